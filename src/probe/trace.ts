// What one connection has shown so far: requests and their answers, and the first cause of its end. No I/O.

import type { JSONRPCMessage } from "@modelcontextprotocol/client";
import type { FailureCause, Noise, Step } from "../core/model.ts";
import { quoteLine } from "./quote.ts";

/** The revision without a handshake, which hand-written servers name all the same when asked for one. */
export const MODERN_REVISION = "2026-07-28";
/** The newest revision with a handshake: such a server is spoken to as this one. */
const HANDSHAKE_REVISION = "2025-11-25";

export interface Seen {
  readonly noise: Noise | undefined;
  /** The id of an answer to nothing. */
  readonly strayId: string | undefined;
  /** As `initialize` was answered with, before any rewriting. */
  readonly revision: string | undefined;
  readonly revisionRewritten: boolean;
  /** When the server last agreed to speak; ms from the start. */
  readonly answeredAfterMs: number | undefined;
  /** The last answer that was a result. Hostile. */
  readonly lastResult: { readonly method: string; readonly result: unknown } | undefined;
  readonly methodsSent: readonly string[];
}

export interface Trace {
  readonly seen: Seen;
  /** Settles with the first cause that was blamed; never rejects. */
  readonly ended: Promise<FailureCause>;
  blame(cause: FailureCause): void;
  /** Notes a message on its way to the server. */
  sent(message: JSONRPCMessage): void;
  /** Notes that a message did not reach it, or was not accepted. */
  unsent(message: JSONRPCMessage, why: string): void;
  /** Notes a message from the server; gives it as the client is to see it. */
  received(message: JSONRPCMessage): JSONRPCMessage;
  /**
   * Notes an error that does not say what it answers. The client goes on waiting; so it ends the probe only when a
   * request must have been meant: when there were more such errors than messages that may be refused.
   */
  refused(error: { readonly code: number; readonly message: string }, line: string): void;
  isUnanswered(message: JSONRPCMessage): boolean;
  noted(line: string): void;
  /** The method that was asked last and not answered; else the one that was sent last. */
  waitingFor(): string;
  /** All requests in the order they were made; the unanswered ones failed because of `cause`. */
  steps(cause: string | undefined): readonly Step[];
}

interface Pending {
  readonly method: string;
  readonly startedAtMs: number;
}

/** The requests that were made, and what became of them. `elapsedMs` counts from the start of the probe. */
function logRequests(elapsedMs: () => number) {
  const pending = new Map<string, Pending>();
  const done: Step[] = [];
  const step = ({ method, startedAtMs }: Pending, cause: string | undefined): Step => ({
    method,
    startedAtMs,
    latencyMs: elapsedMs() - startedAtMs,
    outcome: cause === undefined ? "success" : "failed",
    cause,
  });
  return {
    made(id: string, method: string): void {
      pending.set(id, { method, startedAtMs: elapsedMs() });
    },
    /** The method of a request that is over; undefined when nobody had asked with this id. `cause`: why it failed. */
    settled(id: string, cause: string | undefined): string | undefined {
      const asked = pending.get(id);
      if (asked === undefined) return undefined;
      pending.delete(id);
      done.push(step(asked, cause));
      return asked.method;
    },
    isPending: (id: string): boolean => pending.has(id),
    lastPending: (): string | undefined => [...pending.values()].at(-1)?.method,
    steps: (cause: string | undefined): readonly Step[] =>
      [...done, ...[...pending.values()].map((asked) => step(asked, cause ?? "not answered"))].sort(
        (left, right) => left.startedAtMs - right.startedAtMs,
      ),
  };
}

/** A trace that has seen nothing. `elapsedMs` counts from the start of the probe. */
export function startTrace(elapsedMs: () => number): Trace {
  const seen: { -readonly [Key in keyof Seen]: Seen[Key] } & { methodsSent: string[] } = {
    noise: undefined,
    strayId: undefined,
    revision: undefined,
    revisionRewritten: false,
    answeredAfterMs: undefined,
    lastResult: undefined,
    methodsSent: [],
  };
  const requests = logRequests(elapsedMs);
  let refusals = 0;
  let blame: (cause: FailureCause) => void = () => undefined;
  const ended = new Promise<FailureCause>((resolve) => {
    blame = resolve;
  });

  const noted = (line: string): void => {
    seen.noise = { lines: (seen.noise?.lines ?? 0) + 1, first: seen.noise?.first ?? quoteLine(line) };
  };

  const agreed = (method: string, message: ResultMessage): JSONRPCMessage => {
    seen.lastResult = { method, result: message.result };
    if (method === "initialize" || method === "server/discover") seen.answeredAfterMs = elapsedMs();
    if (method !== "initialize" || typeof message.result.protocolVersion !== "string") return message;
    seen.revision = quoteLine(message.result.protocolVersion);
    if (seen.revision !== MODERN_REVISION) return message;
    seen.revisionRewritten = true;
    return { ...message, result: { ...message.result, protocolVersion: HANDSHAKE_REVISION } };
  };

  return {
    seen,
    ended,
    blame: (cause) => blame(cause),
    sent(message) {
      if (!("method" in message)) return;
      seen.methodsSent.push(message.method);
      if ("id" in message) requests.made(String(message.id), message.method);
    },
    unsent(message, why) {
      if ("method" in message && "id" in message) requests.settled(String(message.id), why);
    },
    received(message) {
      if ("method" in message) return message;
      const id = String(message.id);
      const method = requests.settled(id, "error" in message ? `rpc-error ${message.error.code}` : undefined);
      if (method === undefined) seen.strayId ??= quoteLine(id);
      return method === undefined || "error" in message ? message : agreed(method, message);
    },
    refused({ code, message }, line) {
      refusals += 1;
      const method = requests.lastPending();
      const harmless = seen.methodsSent.filter(mayBeRefused).length;
      if (method === undefined || refusals <= harmless) noted(line);
      else blame({ kind: "rpc-error", method, code, message: quoteLine(message) });
    },
    isUnanswered: (message) =>
      "method" in message && "id" in message && requests.isPending(String(message.id)),
    noted,
    waitingFor: () => requests.lastPending() ?? seen.methodsSent.at(-1) ?? "initialize",
    steps: requests.steps,
  };
}

/** Whether a client goes on when this is refused, as hand-written servers refuse what they do not know. */
function mayBeRefused(method: string): boolean {
  return method.startsWith("notifications/") || method === "server/discover";
}

type ResultMessage = Extract<JSONRPCMessage, { result: unknown }>;
