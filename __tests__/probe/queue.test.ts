// Jobs under two bounds: what starts at once, what waits, and what a rejection does.
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { type Job, longestRunMs, runBounded } from "../../src/probe/queue.ts";

/** Jobs named by their index; `end` settles one. `d` downloads, `-` does not. */
function jobsOf(kinds: string) {
  const started: number[] = [];
  const ends = new Map<number, { resolve(): void; reject(error: Error): void }>();
  const jobs: Job<number>[] = [...kinds].map((kind, index) => ({
    downloads: kind === "d",
    run: () => {
      started.push(index);
      return new Promise((resolve, reject) => ends.set(index, { resolve: () => resolve(index), reject }));
    },
  }));
  return { jobs, started, ends };
}

test("all that the bounds admit are started before it returns; a download waits without holding up others", () => {
  const { jobs, started } = jobsOf("dddd-d-");
  void runBounded(jobs, { atOnce: 4, downloadsAtOnce: 2 });
  expect(started).toEqual([0, 1, 4, 6]);
});

test("what waited starts in order as places become free, and results come in the order of the jobs", async () => {
  const { jobs, started, ends } = jobsOf("ddd--");
  const results = runBounded(jobs, { atOnce: 3, downloadsAtOnce: 2 });
  expect(started).toEqual([0, 1, 3]);
  ends.get(3)?.resolve();
  await turn();
  expect(started).toEqual([0, 1, 3, 4]);
  ends.get(1)?.resolve();
  await turn();
  expect(started).toEqual([0, 1, 3, 4, 2]);
  for (const index of [4, 2, 0]) ends.get(index)?.resolve();
  expect(await results).toEqual([0, 1, 2, 3, 4]);
});

test("nothing is started after a rejection", async () => {
  const { jobs, started, ends } = jobsOf("----");
  const results = runBounded(jobs, { atOnce: 2, downloadsAtOnce: 1 });
  ends.get(0)?.reject(new Error("our bug"));
  await expect(results).rejects.toThrow("our bug");
  ends.get(1)?.resolve();
  await turn();
  expect(started).toEqual([0, 1]);
});

/** How long jobs of these lengths take together, on a clock of their own. */
async function timeOf(jobs: readonly (readonly [downloads: boolean, lengthMs: number])[]): Promise<number> {
  let nowMs = 0;
  const running: { readonly endsAtMs: number; readonly end: () => void }[] = [];
  const timed = jobs.map(([downloads, lengthMs]) => ({
    downloads,
    run: () => new Promise<void>((end) => running.push({ endsAtMs: nowMs + lengthMs, end })),
  }));
  void runBounded(timed, BOUNDS);
  while (running.length > 0) {
    const [next] = running.sort((left, right) => left.endsAtMs - right.endsAtMs).splice(0, 1);
    nowMs = next?.endsAtMs ?? nowMs;
    next?.end();
    await turn();
  }
  return nowMs;
}
const BOUNDS = { atOnce: 4, downloadsAtOnce: 2 };

test("no run takes longer than its bound", async () => {
  const lengths = fc.oneof(fc.constant(10), fc.nat({ max: 10 }));
  const lists = fc.array(fc.tuple(fc.boolean(), lengths), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(lists, async (jobs) => {
      const kinds = jobs.map(([downloads]) => ({ downloads }));
      expect(await timeOf(jobs)).toBeLessThanOrEqual(longestRunMs(kinds, BOUNDS, 10));
    }),
  );
});

test("the bound covers downloads that begin only when all others are over", async () => {
  const jobs = [..."----ddd"].map((kind) => [kind === "d", 10] as const);
  const kinds = jobs.map(([downloads]) => ({ downloads }));
  expect(await timeOf(jobs)).toBe(30);
  expect(longestRunMs(kinds, BOUNDS, 10)).toBe(40);
});

test("no jobs, no results", async () => {
  expect(await runBounded([], { atOnce: 1, downloadsAtOnce: 1 })).toEqual([]);
});
