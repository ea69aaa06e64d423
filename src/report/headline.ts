// The whole run in one sentence, for the headline, the summary's heading and the output.

import type { Concluded, LockChange, LockServerChange, Result } from "../core/result.ts";
import type { Finding, ReportSetting } from "./finding.ts";
import { wordFindings } from "./findings.ts";
import { renderPlain } from "./render.ts";
import { tally } from "./tally.ts";
import { count, name, type Words, words } from "./words.ts";

/** What a headline says depends on no face. */
const NEUTRAL: ReportSetting = { face: "terminal", secrets: "available", repository: undefined };

/** Plain text, one line. */
export function renderHeadline(result: Result): string {
  return renderPlain(headlineOf(result));
}

/** The same sentence for every sink. */
export function headlineOf(result: Result): Words {
  switch (result.kind) {
    case "ok":
      return result.lockChange === undefined ? headlineOfGreen(result) : headlineOfChange(result.lockChange);
    case "config-error":
      return result.lockChange?.kind === "refused"
        ? headlineOfChange(result.lockChange, result.verdicts.length)
        : words`MCP preflight failed: ${problemsOf(result)}`;
    case "cancelled":
      return words`MCP preflight was cancelled by ${name(result.signal)}: nothing is claimed`;
    case "internal-error":
      return words`MCP preflight is broken: the fault is its own, no server is blamed`;
  }
}

function headlineOfGreen({ verdicts }: Concluded): Words {
  const { expected, servers } = tally(verdicts);
  const verb = expected === 1 ? words`is` : words`are`;
  return words`MCP preflight OK: ${count(expected, "tool")} of ${count(servers, "server")} ${verb} there`;
}

function headlineOfChange(change: LockChange, servers = 0): Words {
  switch (change.kind) {
    case "refused": {
      const refused = new Set(change.refusals.map(({ server }) => server)).size;
      return words`MCP preflight refused to update the lock: ${refused} of ${count(servers, "server")} ${refused === 1 ? words`has a problem` : words`have problems`}`;
    }
    case "unchanged":
      return words`MCP preflight left the lock as it is: ${count(toolsOf(change.servers, "after"), "tool")} of ${count(change.servers.length, "server")}`;
    case "written":
      return words`MCP preflight updated the lock: ${changeCounts(change.servers)}`;
  }
}

/** `5 tools added, 2 removed`. */
function changeCounts(changes: readonly LockServerChange[]): Words {
  const added = changes.reduce((total, change) => total + addedOf(change).length, 0);
  const removed = changes.reduce((total, change) => total + removedOf(change).length, 0);
  const servers = changes.filter(({ before, after }) => before === undefined || after === undefined).length;
  if (removed === 0 && added === 0)
    return servers === 0
      ? words`the same tools, written anew`
      : words`${count(servers, "server")} without tools`;
  if (removed === 0) return words`${count(added, "tool")} added`;
  return added === 0
    ? words`${count(removed, "tool")} removed`
    : words`${count(added, "tool")} added, ${removed} removed`;
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

/** How many tools the lock expects, before or after its change. */
export function toolsOf(servers: readonly LockServerChange[], when: "before" | "after"): number {
  return servers.reduce((total, change) => total + (change[when]?.length ?? 0), 0);
}

function problemsOf(result: Concluded): Words {
  const errors = wordFindings(result, NEUTRAL).filter(({ level }) => level === "error");
  const [first, ...more] = errors;
  if (first !== undefined && more.length === 0) return onlyProblem(first, result);
  const { missing, unchecked } = tally(result.verdicts);
  const judged = result.verdicts.filter(
    ({ kind }) => kind === "tools-missing" || kind === "not-checked",
  ).length;
  const others = errors.length - judged;
  const parts = [
    ...(missing === 0 ? [] : [words`${count(missing, "tool")} missing`]),
    ...(unchecked === 0 ? [] : [words`${count(unchecked, "server")} not checked`]),
    ...(others <= 0 ? [] : [words`${count(others, judged === 0 ? "problem" : "other problem")}`]),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : words`, ${part}`));
}

/** The one thing that is wrong, by its name. */
function onlyProblem(found: Finding, { verdicts }: Concluded): Words {
  if (found.server === undefined) return found.what;
  const server = name(found.server);
  const verdict = verdicts.find(({ subject }) => subject.server === found.server);
  if (verdict?.kind === "not-checked") return words`${server} not checked, ${found.what}`;
  if (verdict?.kind !== "tools-missing") return words`${found.what} (${server})`;
  const missing = verdict.missing.length;
  const all = verdict.subject.locked?.expectations.length ?? 0;
  if (missing === 1) return words`tool ${name(verdict.missing[0]?.tool ?? "")} of ${server} is missing`;
  if (missing < all) return words`${missing} of ${all} tools of ${server} are missing`;
  return missing === 2
    ? words`both tools of ${server} are missing`
    : words`all ${all} tools of ${server} are missing`;
}

/** Whether a second run may see another thing. */
export function retrySentence({ retryable }: Concluded): Words {
  return retryable ? words`A re-run may pass by itself.` : words`A re-run alone will not help.`;
}
