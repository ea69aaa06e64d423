// How what was started is ended: politely after a list, at once otherwise, the whole group, and never later than told. Real processes.
import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { getEventListeners, once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import type { StdioSpec } from "../../src/core/model.ts";
import { killAllGroups, startServer, superviseChild } from "../../src/probe/stdio.ts";
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

describe("a flood of lines", () => {
  test.each([
    ["of noise", "noise", ""],
    ["of broken JSON, the slowest to read", "{", ""],
    ["of notifications after the handshake", '{"jsonrpc":"2.0","method":"notifications/x"}', "initialize"],
  ])("%s stops neither the clock nor its neighbour", async (_, line, after) => {
    const begunAt = performance.now();
    const seenAtMs = new Map<string, number>();
    const onObservation = (server: string) => seenAtMs.set(server, performance.now() - begunAt);
    const flood = { ...fixture("flood.mjs", [line, after]), name: "flood" };
    const neighbour = { ...fixture("tools.mjs", ["a"]), name: "neighbour" };
    const [flooded, calm] = await probeTogether([asking(flood, 1_500), asking(neighbour, AMPLE_MS)], {
      onObservation,
    });
    if (flooded === undefined || calm === undefined) throw new Error("no observations");
    expect(mustHaveFailed(flooded).failure.cause.kind).toBe("timed-out");
    expect(mustBeListed(calm).tools).toEqual(["a"]);
    expect(seenAtMs.get("flood")).toBeLessThan(1_500 + 300 + SLACK_MS);
  });

  test("does not hold up a cancel", async () => {
    const cancel = new AbortController();
    const probes = probe(fixture("flood.mjs", ["{"]), AMPLE_MS, { signal: cancel.signal });
    setTimeout(() => cancel.abort(new Error("stop")), 700);
    const begunAt = performance.now();
    await expect(probes).rejects.toThrow("stop");
    expect(performance.now() - begunAt).toBeLessThan(700 + SLACK_MS);
  });
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

test("many probes listen for the cancel with one listener", async () => {
  const { signal } = new AbortController();
  const counts: number[] = [];
  const onObservation = () => counts.push(getEventListeners(signal, "abort").length);
  const requests = Array.from({ length: 20 }, () => asking(fixture("tools.mjs", ["a"])));
  await probeTogether(requests, { signal, onObservation });
  // Node 20 warns of a leak from the eleventh on; newer ones do not.
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(getEventListeners(signal, "abort")).toEqual([]);
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

describe("a child", () => {
  /** A child that never reads; it is killed at the end of the test. */
  async function withChild(use: (child: ReturnType<typeof spawn>) => Promise<void>): Promise<void> {
    const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1_000)"], {
      detached: process.platform !== "win32",
    });
    try {
      await use(child);
    } finally {
      child.kill("SIGKILL");
    }
  }
  const notFound = { kind: "not-found", command: "no-such-command", folders: 1 };
  const spec = { ...fixture("silent.mjs"), command: "no-such-command", env: { PATH: "/no/such/folder" } };
  const error = (syscall: string) => Object.assign(new Error("no"), { code: "ENOENT", syscall });

  test("that cross-spawn says was never started has ended, and its group is nobody's", async () => {
    await withChild(async (child) => {
      const server = superviseChild(spec, child);
      child.emit("error", error("spawn no-such-command"));
      expect(await server.ended).toEqual(notFound);
      killAllGroups();
      expect(await Promise.race([once(child, "exit"), sleep(300, "alive")])).toBe("alive");
    });
  });

  test("lives on after an error that is not of its start", async () => {
    await withChild(async (child) => {
      const server = superviseChild(spec, child);
      child.emit("error", error("kill"));
      expect(await Promise.race([server.ended, sleep(50, "alive")])).toBe("alive");
      await server.kill();
    });
  });

  test("that never reads costs no more memory than one frame", async () => {
    await withChild(async (child) => {
      const server = superviseChild(spec, child);
      const line = "x".repeat(1024 * 1024);
      for (let written = 0; written < 2 * LIMITS.frameBytes; written += line.length) server.write(line);
      const waiting = child.stdin?.writableLength ?? 0;
      expect(waiting).toBeGreaterThanOrEqual(LIMITS.frameBytes);
      expect(waiting).toBeLessThan(LIMITS.frameBytes + line.length);
      await server.kill();
    });
  });
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
