// One run from a Request to a Result, whatever happens on the way; its processes are dead when it returns.

import { check } from "./check.ts";
import type { Complaint } from "./core/complaint.ts";
import type { Observation } from "./core/model.ts";
import type { Result } from "./core/result.ts";
import { listenForEnding } from "./ending.ts";
import type { Variables } from "./probe/environment.ts";
import { killAllGroups } from "./probe/stdio.ts";
import type { RequestReading } from "./request.ts";
import { concluded, type Run } from "./run.ts";
import type { Workspace } from "./workspace.ts";

/** What an edge knows when it starts a run. */
export interface Beginning {
  readonly reading: RequestReading;
  readonly workspace: Workspace;
  readonly variables: Variables;
  readonly onObservation: (server: string, observation: Observation) => void;
}

/** Never rejects: an error of ours is a Result too. */
export async function perform({ reading, ...circumstances }: Beginning): Promise<Result> {
  const startedAtMs = performance.now();
  const { request, complaints } = reading;
  const ending = listenForEnding();
  const fault = new AbortController();
  const run: Run = {
    ...circumstances,
    request,
    platform: process.platform,
    startedAtMs,
    stopped: AbortSignal.any([ending.cancelled, fault.signal]),
  };
  const durationMs = () => performance.now() - startedAtMs;
  try {
    const result = await Promise.race([conclude(run, complaints), ending.uncaught]);
    ending.release();
    return result;
  } catch (error) {
    killAllGroups();
    fault.abort(error);
    const signal = ending.received();
    if (signal !== undefined) return { kind: "cancelled", request, durationMs: durationMs(), signal };
    return { kind: "internal-error", durationMs: durationMs(), error };
  }
}

async function conclude(run: Run, complaints: readonly Complaint[]): Promise<Result> {
  if (complaints.length > 0) return concluded(run, { kind: "config-error", complaints });
  if (run.request.mode === "check") return check(run);
  const { update } = await import("./update.ts");
  return update(run);
}
