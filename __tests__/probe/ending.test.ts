// How what was started is ended: politely after a list, at once otherwise, the whole group, and never later than told. Real processes.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import type { StdioSpec } from "../../src/core/model.ts";
import { killAllGroups, startServer } from "../../src/probe/stdio.ts";
import { processesOf } from "../scenario/processes.ts";
import {
  AMPLE_MS,
  asking,
  describeOnPosix,
  fixture,
  mustBeListed,
  mustHaveFailed,
  probe,
  probeTogether,
  ROOT,
  testOnLinux,
} from "./bench.ts";

/** Slack for a loaded machine, well below the shortest wait that a polite ending knows. */
const SLACK_MS = 900;

/** Ms from the moment the observation stood until nothing was left. */
async function goodbyeOf(spec: StdioSpec): Promise<number> {
  let stoodAt = 0;
  const onObservation = () => {
    stoodAt = performance.now();
  };
  mustBeListed(await probe(spec, AMPLE_MS, { onObservation }));
  return performance.now() - stoodAt;
}

describeOnPosix("after a list", () => {
  const { goodbyeStdinMs, goodbyeTermMs } = LIMITS;
  test.each([
    ["a server that ends at EOF costs nothing", fixture("tools.mjs", ["a"]), 0],
    ["a wrapper ends with its server", fixture("wrapper.mjs", ["a"]), 0],
    ["what a server leaves behind is killed with its exit", fixture("grandchild.mjs"), 0],
    ["a server that stays gets SIGTERM", fixture("ignores-eof.mjs"), goodbyeStdinMs],
    [
      "a server that ignores SIGTERM is killed",
      fixture("ignores-sigterm.mjs"),
      goodbyeStdinMs + goodbyeTermMs,
    ],
  ])("%s", async (_, spec, waitedMs) => {
    const tookMs = await goodbyeOf(spec);
    expect(tookMs).toBeGreaterThanOrEqual(waitedMs - 20);
    expect(tookMs).toBeLessThan(waitedMs + SLACK_MS);
  });
});

test("at the deadline nothing is waited for, not by a server that ignores SIGTERM", async () => {
  const begunAt = performance.now();
  const spec = fixture("grandchild.mjs", [], { STALL: "1" });
  mustHaveFailed(await probe(spec, 800));
  expect(performance.now() - begunAt).toBeLessThan(800 + 300 + SLACK_MS);
});

describe("cancelled", () => {
  const reason = new Error("told to stop");

  test("while servers are silent and stubborn: all are killed, then it rejects with the reason", async () => {
    const cancel = new AbortController();
    const requests = ["silent.mjs", "stalled.mjs", "grandchild.mjs"].map((file) =>
      asking(fixture(file, [], { STALL: "1" })),
    );
    const probes = probeTogether(requests, { signal: cancel.signal });
    setTimeout(() => cancel.abort(reason), 700);
    const begunAt = performance.now();
    await expect(probes).rejects.toBe(reason);
    expect(performance.now() - begunAt).toBeLessThan(700 + SLACK_MS);
  });

  test("in a goodbye: the rest of it is not waited for", async () => {
    const cancel = new AbortController();
    let cancelledAt = 0;
    const onObservation = () => {
      cancelledAt = performance.now();
      cancel.abort(reason);
    };
    const probes = probe(fixture("ignores-sigterm.mjs"), AMPLE_MS, { signal: cancel.signal, onObservation });
    await expect(probes).rejects.toBe(reason);
    expect(performance.now() - cancelledAt).toBeLessThan(LIMITS.goodbyeStdinMs / 2);
  });

  test("before it began: nothing is started", async () => {
    await expect(probe(fixture("silent.mjs"), AMPLE_MS, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});

test("a fault of our own ends all probes, and is what it rejects with", async () => {
  const fault = new Error("our bug");
  const onObservation = () => {
    throw fault;
  };
  const requests = [asking(fixture("tools.mjs", ["a"])), asking(fixture("silent.mjs"))];
  const begunAt = performance.now();
  await expect(probeTogether(requests, { onObservation })).rejects.toBe(fault);
  expect(performance.now() - begunAt).toBeLessThan(AMPLE_MS / 2);
});

testOnLinux("killAllGroups leaves nobody", async () => {
  const mark = randomUUID();
  const started = [fixture("silent.mjs"), fixture("grandchild.mjs")].map((spec) =>
    startServer({ ...spec, env: { ...spec.env, RUNNER_TRACKING_ID: mark } }),
  );
  while (processesOf(mark).length < 3) await sleep(20);
  killAllGroups();
  await Promise.all(started.map((server) => server.kill()));
  expect(processesOf(mark)).toEqual([]);
});

test("a program that has probed ends by itself at once", async () => {
  const script = `
    import { probeAll } from ${JSON.stringify(path.join(ROOT, "src/probe/probe.ts"))};
    const servers = ${JSON.stringify(path.join(ROOT, "fixtures/servers"))};
    const stdio = (file, budgetMs) => ({
      spec: { transport: "stdio", name: file, command: process.execPath, args: [servers + "/" + file, "a"], env: {}, workingDirectory: "/" },
      budgetMs, variables: [],
    });
    const proxy = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };
    const remote = { spec: { transport: "http", name: "r", url: process.argv[1], headers: {}, proxy }, budgetMs: ${AMPLE_MS}, variables: [] };
    const surroundings = { workspace: "/", discoverFirst: false, signal: new AbortController().signal };
    const seen = await probeAll([stdio("tools.mjs", ${AMPLE_MS}), stdio("silent.mjs", 1500), stdio("exits.mjs", ${AMPLE_MS}), remote], surroundings);
    console.log(seen.map(({ kind }) => kind).join());
    const resolvedAt = performance.now();
    process.on("exit", () => console.log(performance.now() - resolvedAt < 500 ? "at once" : "late"));
  `;
  const server = execFile(process.execPath, [path.join(ROOT, "fixtures/servers/report-http.mjs")]);
  const url = await new Promise<string>((resolve) =>
    server.stdout?.once("data", (line) => resolve(/http:\S+/.exec(String(line))?.[0] ?? "")),
  );
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", script, url];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  server.kill("SIGKILL");
  expect({ stdout, stderr }).toEqual({ stdout: "listed,failed,failed,listed\nat once\n", stderr: "" });
});
