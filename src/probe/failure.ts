// What the official client threw, put into our words. Pure: looks at the error and at what the wire has shown.

import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SseError,
  SUPPORTED_PROTOCOL_VERSIONS,
  specTypeSchemas,
} from "@modelcontextprotocol/client";
import type { FailureCause } from "../core/model.ts";
import { quoteLine } from "./quote.ts";
import type { Trace } from "./trace.ts";

/**
 * The cause behind an error of the client's. `seen` is what lies below the protocol, such as an HTTP status; it says
 * more than any error but a JSON-RPC one. `pages`: how many pages of the list had been read.
 */
export function causeOf(
  error: unknown,
  trace: Trace,
  seen: FailureCause | undefined,
  pages: number,
): FailureCause {
  if (error instanceof ProtocolError)
    return {
      kind: "rpc-error",
      method: lastMethod(trace),
      code: error.code,
      message: quoteLine(error.message),
    };
  if (seen !== undefined) return seen;
  const what = isOtherContent(error) ? "content" : "answer";
  return { kind: "malformed", what, message: malformation(error, trace, pages) };
}

/** Whether the client did not even read it, such as a web page. SSE: the status is 200 only when the content type is wrong. */
function isOtherContent(error: unknown): boolean {
  if (error instanceof SseError) return error.code === 200;
  return causeChain(error).some(({ code }) => code === SdkErrorCode.ClientHttpUnexpectedContent);
}

function malformation(error: unknown, trace: Trace, pages: number): string {
  if (error instanceof SdkError && error.code === SdkErrorCode.InvalidResult)
    return invalidResult(error, trace, pages);
  const { revision } = trace.seen;
  if (
    revision !== undefined &&
    !trace.seen.revisionRewritten &&
    !SUPPORTED_PROTOCOL_VERSIONS.includes(revision)
  )
    return `it answered initialize with protocol revision "${revision}", which clients do not speak`;
  const names = causeChain(error).map((link) => link.name);
  if (names.includes("SyntaxError")) return `its answer to ${lastMethod(trace)} is not JSON`;
  if (names.some((name) => name.endsWith("ZodError")))
    return `its answer to ${lastMethod(trace)} is not a JSON-RPC message`;
  const last = causeChain(error).at(-1);
  if (last?.code === SdkErrorCode.ClientHttpUnexpectedContent)
    return quoteLine(
      `its answer to ${lastMethod(trace)} is neither JSON nor an event stream (${last.message})`,
    );
  return quoteLine(last?.message ?? "the client gave up without a reason");
}

function lastMethod(trace: Trace): string {
  return (
    trace.seen.methodsSent.filter((method) => !method.startsWith("notifications/")).at(-1) ??
    trace.waitingFor()
  );
}

/** The result that the official schema rejects, by the first thing that is wrong with it. */
function invalidResult(error: Error, trace: Trace, pages: number): string {
  const { lastResult } = trace.seen;
  const fault = lastResult === undefined ? undefined : firstFault(lastResult.method, lastResult.result);
  // The 2026-07-28 rules beyond the schema have a message of one line.
  if (lastResult === undefined || fault === undefined) return quoteLine(error.message);
  const [field, index, ...path] = fault.path;
  const where =
    lastResult.method === "tools/list" && field === "tools" && index !== undefined
      ? `${toolLabel(lastResult.result, Number(index), pages + 1)}: ${path.join(".")}`
      : `its answer to ${lastResult.method}: ${fault.path.join(".")}`;
  return quoteLine(
    `${where} ${fault.message}`.replace(": Invalid input:", ":").replace("Invalid input: ", ""),
  );
}

function firstFault(
  method: string,
  result: unknown,
): { readonly path: readonly string[]; readonly message: string } | undefined {
  const schema = method === "tools/list" ? specTypeSchemas.ListToolsResult : specTypeSchemas.InitializeResult;
  const outcome = schema["~standard"].validate(result);
  if (outcome instanceof Promise) return undefined;
  const issue = outcome.issues?.[0];
  if (issue === undefined) return undefined;
  const path = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
  return { path, message: issue.message };
}

/** As a person counts: `tool 2 of page 1 ("search")`. */
function toolLabel(result: unknown, index: number, page: number): string {
  const label = `tool ${index + 1} of page ${page}`;
  if (typeof result !== "object" || result === null || !("tools" in result) || !Array.isArray(result.tools))
    return label;
  const tool: unknown = result.tools[index];
  const isNamed =
    typeof tool === "object" && tool !== null && "name" in tool && typeof tool.name === "string";
  return isNamed ? `${label} ("${quoteLine(String(tool.name))}")` : label;
}

interface ErrorLink {
  readonly name: string;
  readonly message: string;
  readonly code: string;
}

/** An error and what it was caused by, outermost first. Of an AggregateError the first error counts. */
export function causeChain(error: unknown): readonly ErrorLink[] {
  const chain: ErrorLink[] = [];
  // An error may be its own cause; five links hold every chain that was seen.
  for (
    let link = error;
    typeof link === "object" && link !== null && chain.length < 5;
    link = nextCause(link)
  )
    chain.push({ name: textOf(link, "name"), message: textOf(link, "message"), code: textOf(link, "code") });
  return chain;
}

function nextCause(error: object): unknown {
  if ("cause" in error && error.cause !== undefined) return error.cause;
  return "errors" in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
}

function textOf(error: object, key: "name" | "message" | "code"): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : "";
}
