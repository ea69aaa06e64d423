// The report: one JSON document for programs, version 1; keys are only ever added.

import type { Place, Verdict } from "../core/model.ts";
import { type Concluded, exitCodeOf, type InternalError } from "../core/result.ts";
import { observationOf } from "../core/verdict.ts";
import type { Finding } from "./finding.ts";
import { renderHeadline } from "./headline.ts";
import { fixLine, messageLines } from "./plain.ts";
import { renderPlain } from "./render.ts";
import { errorLines } from "./stack.ts";
import { expectedOf } from "./tally.ts";
import { words } from "./words.ts";

/** Version 1 of the report. Names stand as they are; sentences have what cannot be seen made visible. */
export function renderReport(result: Concluded | InternalError, findings: readonly Finding[]): string {
  const concluded = result.kind === "internal-error" ? undefined : result;
  const document = {
    version: 1,
    result: result.kind,
    exitCode: exitCodeOf(result),
    retryable: concluded?.retryable ?? false,
    headline: renderHeadline(result, findings),
    durationMs: Math.round(result.durationMs),
    servers: (concluded?.verdicts ?? []).map((verdict) => serverOf(verdict, findings)),
    findings: findings.map(findingOf),
    ...(result.kind === "internal-error" ? { error: errorLines(result.error).join("\n") } : {}),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function findingOf(finding: Finding) {
  const { rule, level, server, title, fixes, place } = finding;
  return {
    rule,
    level,
    ...(server === undefined ? {} : { server }),
    title,
    message: messageLines(finding, Number.POSITIVE_INFINITY).join("\n"),
    ...(fixes.length === 0 ? {} : { fix: fixes.map(fixLine).join("\n") }),
    ...placed(place),
  };
}

function placed(place: Place | undefined) {
  return place === undefined ? {} : { place: { file: place.file, line: place.line, column: place.column } };
}

function serverOf(verdict: Verdict, findings: readonly Finding[]) {
  const { server, entry, locked } = verdict.subject;
  const expected = expectedOf(verdict).map(({ tool }) => tool);
  const observation = observationOf(verdict);
  const evidence = observation?.evidence;
  return {
    name: server,
    transport: entry?.transport ?? null,
    ...placed(entry?.place ?? locked?.place),
    verdict: verdict.kind,
    expected,
    // null: it gave no list. An empty list is one that was seen.
    tools: observation?.kind === "listed" ? observation.tools : null,
    missing: verdict.kind === "tools-missing" ? verdict.missing.map(({ tool }) => tool) : [],
    unknown: verdict.kind === "not-checked" ? expected : [],
    unlisted: verdict.kind === "verified" || verdict.kind === "tools-missing" ? verdict.unlisted : [],
    ...failureOf(verdict, findings),
    ...(evidence?.implementation === undefined ? {} : { server: evidence.implementation }),
    ...(evidence?.protocol === undefined ? {} : { protocol: evidence.protocol }),
    attempts: evidence?.attempts ?? 0,
    durationMs: Math.round(evidence?.durationMs ?? 0),
    steps: (evidence?.steps ?? []).map((step) => ({
      ...step,
      startedAtMs: Math.round(step.startedAtMs),
      latencyMs: Math.round(step.latencyMs),
    })),
  };
}

/** Nothing where nobody complains: an update was allowed to lose the server. */
function failureOf(verdict: Verdict, findings: readonly Finding[]) {
  const { server } = verdict.subject;
  const said = findings.find((each) => each.server === server && each.level === "error");
  if (verdict.kind !== "not-checked" || said === undefined) return {};
  const failure = verdict.why.kind === "probe-failed" ? verdict.why.observation.failure : undefined;
  return {
    failure: {
      stage: failure?.stage ?? "config",
      kind: failure?.cause.kind ?? verdict.why.kind,
      message: renderPlain(words`${said.what}. ${said.seen}`),
      stderr: failure?.stderr ?? [],
    },
  };
}
