// All probes of a run, side by side: what is to be started is started first, the rest of the program is loaded while it boots.

import { LIMITS } from "../core/limits.ts";
import type { Observation, ServerSpec } from "../core/model.ts";
import { startDeadline } from "./deadline.ts";
import { recogniseInstaller } from "./launchers.ts";
import { runBounded } from "./queue.ts";
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

/** What a probe may take beyond its budget: the goodbye after a complete list. */
const goodbyeMs = 3_000;

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
  surroundings.signal.throwIfAborted();
  const stop = new AbortController();
  const within = { ...surroundings, signal: AbortSignal.any([surroundings.signal, stop.signal]) };
  const ends: Promise<unknown>[] = [];
  const jobs = requests.map((request) => ({
    downloads: isDownload(request.spec),
    run() {
      const observation = probeOne(request, within);
      ends.push(observation.catch(() => undefined));
      return observation;
    },
  }));
  const bounds = { atOnce: LIMITS.probesAtOnce, downloadsAtOnce: LIMITS.downloadsAtOnce };
  const watchdog = startWatchdog(requests);
  within.signal.addEventListener("abort", killAllGroups, { once: true });
  try {
    const observations = await Promise.race([runBounded(jobs, bounds), watchdog.struck]);
    surroundings.signal.throwIfAborted();
    return observations;
  } catch (error) {
    stop.abort(error);
    if (!watchdog.hasStruck()) await Promise.all(ends);
    throw error;
  } finally {
    watchdog.release();
    within.signal.removeEventListener("abort", killAllGroups);
  }
}

function isDownload(spec: ServerSpec): boolean {
  return spec.transport === "stdio" && recogniseInstaller(spec.command, spec.args) !== undefined;
}

/** Runs to its first `await` at once: the process is started before anything else is loaded. */
async function probeOne(request: ProbeRequest, surroundings: ProbeSurroundings): Promise<Observation> {
  const { spec, budgetMs } = request;
  const deadline = startDeadline(budgetMs);
  const server = spec.transport === "stdio" ? startServer(spec) : undefined;
  try {
    const { observe } = await import("./session.ts");
    const { observation, goodbye } = await observe(request, server, deadline, surroundings);
    try {
      surroundings.onObservation?.(spec.name, observation);
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

interface Watchdog {
  /** Rejects when only a fault of ours can still hold the run. */
  readonly struck: Promise<never>;
  hasStruck(): boolean;
  release(): void;
}

function startWatchdog(requests: readonly ProbeRequest[]): Watchdog {
  const largestBudgetMs = Math.max(0, ...requests.map(({ budgetMs }) => budgetMs));
  const downloads = requests.filter(({ spec }) => isDownload(spec)).length;
  const rounds = Math.max(
    Math.ceil(requests.length / LIMITS.probesAtOnce),
    Math.ceil(downloads / LIMITS.downloadsAtOnce),
  );
  const limitMs = (largestBudgetMs + goodbyeMs) * rounds + LIMITS.watchdogMs;
  let timer: NodeJS.Timeout | undefined;
  let hasStruck = false;
  const struck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      hasStruck = true;
      reject(new Error(`probes were still running after ${limitMs} ms`));
    }, limitMs);
  });
  return { struck, hasStruck: () => hasStruck, release: () => clearTimeout(timer) };
}
