// What ends a run from outside: the runner's and the terminal's signals, and errors nobody caught. It kills nothing itself.

import type { CancelSignal } from "./core/result.ts";

export interface Ending {
  /** Aborted by the first signal; its processes must then die at once. */
  readonly cancelled: AbortSignal;
  /** The first signal received. */
  readonly received: () => CancelSignal | undefined;
  /** Never fulfilled; rejected by an error that nobody caught. */
  readonly uncaught: Promise<never>;
  /**
   * Lets uncaught errors have their usual effect again, once a result stands that they could not change. Signals stay
   * ours to the end: what is found must be reported.
   */
  readonly release: () => void;
}

const SIGNALS: readonly CancelSignal[] = ["SIGHUP", "SIGINT", "SIGTERM"];

/**
 * Listens from now on. The runner cancels with SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL, to this process alone
 * (ProcessInvoker.cs): what it started is ours to kill, and the later signals must not end us in the middle of it.
 */
export function listenForEnding(): Ending {
  const controller = new AbortController();
  let first: CancelSignal | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    first ??= SIGNALS.find((known) => known === signal);
    controller.abort(new Error(`cancelled by ${signal}`));
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  let onUncaught: (error: unknown) => void = () => {};
  const uncaught = new Promise<never>((_, reject) => {
    onUncaught = reject;
  });
  // Raced against the run; on its own it must not be an unhandled rejection too.
  uncaught.catch(() => {});
  process.on("uncaughtException", onUncaught);
  process.on("unhandledRejection", onUncaught);
  return {
    cancelled: controller.signal,
    received: () => first,
    uncaught,
    release: () => {
      process.off("uncaughtException", onUncaught);
      process.off("unhandledRejection", onUncaught);
    },
  };
}
