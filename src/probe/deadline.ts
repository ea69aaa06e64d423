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

/** Waits for a promise that never rejects, at most `limitMs`; says whether it settled in time. Leaves no timer. */
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
