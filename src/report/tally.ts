// Counts over verdicts, so that heading, table and outputs add up to the same numbers.

import type { Refusal } from "../core/complaint.ts";
import type { Expectation, Verdict } from "../core/model.ts";
import type { LockServerChange } from "../core/result.ts";

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

/** Tools and servers of the lock, before and after; `added` and `removed` are tools. */
export interface ChangeTally {
  readonly added: number;
  readonly removed: number;
  readonly before: { readonly tools: number; readonly servers: number };
  readonly after: { readonly tools: number; readonly servers: number };
}

/** Counts over what an update does to the lock. */
export function tallyChange(changes: readonly LockServerChange[]): ChangeTally {
  const before = changes.flatMap((change) => change.before ?? []);
  const after = changes.flatMap((change) => change.after ?? []);
  return {
    added: changes.flatMap(addedOf).length,
    removed: changes.flatMap(removedOf).length,
    before: { tools: before.length, servers: changes.filter((change) => change.before !== undefined).length },
    after: { tools: after.length, servers: changes.filter((change) => change.after !== undefined).length },
  };
}

/** Tools that the new lock has and the old one had not. */
export function addedOf({ before = [], after = [] }: LockServerChange): readonly string[] {
  const known = new Set(before);
  return after.filter((tool) => !known.has(tool));
}

/** Tools that the old lock had and the new one has not. */
export function removedOf({ server, before, after }: LockServerChange): readonly string[] {
  return addedOf({ server, before: after, after: before });
}

/** The servers that keep an update from writing. */
export function refusedServers(refusals: readonly Refusal[]): ReadonlySet<string> {
  return new Set(refusals.map(({ server }) => server));
}
