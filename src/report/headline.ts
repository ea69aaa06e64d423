// The whole run in one sentence, for the headline, the summary's heading and the output.

import type { Refusal } from "../core/complaint.ts";
import type { Concluded, LockChange, LockServerChange, Result } from "../core/result.ts";
import type { Finding } from "./finding.ts";
import { renderPlain } from "./render.ts";
import { refusedServers, tally, tallyChange } from "./tally.ts";
import { count, NOTHING, name, plural, type Words, words } from "./words.ts";

/** Plain text, one line. */
export function renderHeadline(result: Result, findings: readonly Finding[]): string {
  return renderPlain(headlineOf(result, findings));
}

/** The same sentence for every sink. */
export function headlineOf(result: Result, findings: readonly Finding[]): Words {
  switch (result.kind) {
    case "ok":
      return result.lockChange === undefined
        ? headlineOfGreen(result)
        : headlineOfChange(result.lockChange, result);
    case "config-error":
      return result.lockChange?.kind === "refused"
        ? headlineOfChange(result.lockChange, result)
        : words`MCP preflight failed: ${problemsOf(result, findings)}`;
    case "cancelled":
      return words`MCP preflight was cancelled by ${name(result.signal)}: nothing is claimed`;
    case "internal-error":
      return words`MCP preflight is broken: the fault is its own, no server is blamed`;
  }
}

function headlineOfGreen({ verdicts }: Concluded): Words {
  const { expected, servers } = tally(verdicts);
  return words`MCP preflight OK: ${count(expected, "tool")} of ${count(servers, "server")} ${plural(expected, "is", "are")} there`;
}

function headlineOfChange(change: LockChange, { verdicts }: Concluded): Words {
  switch (change.kind) {
    case "refused":
      return words`MCP preflight refused to update the lock: ${refusedWords(change.refusals, verdicts.length)}`;
    case "unchanged": {
      const { tools, servers } = tallyChange(change.servers).after;
      return words`MCP preflight left the lock as it is: ${count(tools, "tool")} of ${count(servers, "server")}`;
    }
    case "written":
      return words`MCP preflight updated the lock: ${changeCounts(change.servers)}`;
  }
}

/** `2 of 5 servers have problems`. */
export function refusedWords(refusals: readonly Refusal[], servers: number): Words {
  const refused = refusedServers(refusals).size;
  return words`${refused} of ${count(servers, "server")} ${plural(refused, "has a problem", "have problems")}`;
}

/** `5 tools added, 2 removed`. */
function changeCounts(changes: readonly LockServerChange[]): Words {
  const { added, removed } = tallyChange(changes);
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

function problemsOf(result: Concluded, findings: readonly Finding[]): Words {
  const errors = findings.filter(({ level }) => level === "error");
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
  const hint = found.hint === undefined ? NOTHING : words`: ${found.hint.words}`;
  if (verdict?.kind === "not-checked") return words`${server} not checked, ${found.what}${hint}`;
  if (verdict?.kind !== "tools-missing") return words`${found.what} (${server})`;
  const missing = verdict.missing.length;
  const all = verdict.subject.locked?.expectations.length ?? 0;
  const cause = found.hint?.place === undefined ? NOTHING : words`, ${found.hint.words}`;
  if (missing === 1)
    return words`tool ${name(verdict.missing[0]?.tool ?? "")} of ${server} is missing${cause}`;
  if (missing < all) return words`${missing} of ${all} tools of ${server} are missing${cause}`;
  return missing === 2
    ? words`both tools of ${server} are missing${cause}`
    : words`all ${all} tools of ${server} are missing${cause}`;
}

/** Whether a second run may see another thing. */
export function retrySentence({ retryable }: Concluded): Words {
  return retryable ? words`A re-run may pass by itself.` : words`A re-run alone will not help.`;
}
