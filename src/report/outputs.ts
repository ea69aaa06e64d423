// The action's outputs: every one in every run, within what GitHub allows for a job.

import { LIMITS } from "../core/limits.ts";
import type { Verdict } from "../core/model.ts";
import { exitCodeOf, type Result } from "../core/result.ts";
import type { Finding } from "./finding.ts";
import { renderHeadline } from "./headline.ts";
import { expectedOf, tally } from "./tally.ts";
import { cut } from "./text.ts";

/** In the order of action.yml. */
export const OUTPUT_NAMES = [
  "result",
  "exit-code",
  "retryable",
  "headline",
  "verified-count",
  "missing-tools",
  "unchecked-servers",
  "lock-changed",
  "report-path",
] as const;

/** One of the nine. */
export type OutputName = (typeof OUTPUT_NAMES)[number];

/** All nine, as strings. Lists are JSON and lose names from their end before they get too long. */
export function renderOutputs(
  result: Result,
  findings: readonly Finding[],
  reportPath: string,
): Readonly<Record<OutputName, string>> {
  const isConcluded = result.kind === "ok" || result.kind === "config-error";
  const verdicts = isConcluded ? result.verdicts : [];
  const half = LIMITS.outputCharacters / 2;
  // What an update has accepted is the change, not a failure.
  const failing = result.kind === "config-error" ? result.verdicts : [];
  const isChanged = isConcluded && result.lockChange?.kind === "written";
  return {
    result: result.kind,
    "exit-code": String(exitCodeOf(result)),
    retryable: String(isConcluded && result.retryable),
    headline: cut(renderHeadline(result, findings), 1_000),
    "verified-count": isConcluded ? String(tally(verdicts).there) : "",
    "missing-tools": isConcluded ? jsonWithin(half, failing.flatMap(notSeen)) : "",
    "unchecked-servers": isConcluded ? jsonWithin(half / 2, unchecked(failing)) : "",
    "lock-changed": String(isChanged),
    "report-path": cut(reportPath, 4_096),
  };
}

interface NotSeen {
  readonly server: string;
  readonly tool: string;
  readonly seen: "absent" | "unknown";
}

function notSeen(verdict: Verdict): readonly NotSeen[] {
  switch (verdict.kind) {
    case "tools-missing":
      return verdict.missing.map(({ server, tool }) => ({ server, tool, seen: "absent" }));
    case "not-checked":
      return expectedOf(verdict).map(({ server, tool }) => ({ server, tool, seen: "unknown" }));
    case "verified":
    case "skipped":
    case "not-expected":
      return [];
  }
}

function unchecked(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.filter(({ kind }) => kind === "not-checked").map(({ subject }) => subject.server);
}

/** A JSON array of as many items as fit. */
function jsonWithin(characters: number, items: readonly unknown[]): string {
  const fitting: string[] = [];
  let length = 2;
  for (const item of items) {
    const json = JSON.stringify(item);
    length += json.length + 1;
    if (length > characters) break;
    fitting.push(json);
  }
  return `[${fitting.join(",")}]`;
}
