// What one run is given, and the form of every conclusion. It reads, asks and shows nothing.

import type { Observation } from "./core/model.ts";
import type { Concluded, Request } from "./core/result.ts";
import type { Variables } from "./probe/environment.ts";
import { displayName, type Workspace } from "./workspace.ts";

/** One run's circumstances, as its edge found them. */
export interface Run {
  readonly request: Request;
  readonly workspace: Workspace;
  /** The step's whole environment. */
  readonly variables: Variables;
  readonly platform: NodeJS.Platform;
  /** On the clock of performance.now(). */
  readonly startedAtMs: number;
  /** Aborted when the run is cancelled or broken: what it started must die at once. */
  readonly stopped: AbortSignal;
  readonly onObservation: (server: string, observation: Observation) => void;
}

/** A conclusion with what every conclusion holds filled in. */
export function concluded(
  run: Run,
  found: Pick<Concluded, "kind" | "complaints"> & Partial<Concluded>,
): Concluded {
  const { request, workspace } = run;
  return {
    request,
    durationMs: performance.now() - run.startedAtMs,
    retryable: false,
    configFile: displayName(workspace, request.config.value),
    lockFile: displayName(workspace, request.lock.value),
    verdicts: [],
    filteredOut: 0,
    lockChange: undefined,
    ...found,
  };
}
