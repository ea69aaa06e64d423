// The job summary: a Result and its findings as Markdown that no name in it can break, within GitHub's bound.

import { type Concluded, exitCodeOf, type InternalError, type Result } from "../core/result.ts";
import type { Finding, ReportSetting } from "./finding.ts";
import { headlineOf } from "./headline.ts";
import { renderHtml, renderMarkdown } from "./render.ts";
import { errorLines, ISSUES, OWN_FAULT } from "./stack.ts";
import { renderCheck } from "./summary/check.ts";
import { fitted } from "./summary/detail.ts";
import { renderUpdate } from "./summary/update.ts";
import { fence } from "./text.ts";
import { duration, words } from "./words.ts";

/** Markdown, at most LIMITS.summaryBytes of UTF-8. */
export function renderSummary(result: Result, findings: readonly Finding[], setting: ReportSetting): string {
  switch (result.kind) {
    case "ok":
    case "config-error":
      return renderConcluded(result, findings, setting);
    case "cancelled":
      return [
        `<h2>❓ ${renderHtml(headlineOf(result, findings))}</h2>`,
        renderMarkdown(
          words`The run was told to stop after ${duration(result.durationMs)}. Nothing was written, and nothing is known about the servers: run it again. Exit code ${exitCodeOf(result)}.`,
          undefined,
        ),
      ]
        .join("\n\n")
        .concat("\n");
    case "internal-error":
      return renderOwnFault(result);
  }
}

function renderConcluded(result: Concluded, findings: readonly Finding[], setting: ReportSetting): string {
  const { lockChange } = result;
  return fitted((detail) =>
    lockChange === undefined
      ? renderCheck(result, findings, setting, detail)
      : renderUpdate(lockChange, result, findings, setting, detail),
  );
}

function renderOwnFault(result: InternalError): string {
  return [
    `<h2>❌ ${renderHtml(headlineOf(result, []))}</h2>`,
    `${OWN_FAULT} Report it at ${ISSUES} with this text:`,
    fence("", errorLines(result.error).slice(0, 100).join("\n")),
    `Result \`internal-error\`, exit code ${exitCodeOf(result)}.`,
  ]
    .join("\n\n")
    .concat("\n");
}
