// What strikes when, and what does not: the deadline of a probe, and the watchdog over all of them.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import { startDeadline, watch } from "../../src/probe/deadline.ts";
import { watchdogMs } from "../../src/probe/probe.ts";
import { observe } from "../../src/probe/session.ts";
import { startServer } from "../../src/probe/stdio.ts";
import { asking, command, fixture, ROOT, remote } from "./bench.ts";

const never = new Promise<never>(() => undefined);

describe("a watchdog", () => {
  test("rejects when its time is over", async () => {
    await expect(watch(never, 10)).rejects.toThrow("probes were still running after 10 ms");
  });

  test("gives what came in time, be it a rejection", async () => {
    expect(await watch(Promise.resolve("done"), 1_000)).toBe("done");
    await expect(watch(Promise.reject(new Error("failed")), 1_000)).rejects.toThrow("failed");
  });

  const local = (many: number, budgetMs = 30_000) =>
    Array.from({ length: many }, () => asking(command("node", ["server.mjs"]), budgetMs));
  const download = (many: number, budgetMs = 30_000) =>
    Array.from({ length: many }, () => asking(command("npx", ["-y", "docs-mcp"]), budgetMs));
  test.each([
    ["nothing", [], 10_000],
    ["one", local(1), 33_000 + 10_000],
    ["as many as run at once", local(16), 33_000 + 10_000],
    ["one more", local(17), 2 * 33_000 + 10_000],
    ["servers over http", [asking(remote("https://mcp.acme.example/mcp"), 30_000)], 33_000 + 10_000],
    ["as many downloads as run at once", download(3), 2 * 33_000 + 10_000],
    [
      "silent servers, and downloads after them",
      [...local(16), ...download(9)],
      4 * 33_000 + 10_000 + 33_000,
    ],
    ["budgets that differ", [...local(1, 5_000), ...local(1, 60_000)], 63_000 + 10_000],
    ["more than a timer holds", local(16 * 30, LIMITS.longestTimeoutMs), 2 ** 31 - 1],
  ])("waits long enough for %s", (_, requests, expected) => {
    expect(watchdogMs(requests)).toBe(expected);
  });
});

test("a deadline that is over before the first request is none the less told", async () => {
  const spec = fixture("silent.mjs");
  const deadline = startDeadline(1);
  const server = startServer(spec);
  if (!deadline.signal.aborted) await once(deadline.signal, "abort");
  const setting = { workspace: ROOT, discoverFirst: false, cancelled: never };
  const { observation, goodbye } = await observe(asking(spec, 1), server, deadline, setting);
  await goodbye();
  expect(observation).toMatchObject({
    kind: "failed",
    failure: { stage: "connect", cause: { kind: "timed-out", budgetMs: 1, waitingFor: "initialize" } },
  });
  expect(observation.evidence.durationMs).toBeLessThan(1_000);
});

test("a deadline that was released never strikes", async () => {
  const deadline = startDeadline(10);
  deadline.release();
  await sleep(50);
  expect(deadline.signal.aborted).toBe(false);
});
