// Counts over verdicts, so that heading, table and outputs add up to the same numbers.

import type { Expectation, Verdict } from "../core/model.ts";

/** `expected` is the sum of `there`, `missing` and `unknown`. */
export interface Tally {
  readonly expected: number;
  readonly there: number;
  readonly missing: number;
  readonly unknown: number;
  /** Servers of which something is expected. */
  readonly servers: number;
  readonly unchecked: number;
}

/** Counts over all verdicts of a run. */
export function tally(verdicts: readonly Verdict[]): Tally {
  const sum = (numberOf: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + numberOf(verdict), 0);
  const held = verdicts.filter(isHeld);
  const expected = sum((verdict) => expectedOf(verdict).length);
  const missing = sum((verdict) => (verdict.kind === "tools-missing" ? verdict.missing.length : 0));
  const unknown = sum((verdict) => (verdict.kind === "not-checked" ? expectedOf(verdict).length : 0));
  return {
    expected,
    there: expected - missing - unknown,
    missing,
    unknown,
    servers: held.length,
    unchecked: held.filter(({ kind }) => kind === "not-checked").length,
  };
}

/** What was held against the server in this run. */
export function expectedOf(verdict: Verdict): readonly Expectation[] {
  return isHeld(verdict) ? (verdict.subject.locked?.expectations ?? []) : [];
}

function isHeld({ kind }: Verdict): boolean {
  return kind === "verified" || kind === "tools-missing" || kind === "not-checked";
}
