// What is seen of servers over streamable HTTP: real servers on loopback, every way to fail with its stage and kind.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import { remoteLink } from "../../src/probe/http.ts";
import { startTrace } from "../../src/probe/trace.ts";
import {
  AMPLE_MS,
  asking,
  mustBeListed,
  mustHaveFailed,
  probe,
  probeTogether,
  ROOT,
  remote,
} from "./bench.ts";
import {
  type Answer,
  behave,
  INITIALIZED,
  json,
  listen,
  portOf,
  type Remote,
  result,
  TOOL,
} from "./remote.ts";

const BUDGET_MS = 1_000;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a fixture server in a process of its own, and gives the address that it prints. */
async function urlOf(file: string): Promise<string> {
  const child = spawn(process.execPath, [`fixtures/servers/${file}`], { cwd: ROOT });
  closers.push(() => child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  return /http:\S+/.exec(String(line))?.[0] ?? "";
}

async function serve(answer: Answer): Promise<Remote> {
  const server = await listen(answer);
  closers.push(() => server.close());
  return server;
}

/** Behaves, but for the requests with this method (JSON-RPC's, or HTTP's where there is no message). */
function but(method: string, answer: Answer): Answer {
  return (asked, response) =>
    (asked.message?.method ?? asked.method) === method ? answer(asked, response) : behave(asked, response);
}

const status =
  (code: number, headers = {}, body = "<html>no</html>"): Answer =>
  (_, response) =>
    response.writeHead(code, { "content-type": "text/html", ...headers }).end(body);

const never: Answer = () => undefined;

function stream(response: ServerResponse, ...events: unknown[]): ServerResponse {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of events) response.write(`event: message\ndata: ${JSON.stringify(event)}\n\n`);
  return response;
}

/** Answers every request on an event stream, and ends it or leaves it open. */
const inStreams =
  (ends: boolean): Answer =>
  (asked, response) => {
    const { message } = asked;
    if (message?.id === undefined || message.method === "server/discover") return behave(asked, response);
    const value = message.method === "initialize" ? INITIALIZED : { tools: [TOOL] };
    const notice = { jsonrpc: "2.0", method: "notifications/message", params: { level: "info", data: "x" } };
    stream(response, notice, result(message, value));
    if (ends) response.end();
  };

/** Gives a session, forgets nothing, and insists on its id. */
const inSession: Answer = (asked, response) => {
  if (asked.method === "DELETE") return response.writeHead(204).end();
  if (asked.message?.method === "initialize")
    return json(response, result(asked.message, INITIALIZED), 200, { "mcp-session-id": "session-1" });
  if (asked.message?.method !== "server/discover" && asked.headers["mcp-session-id"] !== "session-1")
    return json(response, { error: "no session" }, 404);
  return behave(asked, response);
};

const modernResult = { resultType: "complete", ttlMs: 0, cacheScope: "private" };
const modernOnly: Answer = (asked, response) => {
  const { message } = asked;
  if (message?.method === "server/discover")
    return json(
      response,
      result(message, { ...modernResult, supportedVersions: ["2026-07-28"], capabilities: { tools: {} } }),
    );
  if (message?.method === "tools/list" && asked.headers["mcp-method"] === "tools/list")
    return json(response, result(message, { ...modernResult, tools: [TOOL] }));
  return json(response, { jsonrpc: "2.0", id: message?.id, error: { code: -32022, message: "old" } }, 400);
};

describe("a list", () => {
  const answeringDiscover = (answer: Answer) => but("server/discover", answer);
  test.each<[string, Answer, string]>([
    ["in JSON", behave, "2025-11-25"],
    ["in event streams that end", inStreams(true), "2025-11-25"],
    ["in event streams that stay open", inStreams(false), "2025-11-25"],
    ["in a session", inSession, "2025-11-25"],
    ["of a server that speaks 2026-07-28 alone", modernOnly, "2026-07-28"],
    [
      "after an empty result to server/discover",
      answeringDiscover(({ message }, response) => json(response, result(message ?? {}, {}))),
      "2025-11-25",
    ],
    ["after 400 to server/discover", answeringDiscover(status(400)), "2025-11-25"],
    ["after 404 to server/discover", answeringDiscover(status(404)), "2025-11-25"],
    ["after 405 to server/discover", answeringDiscover(status(405)), "2025-11-25"],
    ["when the optional GET stream is refused", but("GET", status(500)), "2025-11-25"],
    ["when the optional GET stream wants credentials", but("GET", status(401)), "2025-11-25"],
    ["when the optional GET stream hangs", but("GET", never), "2025-11-25"],
    ["when the optional GET stream breaks", but("GET", (_, response) => response.destroy()), "2025-11-25"],
  ])("%s", async (_, answer, protocol) => {
    const server = await serve(answer);
    const { tools, evidence } = mustBeListed(await probe(remote(`${server.origin}/mcp`)));
    expect(tools).toEqual(["fetch"]);
    expect(evidence).toMatchObject({ protocol, attempts: 1, revisionRewritten: false });
  });

  test("of a redirect within the origin that keeps the method", async () => {
    const server = await serve((asked, response) =>
      asked.path === "/old" ? status(307, { location: "/new" })(asked, response) : behave(asked, response),
    );
    expect(mustBeListed(await probe(remote(`${server.origin}/old`))).tools).toEqual(["fetch"]);
  });

  test("ends the session it was given", async () => {
    const server = await serve(inSession);
    mustBeListed(await probe(remote(server.origin)));
    expect(server.asked.at(-1)).toMatchObject({
      method: "DELETE",
      headers: { "mcp-session-id": "session-1" },
    });
  });

  test("does not wait for a session that cannot be ended", async () => {
    const server = await serve((asked, response) =>
      asked.method === "DELETE" ? undefined : inSession(asked, response),
    );
    const begunAt = performance.now();
    mustBeListed(await probe(remote(server.origin)));
    expect(performance.now() - begunAt).toBeLessThan(LIMITS.goodbyeHttpMs + 1_500);
  });

  test("sends the headers of the entry with every request", async () => {
    const server = await serve(behave);
    mustBeListed(await probe(remote(server.origin, { headers: { Authorization: "Bearer a-token" } })));
    expect(server.asked.length).toBeGreaterThan(3);
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(
      server.asked.map(() => "Bearer a-token"),
    );
  });

  test("is asked for under our name and version", async () => {
    const server = await serve(behave);
    mustBeListed(await probe(remote(server.origin)));
    const { name, version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
    const initialize = server.asked.find(({ message }) => message?.method === "initialize");
    expect(initialize?.message?.params).toMatchObject({
      clientInfo: { name, version },
      capabilities: { roots: {}, elicitation: {} },
    });
  });

  test("of the hand-written server, with and without the token", async () => {
    const url = await urlOf("report-http.mjs");
    const withToken = mustBeListed(
      await probe(remote(url, { headers: { Authorization: "Bearer a-token" } })),
    );
    expect(withToken.tools).toEqual(["fetch_daily_report", "list_report_dates"]);
    expect(withToken.evidence).toMatchObject({ protocol: "2026-07-28", revisionRewritten: true });
    expect(mustBeListed(await probe(remote(url))).tools).toEqual([]);
  });
});

test.each(["http", "sse"] as const)(
  "a flood of events over %s stops neither the clock nor its neighbour",
  async (transport) => {
    const flooding = remote(await urlOf("flood-http.mjs"), { transport, name: "flood" });
    const calm = remote(await urlOf("report-http.mjs"), { name: "calm" });
    const begunAt = performance.now();
    const seenAtMs = new Map<string, number>();
    const onObservation = (server: string) => seenAtMs.set(server, performance.now() - begunAt);
    const [flooded, listed] = await probeTogether([asking(flooding, 2_500), asking(calm, AMPLE_MS)], {
      onObservation,
    });
    if (flooded === undefined || listed === undefined) throw new Error("no observations");
    expect(mustHaveFailed(flooded).failure.cause.kind).toBe("timed-out");
    expect(mustBeListed(listed).tools).toEqual([]);
    expect(seenAtMs.get("flood")).toBeLessThan(2_500 + 1_200);
  },
);

describe("a failure", () => {
  const host = expect.stringMatching(/^127\.0\.0\.1:\d+$/);
  const malformed = (message: string) => ({ kind: "malformed", what: "answer", message });
  const challenge = 'Bearer realm="x", error="invalid_token"';
  const list = (answer: Answer) => but("tools/list", answer);
  const cutShort = "the server ended its stream without the answer";
  test.each<[string, Answer, string, unknown]>([
    [
      "401",
      status(401, { "www-authenticate": challenge }),
      "connect",
      { kind: "auth", host, status: 401, challenge },
    ],
    [
      "403 without a challenge",
      status(403),
      "connect",
      { kind: "auth", host, status: 403, challenge: undefined },
    ],
    ["404", status(404), "connect", { kind: "http", host, status: 404, retryAfter: undefined }],
    [
      "429",
      status(429, { "retry-after": "120" }),
      "connect",
      { kind: "http", host, status: 429, retryAfter: "120" },
    ],
    ["503", status(503), "connect", { kind: "http", host, status: 503 }],
    ["a status that does not exist", status(799), "connect", { kind: "http", host, status: 799 }],
    ["401 in the list", list(status(401)), "list", { kind: "auth", host, status: 401 }],
    ["500 in the list", list(status(500)), "list", { kind: "http", host, status: 500 }],
    [
      "500 to the initialized notification",
      but("notifications/initialized", status(500)),
      "connect",
      { kind: "http", status: 500 },
    ],
    [
      "a redirect elsewhere",
      status(307, { location: "https://user:pass@elsewhere.example/mcp?token=x#y" }),
      "connect",
      { kind: "redirect", host, status: 307, target: "https://elsewhere.example/mcp" },
    ],
    [
      "a redirect that drops the method",
      status(302, { location: "/login" }),
      "connect",
      { kind: "redirect", host, status: 302 },
    ],
    ["a broken connection", (_, response) => response.destroy(), "connect", { kind: "network", host }],
    [
      "an error in the list",
      list(({ message }, response) =>
        json(response, { jsonrpc: "2.0", id: message?.id, error: { code: -32603, message: "down" } }),
      ),
      "list",
      { kind: "rpc-error", method: "tools/list", code: -32603, message: "down" },
    ],
    [
      "a web page",
      status(200),
      "connect",
      {
        kind: "malformed",
        what: "content",
        message:
          "its answer to server/discover is neither JSON nor an event stream (Unexpected content type: text/html)",
      },
    ],
    [
      "a body that is no JSON",
      list((_, response) => response.setHeader("content-type", "application/json").end("{")),
      "list",
      malformed("its answer to tools/list is not JSON"),
    ],
    [
      "JSON that is no message",
      list((_, response) => json(response, { tools: [] })),
      "list",
      malformed("its answer to tools/list is not a JSON-RPC message"),
    ],
    [
      "a tool that clients reject",
      list(({ message }, response) => json(response, result(message ?? {}, { tools: [{ name: "x" }] }))),
      "list",
      malformed('tool 1 of page 1 ("x"): inputSchema expected object, received undefined'),
    ],
    [
      "a stream that ends without the answer",
      list((_, response) => stream(response).end()),
      "list",
      { kind: "network", host, code: "", message: cutShort },
    ],
    [
      "a stream that breaks",
      list((_, response) => {
        stream(response, {});
        setTimeout(() => response.destroy(), 50);
      }),
      "list",
      { kind: "network", host },
    ],
    [
      "a body that bursts when it is unpacked",
      list((_, response) =>
        response
          .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(LIMITS.frameBytes + 1, " "))),
      ),
      "list",
      { kind: "too-large", what: "message", limitBytes: LIMITS.frameBytes },
    ],
    [
      "a stream that promises to go on and does not",
      list((_, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end("id: 1\nretry: 1\ndata:\n\n");
      }),
      "list",
      { kind: "network", host, code: "", message: cutShort },
    ],
    [
      "no tools declared",
      but("initialize", ({ message }, response) =>
        json(response, result(message ?? {}, { ...INITIALIZED, capabilities: {} })),
      ),
      "connect",
      { kind: "malformed", what: "no-tools" },
    ],
  ])("%s", async (_, answer, stage, cause) => {
    const server = await serve(answer);
    const { failure, evidence } = mustHaveFailed(await probe(remote(`${server.origin}/mcp?key=secret`)));
    expect(failure).toMatchObject({ stage, cause, stderr: [] });
    expect(evidence.durationMs).toBeLessThan(AMPLE_MS / 2);
    expect(JSON.stringify(failure)).not.toMatch(/<html|secret|user|pass/);
  });

  test("what becomes of the client's own answers decides nothing", async () => {
    const server = await serve((asked, response) => {
      if (asked.message?.method === undefined && asked.method === "POST") return status(400)(asked, response);
      if (asked.message?.method !== "tools/list") return behave(asked, response);
      stream(response, { jsonrpc: "2.0", id: "ask", method: "ping" });
      return setTimeout(
        () => response.end(`data: ${JSON.stringify(result(asked.message ?? {}, { tools: 1 }))}\n\n`),
        200,
      );
    });
    const { failure } = mustHaveFailed(await probe(remote(server.origin)));
    expect(server.asked.some(({ message }) => message?.id === "ask")).toBe(true);
    expect(failure.cause).toEqual(
      malformed("its answer to tools/list: tools expected array, received number"),
    );
  });

  test("more requests than any list needs", async () => {
    const server = await serve((asked, response) => {
      if (asked.method !== "GET" && asked.message?.method !== "tools/list") return behave(asked, response);
      response.writeHead(200, { "content-type": "text/event-stream" });
      return response.end(`id: ${server.asked.length}\nretry: 1\ndata:\n\n`);
    });
    const { failure } = mustHaveFailed(await probe(remote(server.origin)));
    expect(failure).toMatchObject({
      stage: "list",
      cause: malformed("it made the client send more than 100 requests beside those for its list"),
    });
    expect(server.asked.length).toBeLessThan(110);
  });

  test.each<[string, Answer, string, string]>([
    ["never answers", never, "connect", "server/discover"],
    ["never answers initialize", but("initialize", never), "connect", "initialize"],
    [
      "never takes the initialized notification",
      but("notifications/initialized", never),
      "connect",
      "notifications/initialized",
    ],
    ["never lists", list(never), "list", "tools/list"],
    ["accepts the request for its list, and no more", list(status(202)), "list", "tools/list"],
    [
      "drips",
      list((_, response) => response.writeHead(200, { "content-type": "application/json" }).write("{")),
      "list",
      "tools/list",
    ],
  ])("at the deadline: %s", async (_, answer, stage, waitingFor) => {
    const server = await serve(answer);
    const begunAt = performance.now();
    const { failure } = mustHaveFailed(await probe(remote(server.origin), BUDGET_MS));
    expect(failure).toMatchObject({
      stage,
      cause: { kind: "timed-out", budgetMs: BUDGET_MS, waitingFor, installer: undefined },
    });
    expect(performance.now() - begunAt).toBeLessThan(BUDGET_MS + 300);
  });

  test("nobody listens", async () => {
    const server = await listen(behave);
    server.close();
    const { failure } = mustHaveFailed(await probe(remote(server.origin)));
    expect(failure).toMatchObject({
      stage: "connect",
      cause: { kind: "refused", host, code: "ECONNREFUSED" },
    });
  });

  test("TLS is not spoken", async () => {
    const server = await serve(behave);
    const { failure } = mustHaveFailed(await probe(remote(server.origin.replace("http:", "https:"))));
    expect(failure).toMatchObject({ stage: "connect", cause: { kind: "tls", host } });
  });

  test("a connection that is not yet made does not outlive the probe", async () => {
    const silent = createTcpServer((socket) => socket.on("error", () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    closers.push(() => silent.close());
    const connected = once(silent, "connection");
    const spec = remote(`https://127.0.0.1:${portOf(silent.address())}/sse`, { transport: "sse" });
    const link = remoteLink(
      spec,
      startTrace(() => 0),
      AMPLE_MS,
    );
    void link.transport.start().catch(() => undefined);
    const [socket] = await connected;
    const closed = once(socket, "close");
    const killedAt = performance.now();
    await Promise.all([link.kill(), closed]);
    expect(performance.now() - killedAt).toBeLessThan(1_000);
  });

  test("the name does not resolve", async () => {
    const { failure } = mustHaveFailed(await probe(remote("http://no-such-host.invalid/mcp")));
    expect(failure).toMatchObject({ stage: "connect", cause: { kind: "dns", host: "no-such-host.invalid" } });
  });

  test("a url with a user name is not asked", async () => {
    const server = await serve(behave);
    const { failure } = mustHaveFailed(await probe(remote(server.origin.replace("//", "//user:pass@"))));
    expect(failure.cause).toEqual(
      malformed("its url holds a user name or password: clients send nothing to such a url"),
    );
    expect(server.asked).toEqual([]);
  });
});

describe("a proxy", () => {
  /** Tunnels whatever is asked for, and remembers it. */
  async function openProxy(): Promise<{ readonly url: string; readonly targets: string[] }> {
    const targets: string[] = [];
    const proxy = createTcpServer((socket) => {
      socket.once("data", (head) => {
        const [, target = ""] = /^CONNECT (\S+)/.exec(String(head)) ?? [];
        targets.push(target);
        const upstream = connect(Number(target.split(":")[1]), "127.0.0.1", () => {
          socket.write("HTTP/1.1 200 OK\r\n\r\n");
          socket.pipe(upstream).pipe(socket);
        });
        upstream.on("error", () => socket.destroy());
        socket.on("error", () => upstream.destroy());
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    closers.push(() => proxy.close());
    return { url: `http://127.0.0.1:${portOf(proxy.address())}`, targets };
  }

  const none = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };

  test("is used when it is given", async () => {
    const [server, proxy] = [await serve(behave), await openProxy()];
    mustBeListed(await probe(remote(server.origin, { proxy: { ...none, httpProxy: proxy.url } })));
    expect(new Set(proxy.targets)).toEqual(new Set([new URL(server.origin).host]));
  });

  test("is not used for what NO_PROXY names", async () => {
    const [server, proxy] = [await serve(behave), await openProxy()];
    mustBeListed(
      await probe(remote(server.origin, { proxy: { ...none, httpProxy: proxy.url, noProxy: "127.0.0.1" } })),
    );
    expect(proxy.targets).toEqual([]);
  });

  test.each(["garbage", "proxy.acme.example:8080"])(
    "that is %s is told, and nothing goes around it",
    async (httpProxy) => {
      const server = await serve(behave);
      const { failure } = mustHaveFailed(
        await probe(remote(server.origin, { proxy: { ...none, httpProxy } })),
      );
      expect(failure.cause).toMatchObject({
        kind: "network",
        message: "a proxy variable of this job holds no usable url",
      });
      expect(server.asked).toEqual([]);
    },
  );

  test("of our own environment is none of the entry's", async () => {
    const server = await serve(behave);
    process.env.HTTP_PROXY = "http://127.0.0.1:9";
    try {
      mustBeListed(await probe(remote(server.origin)));
    } finally {
      delete process.env.HTTP_PROXY;
    }
  });
});
