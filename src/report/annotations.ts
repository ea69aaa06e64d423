// Findings as annotations: the headline first, then the worst; within what the runner and GitHub keep.

import type { Level } from "../core/complaint.ts";
import { LIMITS } from "../core/limits.ts";
import type { Place } from "../core/model.ts";
import { type Concluded, EXIT_CODES, type InternalError, type Result } from "../core/result.ts";
import type { Finding } from "./finding.ts";
import { renderHeadline, retrySentence } from "./headline.ts";
import { fixLine, messageLines } from "./plain.ts";
import { renderPlain } from "./render.ts";
import { errorLines, ISSUES, OWN_FAULT } from "./stack.ts";
import { tally } from "./tally.ts";
import { cut } from "./text.ts";

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
    case "config-error": {
      const errors = findings.filter(({ level }) => level === "error");
      const warnings = findings.filter(({ level }) => level === "warning");
      return [
        ...limited("error", [...headlines(result, errors), ...errors.map(annotate)]),
        ...limited("warning", warnings.map(annotate)),
      ];
    }
  }
}

/** A single finding is its own headline, and so is the refusal of an update. */
function headlines(result: Concluded, errors: readonly Finding[]): readonly Annotation[] {
  if (
    errors.length < 2 ||
    errors.some(({ rule, server }) => rule === "update-refused" && server === undefined)
  )
    return [];
  const { expected, there } = tally(result.verdicts);
  const message = [
    ...(expected === 0
      ? []
      : [`${there} of ${expected} expected tools ${there === 1 ? "is" : "are"} there.`]),
    "Details and next steps are in the job summary.",
    `Result ${result.kind}, exit code ${EXIT_CODES[result.kind]}.`,
    renderPlain(retrySentence(result)),
  ].join(" ");
  const title = cut(renderHeadline(result), LIMITS.annotationTitleCharacters);
  return [{ level: "error", title, message, place: undefined }];
}

function annotate(finding: Finding): Annotation {
  const { level, title, place } = finding;
  return { level, title, message: messageOf(finding), place: place?.annotatable ? place : undefined };
}

/** Long lists lose names before the message loses what to do. */
function messageOf(finding: Finding): string {
  const limit = LIMITS.annotationCharacters;
  const fixes = finding.fixes.map(fixLine);
  const whole = (atMost: number) => [...messageLines(finding, atMost), ...fixes].join("\n");
  return (
    [Number.POSITIVE_INFINITY, 50, 10].map(whole).find(({ length }) => length <= limit) ??
    cut(whole(3), limit)
  );
}

function limited(level: Level, all: readonly Annotation[]): readonly Annotation[] {
  const limit = LIMITS.annotationsPerLevel;
  if (all.length <= limit) return all;
  const shown = all.slice(0, limit - 1);
  const left = all.length - shown.length;
  const message = `GitHub keeps ${limit} annotations of a kind for a step. The others are in the job summary and in the report.`;
  return [...shown, { level, title: `… and ${left} more, see the summary`, message, place: undefined }];
}

function annotateOwnFault(result: InternalError): Annotation {
  const message = [`${OWN_FAULT} Report it at ${ISSUES} with this text:`, ...errorLines(result.error)].join(
    "\n",
  );
  const title = cut(renderHeadline(result), LIMITS.annotationTitleCharacters);
  return { level: "error", title, message: cut(message, LIMITS.annotationCharacters), place: undefined };
}
