// One instant that a whole probe shares: the clock it is measured with and the signal that strikes. No I/O.

export interface Deadline {
  readonly budgetMs: number;
  /** Aborted at the deadline, at no other time. */
  readonly signal: AbortSignal;
  /** Ms since the start. */
  elapsedMs(): number;
  /** The signal never strikes after this. */
  release(): void;
}

/** A deadline `budgetMs` from now. `budgetMs` is at most LIMITS.longestTimeoutMs, which fits a timer of Node's. */
export function startDeadline(budgetMs: number): Deadline {
  const startedAt = performance.now();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), budgetMs);
  return {
    budgetMs,
    signal: controller.signal,
    elapsedMs: () => Math.round(performance.now() - startedAt),
    release: () => clearTimeout(timer),
  };
}

/** What `work` comes to; rejects when that takes longer than `limitMs`. Leaves no timer. */
export async function watch<T>(work: Promise<T>, limitMs: number): Promise<T> {
  if (await settlesWithin(work, limitMs)) return work;
  throw new Error(`probes were still running after ${limitMs} ms`);
}

/** Waits at most `limitMs` for a promise; says whether it resolved in time, rejects if it did. Leaves no timer. */
export async function settlesWithin(promise: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
