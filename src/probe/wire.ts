// Transports for the official client that note what passes. They alter no message but for the one field trace.ts rewrites.

import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type Transport,
  type TransportSendOptions,
} from "@modelcontextprotocol/client";
import { LIMITS } from "../core/limits.ts";
import type { FailureCause } from "../core/model.ts";
import type { ServerProcess } from "./stdio.ts";
import type { Trace } from "./trace.ts";

/** One connection to a server, and the ways to end it. */
export interface Link {
  readonly transport: Transport;
  /** What the bytes or statuses below the protocol show of a failure. */
  failureSeen(): FailureCause | undefined;
  /** Empty for http and sse. */
  stderr(): string;
  /** Whether the server has given any sign of life on the channel it answers on. */
  hasPrinted(): boolean;
  unfinishedLine(): string;
  /** After a complete list. Resolves when all that was started or opened is gone. */
  goodbye(): Promise<void>;
  /** At a deadline, a failure or a cancel: the same at once. */
  kill(): Promise<void>;
}

/** A link to a server process. Its stdout is read once the client starts the transport. */
export function childLink(server: ServerProcess, trace: Trace): Link {
  const transport = new ChildTransport(server, trace);
  return {
    transport,
    failureSeen: () => undefined,
    stderr: () => server.stderrTail(),
    hasPrinted: () => server.hasPrinted(),
    unfinishedLine: () => server.unfinishedLine(),
    async goodbye() {
      await transport.close();
      await server.goodbye();
    },
    async kill() {
      await transport.close();
      await server.kill();
    },
  };
}

/** The client throws on some messages that it cannot use, such as one nested too deeply to be printed. */
function deliver(transport: Transport, message: JSONRPCMessage): void {
  try {
    transport.onmessage?.(message);
  } catch (error) {
    transport.onerror?.(new Error("the client threw", { cause: error }));
  }
}

type Frame =
  | { readonly kind: "blank" | "noise" }
  | { readonly kind: "message"; readonly message: JSONRPCMessage }
  /** An error without an id: it answers a request that could not even be read (JSON-RPC 2.0 §5). */
  | { readonly kind: "refusal"; readonly code: number; readonly message: string }
  /** Valid for a more lenient reader; the official client drops it without a word. */
  | { readonly kind: "unreadable"; readonly why: string };

/**
 * The client's side of a child's pipes: one JSON message a line (spec 2025-11-25, basic/transports, stdio).
 * `pid` and `stderr` make the client see a stdio transport, and ask `server/discover` in place, in this process
 * (SDK 2.4.0, versionNegotiation.ts, detectProbeTransportKind).
 */
class ChildTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly pid: number | null;
  readonly stderr = null;
  readonly #server: ServerProcess;
  readonly #trace: Trace;

  constructor(server: ServerProcess, trace: Trace) {
    this.#server = server;
    this.#trace = trace;
    this.pid = server.pid;
  }

  async start(): Promise<void> {
    this.#server.listen({
      frame: (line, bytes) => this.#read(line, bytes),
      tooLarge: () =>
        this.#trace.blame({ kind: "too-large", what: "message", limitBytes: LIMITS.frameBytes }),
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.pid === null) return;
    this.#trace.sent(message);
    this.#server.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    const { onclose } = this;
    delete this.onclose;
    onclose?.();
  }

  #read(line: string, bytes: number): void {
    const frame = parseFrame(line, bytes);
    switch (frame.kind) {
      case "blank":
        return;
      case "noise":
        this.#trace.noted(line);
        return;
      case "unreadable":
        this.#trace.blame({ kind: "malformed", what: "answer", message: frame.why });
        return;
      case "refusal":
        this.#trace.refused(frame, line);
        return;
      case "message":
        deliver(this, this.#trace.received(frame.message));
    }
  }
}

const BYTE_ORDER_MARK = "\uFEFF";

function parseFrame(line: string, bytes: number): Frame {
  const bytesWithBreak = bytes + 1;
  if (bytesWithBreak > LIMITS.clientFrameBytes)
    return {
      kind: "unreadable",
      why: `a line of ${bytesWithBreak} bytes; clients read ${LIMITS.clientFrameBytes} at most`,
    };
  if (line.trim() === "") return { kind: "blank" };
  const isMarked = line.startsWith(BYTE_ORDER_MARK);
  const value = parseJson(isMarked ? line.slice(1) : line);
  const refusal = readRefusal(value);
  if (refusal !== undefined) return refusal;
  const messages = (Array.isArray(value) ? value : [value]).filter(isMessage);
  const [message] = messages;
  if (message === undefined) return { kind: "noise" };
  if (isMarked)
    return { kind: "unreadable", why: "its output begins with a byte order mark, which clients do not skip" };
  if (Array.isArray(value))
    return { kind: "unreadable", why: "it sends batches (arrays), which clients do not read" };
  return { kind: "message", message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is JSONRPCMessage {
  if (typeof value !== "object" || value === null || !("jsonrpc" in value)) return false;
  return (
    isJSONRPCResultResponse(value) ||
    isJSONRPCRequest(value) ||
    isJSONRPCNotification(value) ||
    isJSONRPCErrorResponse(value)
  );
}

function readRefusal(value: unknown): Frame | undefined {
  if (typeof value !== "object" || value === null || !("error" in value)) return undefined;
  if ("id" in value && value.id !== null) return undefined;
  const withId = { ...value, id: 0 };
  return isJSONRPCErrorResponse(withId)
    ? { kind: "refusal", code: withId.error.code, message: withId.error.message }
    : undefined;
}

/** What lies below the messages of a remote transport. */
export interface Exchanges {
  /** What the exchange that mattered last shows; undefined: nothing wrong below the protocol. */
  failureSeen(): FailureCause | undefined;
  /** The cause when the stream that was to bring an answer ended without it. */
  cutShort(): FailureCause;
}

function shortCause(cause: FailureCause | undefined): string {
  if (cause === undefined) return "not accepted";
  return "status" in cause ? `${cause.kind} ${cause.status}` : cause.kind;
}

/** One of the client's own transports, watched. */
export class WatchedTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #inner: Transport;
  readonly #trace: Trace;
  readonly #exchanges: Exchanges;

  constructor(inner: Transport, trace: Trace, exchanges: Exchanges) {
    this.#inner = inner;
    this.#trace = trace;
    this.#exchanges = exchanges;
  }

  get sessionId(): string | undefined {
    return this.#inner.sessionId;
  }

  get hasPerRequestStream(): boolean {
    return this.#inner.hasPerRequestStream === true;
  }

  setProtocolVersion(version: string): void {
    this.#inner.setProtocolVersion?.(version);
  }

  start(): Promise<void> {
    this.#inner.onmessage = (message) => deliver(this, this.#trace.received(message));
    this.#inner.onerror = (error) => this.onerror?.(error);
    this.#inner.onclose = () => this.onclose?.();
    return this.#inner.start();
  }

  async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    this.#trace.sent(message);
    const onRequestStreamEnd = () => {
      options?.onRequestStreamEnd?.();
      if (this.#trace.isUnanswered(message))
        this.#trace.blame(this.#exchanges.failureSeen() ?? this.#exchanges.cutShort());
    };
    try {
      await this.#inner.send(message, { ...options, onRequestStreamEnd });
    } catch (error) {
      this.#trace.unsent(message, shortCause(this.#exchanges.failureSeen()));
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}
