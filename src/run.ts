// What one run is given: the request and the circumstances its edge found it in. Types alone.

import type { Observation } from "./core/model.ts";
import type { Request } from "./core/result.ts";
import type { Variables } from "./probe/environment.ts";
import type { Workspace } from "./workspace.ts";

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
