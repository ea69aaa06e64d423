// What takes more than one run to show: how long runs take against each other, and a lock that is written, held and written again.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Job, openJob, readCheckout, runStep, runTerminal, timeBareNode } from "./scenario/job.ts";
import { list, record } from "./scenario/scenario.ts";

const LIMIT_MS = 60_000;
/** What a busy machine may add to any run; far below every budget that must not be waited for. */
const SLACK_MS = 1_500;

const node = (file: string, ...args: string[]) => ({
  command: "node",
  args: [`\${SERVERS}/${file}`, ...args],
});

function write(job: Job, file: string, content: unknown): void {
  writeFileSync(path.join(job.workspace, file), `${JSON.stringify(content, undefined, 2)}\n`);
}

/** A job whose config and lock hold these servers; the lock may be left out. */
async function withJob(
  mcpServers: Readonly<Record<string, unknown>>,
  lock: Readonly<Record<string, readonly string[]>> | undefined,
  use: (job: Job) => Promise<void>,
): Promise<void> {
  const job = openJob(undefined);
  try {
    write(job, ".mcp.json", { mcpServers });
    if (lock !== undefined) write(job, "mcp-tools.lock.json", lock);
    await use(job);
  } finally {
    job.close();
  }
}

describe("time", () => {
  test(
    "five servers take about as long as one",
    async () => {
      const names = ["one", "two", "three", "four", "five"];
      const servers = Object.fromEntries(names.map((name) => [name, node("slow.mjs", "700", name)]));
      const lock = Object.fromEntries(names.map((name) => [name, [name]]));
      await withJob(servers, lock, async (job) => {
        // Of one run, so that a busy machine slows what is compared alike: the whole of it by its slowest server.
        const run = await fastestOfThree(async () => {
          const { exitCode, report } = await runStep(job, {});
          const [allMs = 0, ...timesMs] = durationsIn(report);
          return { exitCode, timesMs, measuredMs: allMs / Math.max(...timesMs) };
        });
        expect(run.exitCode).toBe(0);
        expect(run.timesMs.filter((timeMs) => timeMs > 690)).toHaveLength(5);
        expect(run.measuredMs).toBeLessThan(1.5);
      });
    },
    LIMIT_MS,
  );

  test(
    "a command that does not exist costs half a second over Node's own start at most",
    async () => {
      await withJob({ ghost: { command: "./no-such-binary" } }, { ghost: ["haunt"] }, async (job) => {
        const bareMs = await timeBareNode();
        const run = await fastestOfThree(async () => {
          const one = await runTerminal(job, { args: ["check"] });
          return { ...one, measuredMs: one.durationMs };
        });
        expect(run.exitCode).toBe(78);
        expect(run.stdout).toMatch(/^MCP preflight FAILED in .+\n {2}- ghost: probe failed/);
        // Half a second where Node starts in 50 ms; a machine so busy that it takes longer is as much slower in the rest.
        expect(run.measuredMs).toBeLessThan(bareMs + 500 * Math.max(1, bareMs / 50));
      });
    },
    LIMIT_MS,
  );

  test.each([
    { server: "stalled", rule: "no-tool-list", stage: "list" },
    { server: "silent", rule: "no-answer", stage: "connect" },
  ])(
    "$server is given up at its deadline, at stage $stage",
    async ({ server, rule, stage }) => {
      await withJob({ [server]: node(`${server}.mjs`) }, { [server]: ["query"] }, async (job) => {
        const bareMs = await timeBareNode();
        const run = await fastestOfThree(async () => {
          const one = await runTerminal(job, { args: ["check", "--timeout-seconds", "1", "--json"] });
          return { ...one, measuredMs: durationsIn(one.stdout)[1] ?? Number.NaN };
        });
        expect(run.exitCode).toBe(78);
        expect(JSON.parse(run.stdout)).toMatchObject({
          servers: [{ name: server, verdict: "not-checked", failure: { stage, kind: "timed-out" } }],
          findings: [{ rule }],
        });
        expect(run.measuredMs).toBeGreaterThanOrEqual(990);
        expect(run.measuredMs).toBeLessThanOrEqual(1_300);
        expect(run.durationMs).toBeLessThan(bareMs + 1_300 + SLACK_MS);
      });
    },
    LIMIT_MS,
  );

  test(
    "a server that exits at once is not waited for",
    async () => {
      await withJob({ report: node("exits.mjs", "3") }, { report: ["query"] }, async (job) => {
        const bareMs = await timeBareNode();
        const run = await fastestOfThree(async () => {
          const one = await runStep(job, { inputs: { "timeout-seconds": "20" } });
          return { ...one, measuredMs: one.durationMs };
        });
        expect(run.exitCode).toBe(78);
        expect(run.measuredMs).toBeLessThan(bareMs + SLACK_MS);
      });
    },
    LIMIT_MS,
  );
});

describe("a lock's life", () => {
  test(
    "refused while a server is silent, written after the fix, held, and the same bytes when written again",
    async () => {
      const healthy = { report: node("tools.mjs", "list", "fetch"), scratch: node("tools.mjs", "read") };
      await withJob({ ...healthy, archive: node("silent.mjs") }, undefined, async (job) => {
        const update = { inputs: { mode: "update-lock", "timeout-seconds": "10\narchive=1" } };
        const refused = await runStep(job, update);
        expect([refused.exitCode, refused.outputs.get("lock-changed")]).toEqual([78, "false"]);
        expect([...readCheckout(job).keys()]).toEqual([".mcp.json"]);

        write(job, ".mcp.json", { mcpServers: { ...healthy, archive: node("tools.mjs", "search") } });
        const written = await runStep(job, update);
        expect([written.exitCode, written.outputs.get("lock-changed")]).toEqual([0, "true"]);
        const lock = readCheckout(job).get("mcp-tools.lock.json");
        expect(lock).toBe(
          '{\n  "archive": [\n    "search"\n  ],\n  "report": [\n    "fetch",\n    "list"\n  ],\n  "scratch": [\n    "read"\n  ]\n}\n',
        );

        const checked = await runStep(job, {});
        expect([checked.exitCode, checked.outputs.get("verified-count")]).toEqual([0, "4"]);

        const again = await runStep(job, update);
        expect([again.exitCode, again.outputs.get("lock-changed")]).toEqual([0, "false"]);
        expect(readCheckout(job).get("mcp-tools.lock.json")).toBe(lock);
      });
    },
    LIMIT_MS,
  );

  const theirs = '{"theirs": ["read"]}';
  const file = "'mcp-tools.lock.json'";
  test.each([
    {
      change: "changed",
      script: `writeFileSync(${file}, '${theirs}')`,
      before: { report: [] },
      after: theirs,
    },
    { change: "made", script: `writeFileSync(${file}, '${theirs}')`, before: undefined, after: theirs },
    { change: "removed", script: `rmSync(${file})`, before: { report: [] }, after: undefined },
  ])(
    "not written over one that was $change while servers were asked",
    async ({ script, before, after }) => {
      // The server itself does it, after the lock was read and before there is a list: a timer might miss that.
      const server = `const { rmSync, writeFileSync } = require("node:fs"); ${script};
        import(process.env.SERVERS + "/rpc.mjs").then(({ serve }) => serve(["fetch"]))`;
      await withJob({ report: { command: "node", args: ["-e", server] } }, before, async (job) => {
        const run = await runStep(job, { inputs: { mode: "update-lock" } });
        expect([run.exitCode, run.outputs.get("lock-changed")]).toEqual([78, "false"]);
        expect(run.log.annotations).toMatchObject([
          { level: "error", title: "mcp-tools.lock.json changed while servers were asked" },
        ]);
        expect(readCheckout(job).get("mcp-tools.lock.json")).toBe(after);
      });
    },
    LIMIT_MS,
  );
});

/** `durationMs` of the run, then of each server, in a report. */
function durationsIn(report: string): readonly number[] {
  const run = record(JSON.parse(report));
  return [run, ...list(run.servers).map((server) => record(server))].map(({ durationMs }) =>
    Number(durationMs),
  );
}

/** The fastest of three runs: a busy machine makes one slower, and none faster than the program is. */
async function fastestOfThree<T extends { readonly measuredMs: number }>(run: () => Promise<T>): Promise<T> {
  const runs = [await run(), await run(), await run()];
  return runs.reduce((fastest, next) => (next.measuredMs < fastest.measuredMs ? next : fastest));
}
