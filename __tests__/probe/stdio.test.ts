// What is seen of servers over stdio: their lists, and the exact stage and kind of every failure. Real processes.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import type { Observation } from "../../src/core/model.ts";
import {
  AMPLE_MS,
  asking,
  command,
  describeOnPosix,
  fixture,
  mustBeListed,
  mustHaveFailed,
  probe,
  probeTogether,
  ROOT,
  testOnLinux,
  testOnPosix,
} from "./bench.ts";

const TOKEN = { REPORT_API_TOKEN: "a-token" };
const REPORT_TOOLS = ["fetch_daily_report", "list_report_dates"];

const numbered = (name: string, many: number) =>
  Array.from({ length: many }, (_, index) => `${name}_${index + 1}`).sort();
/** Its list is a line of so many bytes, the line break counted. */
const bigList = (bytes: number) => fixture("big-list.mjs", [String(bytes - 110)]);
const refusing = (...methods: string[]) => fixture("refuses-nobody.mjs", methods);

describe("a list", () => {
  test.each([
    ["of the hand-written server", fixture("report.mjs", [], TOKEN), REPORT_TOOLS],
    ["of the same in Python", command("python3", ["fixtures/servers/report.py"], TOKEN), REPORT_TOOLS],
    ["that is empty without the token", fixture("report.mjs"), []],
    ["that is empty with an empty token", fixture("report.mjs", [], { REPORT_API_TOKEN: "" }), []],
    ["in the one order", fixture("tools.mjs", ["b", "_", "B", "a"]), ["B", "_", "a", "b"]],
    ["of five pages, one cursor the empty string", fixture("pages.mjs", ["5"]), numbered("page", 5)],
    ["of as many pages as clients read", fixture("pages.mjs", ["64"]), numbered("page", 64)],
    ["of a server that exits right after it", fixture("exits-after-list.mjs"), ["fetch"]],
    ["of a server that means the end by an empty cursor", fixture("empty-cursor.mjs"), ["fetch"]],
    ["of pages that are all alike", fixture("pages.mjs", ["3", "fetch"]), ["fetch"]],
    ["of new tools behind one and the same cursor", fixture("same-cursor.mjs", ["3"]), numbered("page", 3)],
    [
      "of as many tools as are read",
      fixture("many-tools.mjs", [String(LIMITS.toolsPerServer)]),
      numbered("tool", LIMITS.toolsPerServer),
    ],
    ["in the longest line that clients read", bigList(LIMITS.clientFrameBytes), ["big"]],
    ["of a server that refuses a notification", refusing("notifications/initialized"), ["fetch"]],
    ["after an answer nested beyond printing", fixture("deep.mjs"), ["fetch"]],
    [
      "by code point, each name once",
      fixture("names.mjs", [JSON.stringify(["\u{1F600}", "\uFFFD", "z", "z", "é"])]),
      ["z", "é", "\uFFFD", "\u{1F600}"],
    ],
  ])("%s", async (_, spec, tools) => {
    expect(mustBeListed(await probe(spec)).tools).toEqual(tools);
  });

  test("is no answer when it comes before the question", async () => {
    const { stage, cause } = mustHaveFailed(await probe(fixture("early.mjs"), 1_500)).failure;
    expect({ stage, kind: cause.kind }).toEqual({ stage: "list", kind: "timed-out" });
  });

  test("comes with what is known of the server", async () => {
    const { evidence, listedAfterMs } = mustBeListed(await probe(fixture("report.mjs", [], TOKEN)));
    expect(evidence).toMatchObject({
      attempts: 1,
      implementation: { name: "report-mcp", version: "1.0.2" },
      protocol: "2026-07-28",
      revisionRewritten: true,
      steps: [
        { method: "initialize", outcome: "success", cause: undefined },
        { method: "tools/list", outcome: "success", cause: undefined },
      ],
    });
    expect(evidence.durationMs).toBeGreaterThanOrEqual(listedAfterMs);
  });

  test("of a server that speaks a revision with a handshake is not rewritten", async () => {
    const { evidence } = mustBeListed(await probe(fixture("tools.mjs", ["a"])));
    expect(evidence).toMatchObject({ protocol: "2025-11-25", revisionRewritten: false });
  });

  test("stands beside noise on stdout", async () => {
    const { tools } = mustBeListed(await probe(fixture("noisy.mjs")));
    expect(tools).toEqual(["fetch", "store"]);
  });

  test("is given to a client that answers what it is asked, and refuses the rest", async () => {
    const { tools } = mustBeListed(await probe(fixture("asks-first.mjs")));
    expect(tools).toEqual([
      "elicitation decline",
      "ping {}",
      `root ${pathToFileURL(ROOT).href}`,
      "sampling -32601",
    ]);
  });
});

describe("a failure that does not wait for the deadline", () => {
  const malformed = (message: string) => ({ kind: "malformed", what: "answer", message });
  const tooManyTools = { kind: "too-large", what: "tools", limit: LIMITS.toolsPerServer };
  test.each([
    ["exits at once", fixture("exits.mjs", ["3"]), "connect", { kind: "exited", code: 3, signal: undefined }],
    [
      "exits in the list",
      fixture("exits-in-list.mjs"),
      "list",
      { kind: "exited", code: 9, signal: undefined },
    ],
    [
      "refuses initialize",
      fixture("refuses.mjs", ["initialize"]),
      "connect",
      { kind: "rpc-error", method: "initialize", code: -32603, message: "database is down" },
    ],
    [
      "refuses tools/list",
      fixture("refuses.mjs", ["tools/list"]),
      "list",
      { kind: "rpc-error", method: "tools/list", code: -32603, message: "database is down" },
    ],
    [
      "answers with an error to nobody",
      fixture("nobodys-error.mjs"),
      "connect",
      { kind: "rpc-error", method: "initialize", code: -32700, message: "Parse error" },
    ],
    [
      "answers with an error to id null",
      fixture("nobodys-error.mjs", ["null"]),
      "connect",
      { kind: "rpc-error", method: "initialize", code: -32700, message: "Parse error" },
    ],
    ["declares no tools", fixture("no-tools.mjs"), "connect", { kind: "malformed", what: "no-tools" }],
    [
      "refuses everything after initialize with errors to nobody",
      refusing("notifications/initialized", "tools/list"),
      "list",
      { kind: "rpc-error", method: "tools/list", code: -32601, message: "Method not found" },
    ],
    [
      "lists a tool that clients reject",
      fixture("bad-tool.mjs"),
      "list",
      malformed('tool 2 of page 1 ("search"): inputSchema.type expected "object"'),
    ],
    [
      "ends its list with null, which clients reject",
      fixture("null-cursor.mjs"),
      "list",
      malformed("its answer to tools/list: nextCursor expected string, received null"),
    ],
    [
      "names a revision nobody knows",
      fixture("initialized-as.mjs", ['{"protocolVersion":"2099-01-01"}']),
      "connect",
      malformed('it answered initialize with protocol revision "2099-01-01", which clients do not speak'),
    ],
    [
      "does not say who it is",
      fixture("initialized-as.mjs", ['{"serverInfo":null}']),
      "connect",
      malformed("its answer to initialize: serverInfo expected object, received null"),
    ],
    [
      "begins with a byte order mark",
      fixture("byte-order-mark.mjs"),
      "connect",
      malformed("its output begins with a byte order mark, which clients do not skip"),
    ],
    [
      "answers in batches",
      fixture("batch.mjs"),
      "connect",
      malformed("it sends batches (arrays), which clients do not read"),
    ],
    [
      "sends a line longer than clients read",
      bigList(LIMITS.clientFrameBytes + 1),
      "list",
      malformed("a line of 10485761 bytes; clients read 10485760 at most"),
    ],
    [
      "has more pages than clients read",
      fixture("pages.mjs", ["65"]),
      "list",
      malformed("its list has 65 pages; clients read 64 at most"),
    ],
    [
      "never ends its line",
      fixture("endless-line.mjs"),
      "connect",
      { kind: "too-large", what: "message", limitBytes: LIMITS.frameBytes },
    ],
    ["gives the same page again", fixture("looping.mjs"), "list", { kind: "looping", pages: 2, tools: 2 }],
    [
      "has no last page",
      fixture("endless-list.mjs", ["1"]),
      "list",
      { kind: "looping", pages: 1_000, tools: 1_000 },
    ],
    [
      "lists one tool more than are read",
      fixture("many-tools.mjs", [String(LIMITS.toolsPerServer + 1)]),
      "list",
      tooManyTools,
    ],
    ["lists tools without end", fixture("endless-list.mjs", ["3000"]), "list", tooManyTools],
  ])("%s", async (_, spec, stage, cause) => {
    const { failure, evidence } = mustHaveFailed(await probe(spec));
    expect(failure).toMatchObject({ stage, cause });
    expect(evidence.durationMs).toBeLessThan(AMPLE_MS / 2);
  });

  testOnLinux("reads what is still in the pipes when a server exits", async () => {
    const late = "setsid sh -c 'sleep 0.32; echo error: too late >&2' & sleep 0.3; exit 3";
    const { failure } = mustHaveFailed(await probe(command("sh", ["-c", late])));
    expect(failure).toMatchObject({ cause: { kind: "exited", code: 3 }, stderr: ["error: too late"] });
  });

  testOnPosix("is killed", async () => {
    const { failure } = mustHaveFailed(await probe(fixture("killed.mjs")));
    expect(failure).toMatchObject({
      stage: "list",
      cause: { kind: "exited", code: undefined, signal: "SIGKILL" },
    });
  });

  test("quotes the line of stderr that tells why", async () => {
    const { failure } = mustHaveFailed(await probe(fixture("exits.mjs", ["1"])));
    expect(failure.stderr).toEqual(["Error: REPORT_API_TOKEN is not set"]);
  });
});

describe("a failure at the deadline", () => {
  const BUDGET_MS = 1_500;
  const SPECS = [
    ...["silent.mjs", "stalled.mjs", "glued.mjs", "question.mjs", "stray.mjs", "chatty.mjs"].map((file) => ({
      ...fixture(file),
      name: file,
    })),
    { ...refusing("tools/list"), name: "refuses-nobody.mjs" },
  ];
  const seen = new Map<string, Observation>();
  beforeAll(async () => {
    const requests = SPECS.map((spec) => asking(spec, BUDGET_MS));
    await probeTogether(requests, { onObservation: (file, observation) => seen.set(file, observation) });
  });
  const failureOf = (file: string) => {
    const observation = seen.get(file);
    if (observation === undefined) throw new Error(`nothing was seen of ${file}`);
    return mustHaveFailed(observation);
  };

  const timedOut = {
    kind: "timed-out",
    budgetMs: BUDGET_MS,
    answeredAfterMs: undefined,
    installer: undefined,
  };
  test.each([
    [
      "silent.mjs",
      "connect",
      { ...timedOut, waitingFor: "initialize", noise: undefined, strayId: undefined },
    ],
    [
      "stalled.mjs",
      "list",
      { ...timedOut, waitingFor: "tools/list", answeredAfterMs: expect.any(Number), noise: undefined },
    ],
    [
      "glued.mjs",
      "connect",
      { ...timedOut, noise: { lines: 1, first: expect.stringMatching(/^Welcome to glued! \{"jsonrpc"/) } },
    ],
    ["question.mjs", "connect", { ...timedOut, noise: { lines: 1, first: "Ok to proceed? (y)" } }],
    ["stray.mjs", "connect", { ...timedOut, strayId: "4711" }],
    ["chatty.mjs", "connect", { ...timedOut, waitingFor: "initialize" }],
    [
      "refuses-nobody.mjs",
      "list",
      {
        ...timedOut,
        waitingFor: "tools/list",
        answeredAfterMs: expect.any(Number),
        noise: { lines: 1, first: expect.stringContaining('"id":null,"error"') },
      },
    ],
  ])("%s at stage %s", (file, stage, cause) => {
    const { failure, evidence } = failureOf(file);
    expect(failure).toMatchObject({ stage, cause });
    expect(evidence.durationMs).toBeGreaterThanOrEqual(BUDGET_MS - 5);
    expect(evidence.durationMs).toBeLessThan(BUDGET_MS + 300);
  });

  test("quotes the last lines of a flood, and no more", () => {
    expect(failureOf("chatty.mjs").failure.stderr).toEqual(
      [9_995, 9_996, 9_997, 9_998, 9_999].map((n) => `error number ${n} of the flood`),
    );
  });

  testOnPosix("tells that an installer had printed nothing", async () => {
    const bin = mkdtempSync(path.join(tmpdir(), "probe-"));
    writeFileSync(path.join(bin, "npx"), "#!/bin/sh\nsleep 60\n", { mode: 0o755 });
    const spec = command("npx", ["docs-mcp@1.4.2"], { PATH: `${bin}:${process.env.PATH}` });
    const { failure } = mustHaveFailed(await probe(spec, BUDGET_MS));
    rmSync(bin, { recursive: true });
    expect(failure.cause).toMatchObject({
      kind: "timed-out",
      installer: { launcher: "npx", download: "docs-mcp@1.4.2", asksFirst: true },
    });
  });
});

describeOnPosix("a command that cannot be started", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "probe-"));
    writeFileSync(path.join(folder, "plain.txt"), "no program");
    writeFileSync(path.join(folder, "script"), "#!/no/such/interpreter\n");
    chmodSync(path.join(folder, "script"), 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const notFound = (name: string, folders: number) => ({ kind: "not-found", command: name, folders });
  test.each([
    ["no-such-command", () => notFound("no-such-command", 2)],
    ["./no-such-binary", () => notFound("./no-such-binary", 0)],
    ["FOLDER/plain.txt", (command: string) => ({ kind: "not-executable", command, code: "EACCES" })],
    ["FOLDER/script", (command: string) => ({ kind: "not-executable", command, code: "ENOENT" })],
    ["FOLDER/plain.txt/below", (command: string) => ({ kind: "not-executable", command, code: "ENOTDIR" })],
    ["a\0b", (command: string) => ({ kind: "not-executable", command, code: "ERR_INVALID_ARG_VALUE" })],
  ])("%j", async (name, cause) => {
    const placed = name.replace("FOLDER", folder);
    const spec = command(placed, [], { PATH: `${folder}::/no/such/folder` });
    const { failure, evidence } = mustHaveFailed(await probe(spec));
    expect(failure).toEqual({ stage: "start", cause: cause(placed), stderr: [] });
    expect(evidence).toMatchObject({ steps: [], protocol: undefined, implementation: undefined });
  });

  test("is settled while the others are still judged", async () => {
    const requests = [
      fixture("tools.mjs", ["a"]),
      command("no-such-command", []),
      fixture("tools.mjs", ["b"]),
    ];
    const seen = await probeTogether(requests.map((spec) => asking(spec)));
    expect(seen.map(({ kind }) => kind)).toEqual(["listed", "failed", "listed"]);
  });
});

test("several are started together: five take about as long as the slowest", async () => {
  const requests = [1, 2, 3, 4, 5].map(() => asking(fixture("slow.mjs", ["1500", "a"])));
  const begunAt = performance.now();
  const seen = await probeTogether(requests);
  expect(seen.map(({ kind }) => kind)).toEqual(["listed", "listed", "listed", "listed", "listed"]);
  expect(performance.now() - begunAt).toBeLessThan(2 * 1_500 + 1_500);
});
