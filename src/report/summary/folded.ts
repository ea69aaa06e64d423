// What the summary keeps folded: how each server was spoken to, and the tools that are well.

import type { Evidence, ToolTable, Verdict } from "../../core/model.ts";
import { observationOf } from "../../core/verdict.ts";
import type { Finding } from "../finding.ts";
import { renderHtml, renderMarkdown } from "../render.ts";
import { expectedOf } from "../tally.ts";
import { codeSpan } from "../text.ts";
import { count, duration, enumerate, list, name, type Words, words } from "../words.ts";
import { ROWS_FOR_ALL } from "./rows.ts";
import { details, htmlTable, SERVER_COLUMN } from "./table.ts";

const COLUMNS = [
  SERVER_COLUMN,
  { title: "Tools", align: "right" },
  { title: "Transport", align: "left" },
  { title: "Version", align: "left" },
  { title: "Protocol", align: "left" },
  { title: "Time", align: "right" },
] as const;

/** A table of every server that was asked. */
export function renderAsked(verdicts: readonly Verdict[]): readonly string[] {
  const rows = verdicts.flatMap((verdict) => {
    const observation = observationOf(verdict);
    if (observation === undefined) return [];
    const { evidence } = observation;
    return [
      [
        renderHtml([name(verdict.subject.server)]),
        observation.kind === "failed" ? "unknown" : renderHtml(toolCounts(verdict, observation.tools.length)),
        verdict.subject.entry?.transport ?? "",
        renderHtml(versionOf(evidence)),
        evidence.protocol === undefined ? "" : renderHtml([{ kind: "phrase", text: evidence.protocol }]),
        renderHtml(duration(evidence.durationMs)),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const title =
    rows.length === 1
      ? "The server that was asked: tools, transport, version, protocol, time"
      : `${rows.length === 2 ? "Both" : `All ${rows.length}`} servers that were asked: tools, transport, version, protocol, time`;
  return [details(title, htmlTable(COLUMNS, rows))];
}

function toolCounts(verdict: Verdict, listed: number): Words {
  const expected = expectedOf(verdict).length;
  const missing = verdict.kind === "tools-missing" ? verdict.missing.length : 0;
  return verdict.kind === "not-expected" ? words`${listed}` : words`${expected - missing} of ${expected}`;
}

/** `report-mcp 1.0.2`, as the server says. */
export function versionOf({ implementation }: Evidence): Words {
  return implementation === undefined
    ? []
    : [{ kind: "phrase", text: `${implementation.name} ${implementation.version}`.slice(0, 100) }];
}

/** Names of the tools that are there, and of those nobody expects. */
export function renderTools(verdicts: readonly Verdict[], findings: readonly Finding[]): readonly string[] {
  return [...renderThere(verdicts), ...renderUnlisted(verdicts, findings)];
}

interface Named {
  readonly server: string;
  readonly tools: ToolTable;
}

function renderThere(verdicts: readonly Verdict[]): readonly string[] {
  const there = verdicts.map((verdict): Named => {
    const missing = new Set(verdict.kind === "tools-missing" ? verdict.missing.map(({ tool }) => tool) : []);
    const isSeen = verdict.kind === "verified" || verdict.kind === "tools-missing";
    const tools = isSeen ? expectedOf(verdict).map(({ tool }) => tool) : [];
    return { server: verdict.subject.server, tools: tools.filter((tool) => !missing.has(tool)) };
  });
  const shown = there.filter(({ tools }) => tools.length > 0);
  if (shown.length === 0 || shown.length > ROWS_FOR_ALL) return [];
  return [details(`Tools that are there: ${renderHtml(countsOf(shown))}`, bullets(shown))];
}

function renderUnlisted(verdicts: readonly Verdict[], findings: readonly Finding[]): readonly string[] {
  const unlisted = verdicts.flatMap((verdict): readonly Named[] =>
    verdict.kind === "verified" || verdict.kind === "tools-missing"
      ? [{ server: verdict.subject.server, tools: verdict.unlisted }]
      : [],
  );
  const shown = unlisted.filter(({ tools }) => tools.length > 0);
  if (shown.length === 0) return [];
  const hint = findings.find(({ rule, fixes }) => rule === "unlisted-tool" && fixes.length > 0);
  const commands = hint?.fixes.flatMap(({ snippet }) => (snippet === undefined ? [] : [snippet.text])) ?? [];
  const hints = commands.map(
    (command) => `To expect those of ${codeSpan(hint?.server ?? "")} from now on: ${codeSpan(command)}`,
  );
  return [
    details(
      `Tools that nobody expects: ${renderHtml(countsOf(shown))}`,
      [bullets(shown), ...hints].join("\n\n"),
    ),
  ];
}

/** `3 in warehouse and 3 in github`, or the sum for many servers. */
function countsOf(named: readonly Named[]): Words {
  if (named.length <= 3)
    return enumerate(named.map(({ server, tools }) => words`${tools.length} in ${name(server)}`));
  const sum = named.reduce((total, { tools }) => total + tools.length, 0);
  return words`${sum} in ${count(named.length, "server")}`;
}

function bullets(named: readonly Named[]): string {
  return named
    .map(({ server, tools }) => {
      const names = list(tools.map((tool) => name(tool)));
      return `- ${codeSpan(server)}: ${renderMarkdown([names], undefined)}`;
    })
    .join("\n");
}
