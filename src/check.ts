// Mode check: the one road from files to a Result. It shows nothing and writes nothing.

import type { Concluded, Request } from "./core/result.ts";
import { complaintsOf, conclude } from "./core/verdict.ts";
import { emptyEntries, type Files, knownServers, readFiles } from "./files.ts";
import { observe } from "./observe.ts";
import type { Run } from "./run.ts";
import { displayName } from "./workspace.ts";

/**
 * Reads config and lock, asks every server something is expected of, and holds the one against the other.
 * @throws the abort reason when the run is cancelled; anything else is our own fault.
 */
export async function check(run: Run): Promise<Concluded> {
  const files = readFiles(run);
  if (files.kind === "wrong") return concluded(run, { kind: "config-error", complaints: files.complaints });
  const { verdicts } = await observe(run, files.config, files.lock);
  const complaints = [
    ...emptyEntries(run.request, files.lock),
    ...verdicts.flatMap((verdict) => complaintsOf(verdict, "check")),
  ];
  return concluded(run, {
    ...conclude(verdicts, complaints),
    verdicts,
    complaints,
    filteredOut: countFilteredOut(run.request, files),
  });
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

/** How many servers of config and lock the input `servers` leaves out. */
export function countFilteredOut({ servers }: Request, files: Extract<Files, { kind: "read" }>): number {
  return servers.length === 0 ? 0 : knownServers(files.config, files.lock).length - servers.length;
}
