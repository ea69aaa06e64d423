// Mode check: the one road from files to a Result. It shows nothing and writes nothing.

import type { Concluded } from "./core/result.ts";
import { complaintsOf, conclude } from "./core/verdict.ts";
import { countFilteredOut, emptyEntries, readFiles } from "./files.ts";
import { observe } from "./observe.ts";
import { concluded, type Run } from "./run.ts";

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
