// All probes of a run, side by side: what is to be started is started first, the rest of the program is loaded while it boots.

import { LIMITS } from "../core/limits.ts";
import type { Observation, ServerSpec } from "../core/model.ts";
import { settlesWithin, startDeadline, watch } from "./deadline.ts";
import { recogniseInstaller } from "./launchers.ts";
import { longestRunMs, runBounded } from "./queue.ts";
import { killAllGroups, startServer } from "./stdio.ts";

export interface ProbeRequest {
  readonly spec: ServerSpec;
  readonly budgetMs: number;
  /** Names of variables this entry uses: a stderr line that names one is telling. */
  readonly variables: readonly string[];
}

export interface ProbeSurroundings {
  /** Absolute; answered to roots/list as a file: URL. */
  readonly workspace: string;
  /** MCP_PROTOCOL_NEGOTIATION=auto: stdio servers are asked server/discover first. */
  readonly discoverFirst: boolean;
  /** Aborted when the run is cancelled: every group is killed, and probeAll rejects with signal.reason once all are dead. */
  readonly signal: AbortSignal;
  /** Called as soon as an observation stands, before the goodbye. */
  readonly onObservation?: (server: string, observation: Observation) => void;
}

/** What all probes of a run have in common. */
export interface ProbeSetting extends Omit<ProbeSurroundings, "signal"> {
  /** Rejects when all probes are to end, with the reason. One promise: a listener each would make Node 20 warn of a leak. */
  readonly cancelled: Promise<never>;
}

const BOUNDS = { atOnce: LIMITS.probesAtOnce, downloadsAtOnce: LIMITS.downloadsAtOnce };

/**
 * Observations in the order of the requests. Never rejects for what a server did; rejects with `signal.reason` on
 * cancel, and with our own error when this program is broken. Whatever it does, it does when all that it started is
 * dead. LIMITS.probesAtOnce at once, of downloading commands LIMITS.downloadsAtOnce; the clock of one that waits
 * has not started.
 */
export async function probeAll(
  requests: readonly ProbeRequest[],
  surroundings: ProbeSurroundings,
): Promise<readonly Observation[]> {
  const { signal, ...common } = surroundings;
  signal.throwIfAborted();
  let endAll: (reason: unknown) => void = () => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    endAll = (reason) => {
      killAllGroups();
      reject(reason);
    };
  });
  cancelled.catch(() => undefined);
  const setting = { ...common, cancelled };
  const ends: Promise<unknown>[] = [];
  const jobs = requests.map((request) => ({
    downloads: isDownload(request.spec),
    run() {
      const observation = probeOne(request, setting);
      ends.push(observation.catch(() => undefined));
      return observation;
    },
  }));
  const abort = () => endAll(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    const observations = await watch(runBounded(jobs, BOUNDS), watchdogMs(requests));
    signal.throwIfAborted();
    return observations;
  } catch (error) {
    endAll(error);
    await settlesWithin(Promise.all(ends), LIMITS.watchdogMs);
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** How long these probes may take together before only a fault of ours can still hold them. */
export function watchdogMs(requests: readonly ProbeRequest[]): number {
  const largestBudgetMs = Math.max(0, ...requests.map(({ budgetMs }) => budgetMs));
  const longestMs = largestBudgetMs + LIMITS.goodbyeStdinMs + LIMITS.goodbyeTermMs;
  const jobs = requests.map(({ spec }) => ({ downloads: isDownload(spec) }));
  return Math.min(longestRunMs(jobs, BOUNDS, longestMs) + LIMITS.watchdogMs, LIMITS.longestTimerMs);
}

function isDownload(spec: ServerSpec): boolean {
  return spec.transport === "stdio" && recogniseInstaller(spec.command, spec.args) !== undefined;
}

/** Runs to its first `await` at once: the process is started before anything else is loaded. */
async function probeOne(request: ProbeRequest, setting: ProbeSetting): Promise<Observation> {
  const { spec, budgetMs } = request;
  const deadline = startDeadline(budgetMs);
  const server = spec.transport === "stdio" ? startServer(spec) : undefined;
  try {
    const { observe } = await import("./session.ts");
    const { observation, goodbye } = await observe(request, server, deadline, setting);
    try {
      setting.onObservation?.(spec.name, observation);
    } finally {
      await goodbye();
    }
    return observation;
  } catch (error) {
    await server?.kill();
    throw error;
  } finally {
    deadline.release();
  }
}
