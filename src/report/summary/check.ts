// The summary of a check: counts that add up, a table, a section a problem, the rest folded.

import type { Verdict } from "../../core/model.ts";
import { type Concluded, exitCodeOf } from "../../core/result.ts";
import { mayPassByItself, observationOf, ruleOfVerdict } from "../../core/verdict.ts";
import type { Finding, ReportSetting } from "../finding.ts";
import { headlineOf, retrySentence } from "../headline.ts";
import { renderHtml, renderMarkdown, renderPlain } from "../render.ts";
import { tally } from "../tally.ts";
import { count, duration, enumerate, NOTHING, name, plural, type Span, type Words, words } from "../words.ts";
import type { Detail } from "./detail.ts";
import { renderAsked, renderTools, versionOf } from "./folded.ts";
import { renderResults } from "./rows.ts";
import { renderSections, renderWarnings } from "./sections.ts";

/** Markdown without a line break at its end. */
export function renderCheck(
  result: Concluded,
  findings: readonly Finding[],
  { repository }: ReportSetting,
  detail: Detail,
): string {
  const { verdicts } = result;
  const errors = findings.filter(({ level }) => level === "error");
  const warnings = findings.filter(({ level }) => level === "warning");
  const hasTable = verdicts.length > 1;
  const [only] = verdicts;
  return [
    `<h2>${result.kind === "ok" ? "✅" : "❌"} ${renderHtml(headlineOf(result, findings))}</h2>`,
    ...leadOf(result),
    ...(hasTable ? [renderResults(verdicts, findings, detail)] : []),
    ...renderSections(errors, hasTable || errors.length > 1, repository, detail),
    ...renderWarnings(warnings, repository, detail),
    ...(detail.folded && hasTable ? renderAsked(verdicts) : []),
    ...(detail.folded ? renderTools(verdicts, findings) : []),
    footerOf(result, hasTable ? undefined : only),
  ].join("\n\n");
}

function leadOf(result: Concluded): readonly string[] {
  const { verdicts } = result;
  const { expected, there, missing, unknown, servers } = tally(verdicts);
  if (verdicts.length === 0) return [];
  if (result.kind === "ok") {
    const asked = words`${count(servers, "server")} ${plural(servers, "was", "were")} asked`;
    return [`Held: **${renderPlain(count(expected, "tool"))} of the lock**. ${renderPlain(asked)}.`];
  }
  if (verdicts.length === 1) return [];
  const parts = [
    there === 0 ? words`none is there` : words`${there} ${plural(there, "is", "are")} there`,
    ...(missing === 0 ? [] : [words`${missing} ${plural(missing, "is", "are")} missing`]),
    ...(unknown === 0 ? [] : [words`${unknown} ${plural(unknown, "is", "are")} unknown`]),
  ];
  const counts = `Of ${renderPlain(count(expected, "expected tool"))}, **${renderPlain(enumerate(parts))}.**`;
  return [`${counts} ${renderMarkdown(retryWords(result), undefined)}`];
}

/** Which servers a second run may clear, and which need somebody. */
function retryWords(result: Concluded): Words {
  const failing = result.verdicts.filter((verdict) => ruleOfVerdict(verdict) !== undefined);
  const passing = failing.filter(mayPassByItself);
  const lasting = failing.filter((verdict) => !mayPassByItself(verdict));
  if (result.retryable) return words`A re-run may clear ${plural(failing.length, "it", "all of it")}.`;
  if (passing.length === 0 || lasting.length === 0) return retrySentence(result);
  const need = plural(lasting.length, "needs", "need");
  return words`A re-run may clear ${serverNames(passing)}; ${serverNames(lasting)} ${need} a change.`;
}

function serverNames(verdicts: readonly Verdict[]): Words {
  const names: readonly Span[] = verdicts.slice(0, 5).map(({ subject }) => name(subject.server));
  const left = verdicts.length - names.length;
  return enumerate([...names, ...(left === 0 ? [] : [count(left, "other")])]);
}

/** `Checked .mcp.json against mcp-tools.lock.json in 2.1 s. Result config-error, exit code 78.` */
export function footerOf(result: Concluded, only: Verdict | undefined): string {
  const { durationMs, filteredOut, kind, verdicts } = result;
  const what = only === undefined ? NOTHING : words`${name(only.subject.server)}${howItWasAsked(only)} in `;
  const did = didOf(result, what);
  const retry =
    (only === undefined && verdicts.length > 0) || kind === "ok" || result.retryable
      ? NOTHING
      : words`${retrySentence(result)} `;
  const left =
    filteredOut === 0
      ? NOTHING
      : words` ${count(filteredOut, "server")} ${plural(filteredOut, "was", "were")} left out by the input ${name("servers")}.`;
  return renderMarkdown(
    words`${retry}${did} ${duration(durationMs)}. Result ${name(kind)}, exit code ${exitCodeOf(result)}.${left}`,
    undefined,
  );
}

function didOf({ configFile, lockFile, verdicts, lockChange }: Concluded, what: Words): Words {
  if (verdicts.length === 0) return words`Stopped after`;
  return lockChange === undefined
    ? words`Checked ${what}${name(configFile)} against ${name(lockFile)} in`
    : words`Asked the servers of ${name(configFile)} in`;
}

function howItWasAsked(verdict: Verdict): Words {
  const evidence = observationOf(verdict)?.evidence;
  const transport = verdict.subject.entry?.transport;
  if (evidence === undefined || transport === undefined) return NOTHING;
  const said = [
    words`${{ kind: "phrase", text: transport }}`,
    ...(evidence.implementation === undefined ? [] : [versionOf(evidence)]),
    ...(evidence.protocol === undefined
      ? []
      : [words`protocol ${{ kind: "phrase", text: evidence.protocol.slice(0, 60) }}`]),
  ];
  return words` (${said.flatMap((part, index) => (index === 0 ? part : words`, ${part}`))})`;
}
