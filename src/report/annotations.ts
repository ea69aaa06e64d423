// Findings as annotations: the headline first, then the worst; within what the runner and GitHub keep.

import type { Level } from "../core/complaint.ts";
import { LIMITS } from "../core/limits.ts";
import type { Place } from "../core/model.ts";
import { type Concluded, exitCodeOf, type InternalError, type Result } from "../core/result.ts";
import type { Finding } from "./finding.ts";
import { renderHeadline, retrySentence } from "./headline.ts";
import { fixLine, messageLines } from "./plain.ts";
import { renderPlain } from "./render.ts";
import { errorLines, ISSUES, OWN_FAULT } from "./stack.ts";
import { tally } from "./tally.ts";
import { cut } from "./text.ts";
import { count, name, plural, sentences, words } from "./words.ts";

/** Plain text. A message has line breaks of ours only, and is never blank. */
export interface Annotation {
  readonly level: Level;
  readonly title: string;
  readonly message: string;
  readonly place: Place | undefined;
}

/** At most ten errors and ten warnings, worst first. Notices are left to summary and report. */
export function renderAnnotations(result: Result, findings: readonly Finding[]): readonly Annotation[] {
  switch (result.kind) {
    case "cancelled":
      return [];
    case "internal-error":
      return [annotateOwnFault(result)];
    case "ok":
    case "config-error":
      return [...annotateErrors(result, findings), ...annotateWarnings(findings)];
  }
}

/** The headline, then the worst nine. A single finding is its own headline, and so is the refusal of an update. */
function annotateErrors(result: Concluded, findings: readonly Finding[]): readonly Annotation[] {
  const errors = findings.filter(({ level }) => level === "error");
  const hasHeadline = errors.some(({ rule, server }) => rule === "update-refused" && server === undefined);
  if (errors.length < 2 || hasHeadline)
    return errors.slice(0, LIMITS.annotationsPerLevel).map((finding) => annotate(finding));
  const shown = errors.slice(0, LIMITS.annotationsPerLevel - 1);
  return [
    annotateRun(result, findings, errors.length - shown.length),
    ...shown.map((finding) => annotate(finding)),
  ];
}

/** `left`: how many errors have no annotation of their own. */
function annotateRun(result: Concluded, findings: readonly Finding[], left: number): Annotation {
  const { expected, there } = tally(result.verdicts);
  const details = words`Details and next steps are in the job summary`;
  const message = [
    ...(expected === 0
      ? []
      : [words`${there} of ${expected} expected tools ${plural(there, "is", "are")} there.`]),
    left === 0
      ? words`${details}.`
      : words`${details}; ${count(left, "more problem")} ${plural(left, "is", "are")} only there.`,
    words`Result ${name(result.kind)}, exit code ${exitCodeOf(result)}.`,
    retrySentence(result),
  ];
  return {
    level: "error",
    title: cut(renderHeadline(result, findings), LIMITS.annotationTitleCharacters),
    message: renderPlain(sentences(message)),
    place: undefined,
  };
}

/** The worst ten; the last says how many more there are. */
function annotateWarnings(findings: readonly Finding[]): readonly Annotation[] {
  const warnings = findings.filter(({ level }) => level === "warning");
  const shown = warnings.slice(0, LIMITS.annotationsPerLevel);
  const left = warnings.length - shown.length;
  const more =
    left === 0
      ? []
      : [renderPlain(words`${count(left, "more warning")} ${plural(left, "is", "are")} in the job summary.`)];
  return shown.map((finding) => annotate(finding, finding === shown.at(-1) ? more : []));
}

/** `more`: lines below what to do. */
function annotate(finding: Finding, more: readonly string[] = []): Annotation {
  const { level, title, place } = finding;
  return { level, title, message: messageOf(finding, more), place: place?.annotatable ? place : undefined };
}

/** Long lists lose names before the message loses what to do. */
function messageOf(finding: Finding, more: readonly string[]): string {
  const limit = LIMITS.annotationCharacters;
  const fixes = finding.fixes.map(fixLine);
  const whole = (atMost: number) => [...messageLines(finding, atMost), ...fixes, ...more].join("\n");
  return (
    [Number.POSITIVE_INFINITY, 50, 10].map(whole).find(({ length }) => length <= limit) ??
    cut(whole(3), limit)
  );
}

function annotateOwnFault(result: InternalError): Annotation {
  const message = [`${OWN_FAULT} Report it at ${ISSUES} with this text:`, ...errorLines(result.error)].join(
    "\n",
  );
  const title = cut(renderHeadline(result, []), LIMITS.annotationTitleCharacters);
  return { level: "error", title, message: cut(message, LIMITS.annotationCharacters), place: undefined };
}
