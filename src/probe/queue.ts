// Runs jobs side by side under two bounds: so many in all, and fewer of those that download. No I/O of its own.

export interface Job<T> {
  readonly downloads: boolean;
  readonly run: () => Promise<T>;
}

export interface Bounds {
  readonly atOnce: number;
  readonly downloadsAtOnce: number;
}

/**
 * How long all of them take at most, in ms, when none takes longer than `longestMs`. While a job waits, all places are
 * taken or all places for downloads are, each by one job after another: the first can last for ⌈jobs ÷ places⌉ rounds
 * and the second for ⌈downloads ÷ places for them⌉, and the two may follow one another.
 */
export function longestRunMs(
  jobs: readonly Pick<Job<unknown>, "downloads">[],
  { atOnce, downloadsAtOnce }: Bounds,
  longestMs: number,
): number {
  const downloads = jobs.filter((job) => job.downloads).length;
  return longestMs * (Math.ceil(jobs.length / atOnce) + Math.ceil(downloads / downloadsAtOnce));
}

/**
 * The results in the order of the jobs. All that the bounds admit are run before this returns, so that they start
 * together. A job that downloads waits without holding up those behind it. The first rejection rejects, and no job
 * is run after it.
 */
export function runBounded<T>(jobs: readonly Job<T>[], bounds: Bounds): Promise<readonly T[]> {
  return new Promise((resolve, reject) => {
    const results = new Map<number, T>();
    const waiting = new Map(jobs.entries());
    let running = 0;
    let downloading = 0;
    let failed = false;

    const admit = () => {
      if (results.size === jobs.length)
        resolve([...results].sort(([left], [right]) => left - right).map(([, result]) => result));
      for (const [index, job] of waiting) {
        if (failed || running >= bounds.atOnce) return;
        if (job.downloads && downloading >= bounds.downloadsAtOnce) continue;
        waiting.delete(index);
        start(index, job);
      }
    };

    const start = (index: number, job: Job<T>) => {
      running += 1;
      downloading += job.downloads ? 1 : 0;
      job.run().then(
        (result) => {
          running -= 1;
          downloading -= job.downloads ? 1 : 0;
          results.set(index, result);
          admit();
        },
        (error: unknown) => {
          failed = true;
          reject(error);
        },
      );
    };

    admit();
  });
}
