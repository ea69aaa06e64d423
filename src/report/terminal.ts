// The result as a few lines of text, for a terminal and for the action's log: one line a problem.

import type { Observation, Verdict } from "../core/model.ts";
import type { Concluded, LockChange, Result } from "../core/result.ts";
import { observationOf, ruleOfFailure } from "../core/verdict.ts";
import type { Finding, ReportSetting } from "./finding.ts";
import { refusedWords, renderHeadline } from "./headline.ts";
import { fixLine } from "./plain.ts";
import { renderPlain } from "./render.ts";
import { errorLines } from "./stack.ts";
import { refusedServers, tally, tallyChange } from "./tally.ts";
import { cut, logLine } from "./text.ts";
import { at, count, duration, list, NOTHING, name, phrase, sentences, type Words, words } from "./words.ts";

/** More names of one server than this are counted: the report has them all. */
const NAMES = 50;

/**
 * Lines with a line break at the end of each; none of them is a command to GitHub's runner. What to do stands below a
 * problem at a terminal; in a workflow the annotations that follow say it.
 */
export function renderTerminal(
  result: Result,
  findings: readonly Finding[],
  face: ReportSetting["face"],
): string {
  return linesOf(result, findings, face)
    .map((line) => `${logLine(line)}\n`)
    .join("");
}

/** The line that is written while others still run. */
export function renderLive(server: string, observation: Observation): string {
  const took = duration(observation.evidence.durationMs);
  const seen =
    observation.kind === "listed"
      ? count(observation.tools.length, "tool")
      : words`${name(ruleOfFailure(observation.failure))}`;
  return `${logLine(renderPlain(words`${name(server)}: ${seen} in ${took}`))}\n`;
}

function linesOf(
  result: Result,
  findings: readonly Finding[],
  face: ReportSetting["face"],
): readonly string[] {
  const took = renderPlain(duration(result.durationMs));
  switch (result.kind) {
    case "ok":
      return [
        `MCP preflight OK in ${took} (${renderPlain(greenWords(result))})`,
        ...findings.flatMap((finding) => problemLines(finding, result, face)),
        ...changeLines(result),
      ];
    case "config-error":
      return [
        `MCP preflight FAILED in ${took}`,
        ...findings
          .filter((finding) => !isRefusal(finding))
          .flatMap((finding) => problemLines(finding, result, face)),
        ...changeLines(result),
      ];
    case "cancelled":
      return [renderHeadline(result, findings)];
    case "internal-error":
      return [renderHeadline(result, findings), ...errorLines(result.error)];
  }
}

function greenWords({ lockChange, verdicts }: Concluded): Words {
  if (lockChange === undefined) return words`${count(tally(verdicts).there, "tool")} verified`;
  const observations = verdicts.map(observationOf);
  const listed = observations.reduce(
    (total, seen) => total + (seen?.kind === "listed" ? seen.tools.length : 0),
    0,
  );
  return words`${count(listed, "tool")} listed`;
}

/** The refusal of an update has the last line, not one among the problems. */
function isRefusal({ rule, server }: Finding): boolean {
  return rule === "update-refused" && server === undefined;
}

const MARKS = { error: NOTHING, warning: words`warning: `, notice: words`note: ` } as const;

function problemLines(
  finding: Finding,
  { verdicts }: Concluded,
  face: ReportSetting["face"],
): readonly string[] {
  const { server, level, fixes } = finding;
  const verdict = verdicts.find(({ subject }) => subject.server === server);
  const line = `  - ${renderPlain([...MARKS[level], ...problemWords(finding, verdict)], NAMES)}`;
  // A whole file that is wrong ends the run.
  const isExplained = server === undefined || (face === "terminal" && level !== "notice");
  const advice = isExplained ? fixes.flatMap((fix) => fixLine(fix).split("\n")) : [];
  return [line, ...advice.map((text) => `    ${text}`)];
}

function problemWords(finding: Finding, verdict: Verdict | undefined): Words {
  const { server, rule, what, seen, place } = finding;
  if (server === undefined) return fileWords(finding);
  if (verdict?.kind === "tools-missing" && rule === "missing-tool") {
    const { missing, subject } = verdict;
    const all = subject.locked?.expectations.length ?? 0;
    return words`${name(server)}: ${missing.length}/${all} tools missing -> ${list(missing.map(({ tool }) => name(tool)))}${likely(finding)}`;
  }
  if (verdict?.kind === "not-checked" && verdict.why.kind === "probe-failed" && finding.level === "error") {
    const last = finding.quotes.at(-1);
    const says = last === undefined ? NOTHING : words`: ${phrase(cut(last, 200))}`;
    return words`${name(server)}: probe failed (${what}${says})${likely(finding)}`;
  }
  const names = seen.filter(({ kind }) => kind === "list");
  if ((rule === "unlisted-tool" || rule === "update-refused") && names.length > 0)
    return words`${name(server)}: ${what} -> ${names}`;
  if (finding.hint?.place !== undefined) return words`${name(server)}: ${what}${likely(finding)}`;
  return words`${name(server)}: ${what}${place === undefined ? NOTHING : words` (${at(place)})`}`;
}

/** ` (REPORT_API_TOKEN is empty, .mcp.json:6)`. */
function likely({ hint }: Finding): Words {
  return hint?.place === undefined ? NOTHING : words` (${hint.words}, ${at(hint.place)})`;
}

/** `.mcp.json:7:5: .mcp.json is not valid JSON. …` */
function fileWords({ title, seen, place }: Finding): Words {
  const where = place === undefined ? NOTHING : words`${at(place)}:${place.column}: `;
  return [...where, ...sentences([words`${phrase(title)}.`, seen])];
}

function changeLines({ lockChange, verdicts }: Concluded): readonly string[] {
  return lockChange === undefined ? [] : [renderPlain(changeWords(lockChange, verdicts))];
}

function changeWords(change: LockChange, verdicts: readonly Verdict[]): Words {
  const file = name(change.file);
  switch (change.kind) {
    case "unchanged":
      return words`${file} is unchanged`;
    case "written": {
      const { added, removed, after } = tallyChange(change.servers);
      return words`wrote ${file} (${count(after.servers, "server")}, ${count(after.tools, "tool")}; +${added} -${removed})`;
    }
    case "refused": {
      const { refusals } = change;
      const why = refusals.every(({ kind }) => kind === "not-checked")
        ? words`${refusedServers(refusals).size} of ${count(verdicts.length, "server")} could not be checked`
        : refusedWords(refusals, verdicts.length);
      return words`refusing to write ${file}: ${why}`;
    }
  }
}
