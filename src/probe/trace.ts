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
  const pending = new Map<string, Pending>();
  const done: Step[] = [];
  let blame: (cause: FailureCause) => void = () => undefined;
  const ended = new Promise<FailureCause>((resolve) => {
    blame = resolve;
  });

  const step = ({ method, startedAtMs }: Pending, cause: string | undefined): Step => ({
    method,
    startedAtMs,
    latencyMs: elapsedMs() - startedAtMs,
    outcome: cause === undefined ? "success" : "failed",
    cause,
  });

  const settle = (id: string, cause: string | undefined): Pending | undefined => {
    const asked = pending.get(id);
    if (asked === undefined) return undefined;
    pending.delete(id);
    done.push(step(asked, cause));
    return asked;
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
      if ("id" in message)
        pending.set(String(message.id), { method: message.method, startedAtMs: elapsedMs() });
    },
    unsent(message, why) {
      if ("method" in message && "id" in message) settle(String(message.id), why);
    },
    received(message) {
      if ("method" in message) return message;
      const id = String(message.id);
      const asked = settle(id, "error" in message ? `rpc-error ${message.error.code}` : undefined);
      if (asked === undefined) seen.strayId ??= quoteLine(id);
      return asked === undefined || "error" in message ? message : agreed(asked.method, message);
    },
    isUnanswered: (message) => "method" in message && "id" in message && pending.has(String(message.id)),
    noted(line) {
      seen.noise = { lines: (seen.noise?.lines ?? 0) + 1, first: seen.noise?.first ?? quoteLine(line) };
    },
    waitingFor: () => [...pending.values()].at(-1)?.method ?? seen.methodsSent.at(-1) ?? "initialize",
    steps: (cause) =>
      [...done, ...[...pending.values()].map((asked) => step(asked, cause ?? "not answered"))].sort(
        (left, right) => left.startedAtMs - right.startedAtMs,
      ),
  };
}

type ResultMessage = Extract<JSONRPCMessage, { result: unknown }>;
