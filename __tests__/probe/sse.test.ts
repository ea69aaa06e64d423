// What is seen of servers over legacy HTTP+SSE: real servers on loopback, every way to fail with its stage and kind.

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import { AMPLE_MS, mustBeListed, mustHaveFailed, probe, ROOT, remote } from "./bench.ts";
import { type Answer, INITIALIZED, listen, type Remote, result, TOOL } from "./remote.ts";

const BUDGET_MS = 1_000;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: Answer): Promise<Remote> {
  const server = await listen(answer);
  closers.push(() => server.close());
  return server;
}

/** A well-behaved server; `post` may take a message and say so. */
function behaving(
  endpoint: string,
  post: (method: string, stream: ServerResponse) => boolean = () => false,
): Answer {
  let stream: ServerResponse | undefined;
  return ({ method, message }, response) => {
    if (method === "GET") {
      stream = response.writeHead(200, { "content-type": "text/event-stream" });
      return stream.write(`event: endpoint\ndata: ${endpoint}\n\n`);
    }
    if (stream === undefined || message === undefined) return response.writeHead(404).end();
    response.writeHead(202).end();
    if (message.id === undefined || post(message.method ?? "", stream)) return undefined;
    const value = message.method === "initialize" ? INITIALIZED : { tools: [TOOL] };
    return stream.write(`event: message\ndata: ${JSON.stringify(result(message, value))}\n\n`);
  };
}

const sse = (origin: string, headers: Record<string, string> = {}) =>
  remote(`${origin}/sse`, { transport: "sse", headers });

const status =
  (code: number, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end("<html>no</html>");

test("a list", async () => {
  const server = await serve(behaving("/messages"));
  const { tools, evidence } = mustBeListed(await probe(sse(server.origin)));
  expect(tools).toEqual(["fetch"]);
  expect(evidence).toMatchObject({ attempts: 1, protocol: "2025-11-25", revisionRewritten: false });
});

test("a list of the hand-written server, with and without the token", async () => {
  const child = spawn(process.execPath, ["fixtures/servers/report-sse.mjs"], { cwd: ROOT });
  closers.push(() => child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  const { origin } = new URL(/http:\S+/.exec(String(line))?.[0] ?? "");
  const withToken = mustBeListed(await probe(sse(origin, { Authorization: "Bearer a-token" })));
  expect(withToken.tools).toEqual(["fetch_daily_report", "list_report_dates"]);
  expect(withToken.evidence).toMatchObject({ protocol: "2026-07-28", revisionRewritten: true });
  expect(mustBeListed(await probe(sse(origin))).tools).toEqual([]);
});

describe("a failure", () => {
  const host = expect.stringMatching(/^127\.0\.0\.1:\d+$/);
  const ended = {
    kind: "network",
    host,
    code: "",
    message: "the server ended its stream without the answer",
  };
  const endsStreamAt =
    (asked: string) =>
    (method: string, stream: ServerResponse): boolean => {
      if (method === asked) stream.end();
      return method === asked;
    };
  test.each<[string, Answer, string, unknown]>([
    [
      "401",
      status(401, { "www-authenticate": "Bearer" }),
      "connect",
      { kind: "auth", host, status: 401, challenge: "Bearer" },
    ],
    ["403", status(403), "connect", { kind: "auth", host, status: 403 }],
    ["404", status(404), "connect", { kind: "http", host, status: 404 }],
    ["500", status(500), "connect", { kind: "http", host, status: 500 }],
    [
      "a redirect elsewhere",
      status(302, { location: "https://elsewhere.example/sse?x" }),
      "connect",
      { kind: "redirect", host, status: 302, target: "https://elsewhere.example/sse" },
    ],
    ["a broken connection", (_, response) => response.destroy(), "connect", { kind: "network", host }],
    [
      "a web page",
      status(200, { "content-type": "text/html" }),
      "connect",
      { kind: "malformed", what: "content" },
    ],
    [
      "an endpoint elsewhere",
      behaving("https://elsewhere.example/messages"),
      "connect",
      {
        kind: "malformed",
        what: "answer",
        message: "Endpoint origin does not match connection origin: https://elsewhere.example",
      },
    ],
    [
      "a stream that ends before the endpoint",
      status(200, { "content-type": "text/event-stream" }),
      "connect",
      ended,
    ],
    [
      "a stream that ends in the handshake",
      behaving("/messages", endsStreamAt("initialize")),
      "connect",
      ended,
    ],
    ["a stream that ends in the list", behaving("/messages", endsStreamAt("tools/list")), "list", ended],
    [
      "an endpoint that is not there",
      ({ method }, response) =>
        method === "GET"
          ? behaving("/gone")({ method, path: "", headers: {}, message: undefined }, response)
          : response.writeHead(404).end(),
      "connect",
      { kind: "http", host, status: 404 },
    ],
  ])("%s", async (_, answer, stage, cause) => {
    const server = await serve(answer);
    const { failure, evidence } = mustHaveFailed(await probe(sse(server.origin)));
    expect(failure).toMatchObject({ stage, cause, stderr: [] });
    expect(evidence.durationMs).toBeLessThan(AMPLE_MS / 2);
    expect(JSON.stringify(failure)).not.toContain("<html");
  });

  test.each<[string, Answer, string, string]>([
    ["never answers", () => undefined, "connect", "initialize"],
    [
      "never names an endpoint",
      (_, response) => response.writeHead(200, { "content-type": "text/event-stream" }).write(": hi\n\n"),
      "connect",
      "initialize",
    ],
    [
      "never answers initialize",
      behaving("/messages", (method) => method === "initialize"),
      "connect",
      "initialize",
    ],
    ["never lists", behaving("/messages", (method) => method === "tools/list"), "list", "tools/list"],
  ])("at the deadline: %s", async (_, answer, stage, waitingFor) => {
    const server = await serve(answer);
    const begunAt = performance.now();
    const { failure } = mustHaveFailed(await probe(sse(server.origin), BUDGET_MS));
    expect(failure).toMatchObject({ stage, cause: { kind: "timed-out", waitingFor } });
    expect(performance.now() - begunAt).toBeLessThan(BUDGET_MS + 300);
  });

  test("nobody listens", async () => {
    const server = await listen(() => undefined);
    server.close();
    const { failure, evidence } = mustHaveFailed(await probe(sse(server.origin)));
    expect(failure).toMatchObject({ stage: "connect", cause: { kind: "refused", host } });
    expect(evidence.durationMs).toBeLessThan(AMPLE_MS / 2);
  });
});
