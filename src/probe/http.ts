// Links over streamable HTTP and legacy SSE: the client's own transports over a fetch that notes every exchange and bounds every body. Never signs in.

import type { ReadableStreamDefaultReader } from "node:stream/web";
import {
  type FetchLike,
  SSEClientTransport,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { EnvHttpProxyAgent, type Response as UndiciResponse, fetch as undiciFetch } from "undici";
import { LIMITS } from "../core/limits.ts";
import type { FailureCause, ProxyVariables, RemoteSpec } from "../core/model.ts";
import { settlesWithin } from "./deadline.ts";
import { cutShort, type Exchange, failureIn, networkCause, noProxy } from "./exchange.ts";
import type { Trace } from "./trace.ts";
import { startTurn } from "./turn.ts";
import { type Exchanges, type Link, WatchedTransport } from "./wire.ts";

/** A link to the server at `spec.url`. Nothing is sent before the client starts it. */
export function remoteLink(spec: RemoteSpec, trace: Trace, budgetMs: number): Link {
  const url = new URL(spec.url);
  const closing = new AbortController();
  const dispatcher = openDispatcher(spec.proxy, budgetMs, closing.signal);
  const watch = watchExchanges(spec, trace, dispatcher);
  const options = { fetch: watch.fetch, requestInit: { headers: { ...spec.headers } } };
  const inner =
    spec.transport === "sse"
      ? new SSEClientTransport(url, options)
      : new StreamableHTTPClientTransport(url, options);
  const transport = new WatchedTransport(inner, trace, watch);
  const kill = async () => {
    await transport.close();
    closing.abort();
    await dispatcher?.destroy();
  };
  return {
    transport,
    failureSeen: watch.failureSeen,
    stderr: () => "",
    hasPrinted: () => true,
    unfinishedLine: () => "",
    async goodbye() {
      if (inner instanceof StreamableHTTPClientTransport)
        await settlesWithin(
          inner.terminateSession().catch(() => undefined),
          LIMITS.goodbyeHttpMs,
        );
      await kill();
    },
    kill,
  };
}

/**
 * Proxies are those given, and no others: an undefined option would make undici read process.env. Undefined when a
 * proxy variable holds no url that can be used.
 */
function openDispatcher(
  proxy: ProxyVariables,
  budgetMs: number,
  closing: AbortSignal,
): EnvHttpProxyAgent | undefined {
  try {
    return new EnvHttpProxyAgent({
      httpProxy: proxy.httpProxy ?? "",
      httpsProxy: proxy.httpsProxy ?? "",
      noProxy: proxy.noProxy ?? "",
      // `signal` ends sockets that are still connecting, which `destroy` would leave to their time-out.
      connect: { timeout: budgetMs, signal: closing },
      // The deadline decides, not these.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  } catch {
    return undefined;
  }
}

interface Watch extends Exchanges {
  readonly fetch: FetchLike;
}

function watchExchanges(spec: RemoteSpec, trace: Trace, dispatcher: EnvHttpProxyAgent | undefined): Watch {
  let requests = 0;
  let last: Exchange | undefined;

  const refuse = (cause: FailureCause): never => {
    trace.blame(cause);
    throw new Error("the request was not sent");
  };

  const watchedFetch: FetchLike = async (target, init) => {
    const url = new URL(target);
    const method = init?.method ?? "GET";
    const isEventStream = method === "GET" && spec.transport === "sse";
    const exchange: Exchange = { url, response: undefined, fault: undefined };
    // The optional GET stream of streamable HTTP decides nothing; legacy SSE has its answers there.
    if (isEventStream || (method === "POST" && !isAnswer(init?.body))) last = exchange;
    requests += 1;
    if (dispatcher === undefined) return refuse(noProxy(url));
    const objection = objectionTo(url, requests, trace);
    if (objection !== undefined) return refuse(objection);

    const isOver = (): boolean => init?.signal?.aborted === true;
    try {
      exchange.response = await send(url, init, dispatcher);
    } catch (error) {
      exchange.fault = networkCause(error, url);
      if (exchange === last && !isOver()) trace.blame(exchange.fault);
      throw error;
    }
    const { ok } = exchange.response;
    return passOn(exchange.response, {
      tooLarge: () => trace.blame({ kind: "too-large", what: "message", limitBytes: LIMITS.frameBytes }),
      ended() {
        if (isEventStream && ok && !isOver()) trace.blame(cutShort(url));
      },
      broken(error) {
        if (isOver()) return;
        exchange.fault = networkCause(error, url);
        if (isEventStream) trace.blame(exchange.fault);
      },
    });
  };

  return {
    fetch: watchedFetch,
    failureSeen: () => (last === undefined ? undefined : failureIn(last)),
    cutShort: () => cutShort(new URL(spec.url)),
  };
}

/** Over undici, whose types are its own: only what the client sets is carried over. */
function send(
  url: URL,
  init: RequestInit | undefined,
  dispatcher: EnvHttpProxyAgent,
): Promise<UndiciResponse> {
  return undiciFetch(url, {
    method: init?.method ?? "GET",
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === "string" ? init.body : null,
    signal: init?.signal ?? null,
    redirect: init?.redirect ?? "manual",
    dispatcher,
  });
}

/** Whether a body of the client's answers the server: what becomes of that decides nothing. */
function isAnswer(body: unknown): boolean {
  const message: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
  return typeof message === "object" && message !== null && !("method" in message);
}

function objectionTo(url: URL, requests: number, { seen }: Trace): FailureCause | undefined {
  if (url.username !== "" || url.password !== "")
    return {
      kind: "malformed",
      what: "answer",
      message: "its url holds a user name or password: clients send nothing to such a url",
    };
  const pages = seen.methodsSent.filter((method) => method === "tools/list").length;
  if (requests - pages <= LIMITS.httpRequestsPerProbe) return undefined;
  const message = `it made the client send more than ${LIMITS.httpRequestsPerProbe} requests beside those for its list`;
  return { kind: "malformed", what: "answer", message };
}

interface BodyEvents {
  tooLarge(): void;
  ended(): void;
  broken(error: unknown): void;
}

/** The response as the global type the client deals in, its decoded body bounded. Throws for a status above 599. */
function passOn(response: UndiciResponse, events: BodyEvents): Response {
  const body = response.body === null ? null : boundBody(response.body.getReader(), events);
  return new Response(body, { status: response.status, headers: [...response.headers] });
}

function boundBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  events: BodyEvents,
): ReadableStream<Uint8Array> {
  let size = 0;
  let rest: Uint8Array = new Uint8Array();
  let turn = startTurn();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (rest.byteLength === 0) {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
            return events.ended();
          }
          rest = value;
          size += value.byteLength;
          turn = startTurn();
        }
        if (size > LIMITS.frameBytes) {
          events.tooLarge();
          controller.error(new Error("the body is too large"));
          return await reader.cancel();
        }
        // In slices and in turns: a flood of events must stop neither the clock nor the neighbours.
        if (turn.isOver()) await turn.giveWay();
        controller.enqueue(rest.subarray(0, LIMITS.bodySliceBytes));
        rest = rest.subarray(LIMITS.bodySliceBytes);
      } catch (error) {
        events.broken(error);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
