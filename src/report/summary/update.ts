// The summary of an update of the lock: what changed, what a reviewer must see, or why nothing was written.

import type { Refusal } from "../../core/complaint.ts";
import type { Verdict } from "../../core/model.ts";
import type { Concluded, LockChange, LockServerChange } from "../../core/result.ts";
import { byCodePoint } from "../../core/tools.ts";
import { observationOf } from "../../core/verdict.ts";
import type { Finding, ReportSetting } from "../finding.ts";
import { headlineOf, retrySentence } from "../headline.ts";
import { renderHtml, renderMarkdown, renderPlain } from "../render.ts";
import { addedOf, removedOf, tallyChange } from "../tally.ts";
import { fence, visible } from "../text.ts";
import { count, list, NOTHING, name, plural, words } from "../words.ts";
import { footerOf } from "./check.ts";
import type { Detail } from "./detail.ts";
import { renderAsked } from "./folded.ts";
import { renderFix, renderSections, renderWarnings } from "./sections.ts";
import { type Cell, htmlTable, renderCell, SERVER_COLUMN } from "./table.ts";

type Refused = Extract<LockChange, { kind: "refused" }>;
type Done = Exclude<LockChange, Refused>;

/** Markdown without a line break at its end. */
export function renderUpdate(
  change: LockChange,
  result: Concluded,
  findings: readonly Finding[],
  setting: ReportSetting,
  detail: Detail,
): string {
  const warnings = findings.filter(({ level }) => level === "warning");
  return [
    `<h2>${markOf(change)} ${renderHtml(headlineOf(result, findings))}</h2>`,
    ...(change.kind === "refused"
      ? refusedParts(change, result, findings, setting, detail)
      : doneParts(change, detail)),
    ...renderWarnings(warnings, setting.repository, detail),
    ...(detail.folded ? renderAsked(result.verdicts) : []),
    footerOf(result, undefined),
  ].join("\n\n");
}

/** A lock that lost tools deserves a second look. */
function markOf(change: LockChange): string {
  if (change.kind === "refused") return "❌";
  return tallyChange(change.servers).removed > 0 ? "⚠️" : "✅";
}

// ---------------------------------------------------------------- written, or as it was

function doneParts(change: Done, detail: Detail): readonly string[] {
  const { servers } = change;
  const lead = renderMarkdown(
    words`${name(change.file)} ${change.kind === "unchanged" ? words`still expects` : words`now expects`} `,
    undefined,
  );
  const { before, after } = tallyChange(servers);
  const now = `**${renderPlain(words`${count(after.tools, "tool")} of ${count(after.servers, "server")}`)}**`;
  const was =
    change.kind === "unchanged" || before.servers === 0
      ? ""
      : renderPlain(words`; before, ${count(before.tools, "tool")} of ${before.servers}`);
  const changed = servers.filter(
    (each) => addedOf(each).length + removedOf(each).length > 0 || isNewOrGone(each),
  );
  return [
    `${lead}${now}${was}.`,
    ...(change.kind === "unchanged" || servers.length === 0 ? [] : [changesTable(servers, changed, detail)]),
    ...removalParts(changed),
    ...(changed.length === 0 ? [] : ["<h3>The change</h3>", fence("diff", diffOf(changed))]),
    ...(change.kind === "unchanged" ? [] : nextParts(change.file)),
  ];
}

function isNewOrGone({ before, after }: LockServerChange): boolean {
  return before === undefined || after === undefined;
}

const CHANGE_COLUMNS = [SERVER_COLUMN, { title: "What changed", align: "left" }] as const;

function changesTable(
  servers: readonly LockServerChange[],
  changed: readonly LockServerChange[],
  { rows }: Detail,
): string {
  const shown = changed.slice(0, rows);
  const rest = servers.filter((each) => !shown.includes(each));
  const same = shown.length === changed.length ? words`unchanged` : words`left out of this table`;
  return htmlTable(CHANGE_COLUMNS, [
    ...shown.map((each) => [renderHtml([name(each.server)]), changeCell(each)]),
    ...(rest.length === 0
      ? []
      : [
          [
            renderHtml(count(rest.length, "other")),
            renderHtml(words`${same}, ${count(tallyChange(rest).after.tools, "tool")}`),
          ],
        ]),
  ]);
}

function changeCell(change: LockServerChange): string {
  const { added, removed } = tallyChange([change]);
  const plain = (bold: string, rest: string, below: string) =>
    renderCell({ mark: undefined, bold, rest, below: [below] });
  if (change.before === undefined) return plain(`${added} added`, "", "a new server in the lock");
  if (change.after === undefined) return plain(`${removed} removed`, "", "the server leaves the lock");
  const stay = stayingTools(change.before.length - removed, change.before.length);
  if (removed === 0) return plain(`${added} added`, "", stay);
  return plain(`${removed} removed`, added === 0 ? "" : `, ${added} added`, stay);
}

function stayingTools(left: number, all: number): string {
  if (left === all) return all === 1 ? "its tool stays" : `all its ${all} tools stay`;
  return left === 0
    ? "none of its tools stays"
    : `${left} of its ${all} tools ${left === 1 ? "stays" : "stay"}`;
}

function removalParts(changed: readonly LockServerChange[]): readonly string[] {
  const losing = changed.filter((each) => removedOf(each).length > 0);
  if (losing.length === 0) return [];
  const lost = tallyChange(losing).removed;
  const them = plural(lost, "it", "them");
  const lines = losing.map((each) => {
    const names = list(removedOf(each).map((tool) => name(tool)));
    return `- from ${renderMarkdown(words`${name(each.server)}: ${names}`, undefined)}`;
  });
  return [
    `<h3>${renderHtml(words`Before you merge: ${count(lost, "tool")} ${plural(lost, "leaves", "leave")} the lock`)}</h3>`,
    lines.join("\n"),
    renderMarkdown(
      words`From now on no run stops when ${plural(lost, "it is", "they are")} missing. The update let ${them} go because ${name("allow-removals")} says so.`,
      undefined,
    ),
  ];
}

/** A longer change is read where it is reviewed. */
const DIFF_LINES = 200;

/** The lock's own lines with `+` and `-`, in its own order. */
function diffOf(changed: readonly LockServerChange[]): string {
  const lines = changed.flatMap((each, index) => [...(index === 0 ? [] : ["   …"]), ...diffOfServer(each)]);
  const left = lines.length - DIFF_LINES;
  return (left > 0 ? [...lines.slice(0, DIFF_LINES), `   … ${left} more lines`] : lines).join("\n");
}

function diffOfServer(change: LockServerChange): readonly string[] {
  const { server, before, after } = change;
  const mark = before === undefined ? "+" : after === undefined ? "-" : " ";
  const added = new Set(addedOf(change));
  const removed = new Set(removedOf(change));
  const tools = [...new Set([...(before ?? []), ...(after ?? [])])].toSorted(byCodePoint);
  if (tools.length === 0) return [`${mark}  ${quotedName(server)}: []`];
  return [
    `${mark}  ${quotedName(server)}: [`,
    ...tools.map((tool, index) => {
      const comma = index === tools.length - 1 ? "" : ",";
      return `${added.has(tool) ? "+" : removed.has(tool) ? "-" : " "}    ${quotedName(tool)}${comma}`;
    }),
    `${mark}  ]`,
  ];
}

function quotedName(text: string): string {
  return visible(JSON.stringify(text));
}

function nextParts(file: string): readonly string[] {
  const path = /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
  return [
    "<h3>Next</h3>",
    "The file is changed in this job's workspace only. Commit it, or let a pull request carry it to a reviewer:",
    fence(
      "yaml",
      [
        "- uses: peter-evans/create-pull-request@v8",
        "  # the job needs contents: write and pull-requests: write",
        "  with:",
        "    branch: mcp-tools-lock",
        "    title: Update the expected MCP tools",
        `    add-paths: ${path}`,
      ].join("\n"),
    ),
  ];
}

// ---------------------------------------------------------------- refused

function refusedParts(
  change: Refused,
  result: Concluded,
  findings: readonly Finding[],
  { repository }: ReportSetting,
  detail: Detail,
): readonly string[] {
  const { verdicts } = result;
  const errors = findings.filter(({ level }) => level === "error");
  const main = errors.find(({ server }) => server === undefined);
  const own = errors.filter((finding) => finding !== main);
  const others = main?.fixes.filter(({ snippet }) => snippet !== undefined) ?? [];
  return [
    `**Nothing was written.** A lock made now would expect less than you need, and later runs would pass without those tools. ${renderPlain(retrySentence(result))}`,
    refusedTable(change.refusals, verdicts, own, detail),
    ...renderSections(own, true, repository, detail),
    ...(others.length === 0 ? [] : ["<h3>Next</h3>"]),
    ...others.map((fix) => renderFix(fix, "", (said) => renderMarkdown(said, repository))),
  ];
}

const REFUSED_COLUMNS = [SERVER_COLUMN, { title: "What a new lock would say", align: "left" }] as const;

function refusedTable(
  refusals: readonly Refusal[],
  verdicts: readonly Verdict[],
  findings: readonly Finding[],
  { rows }: Detail,
): string {
  const cells = verdicts.map((verdict) => {
    const { server } = verdict.subject;
    const refusal = refusals.find((each) => each.server === server);
    const finding = findings.find((each) => each.server === server);
    return { server, isRefused: refusal !== undefined, cell: refusedCell(refusal, verdict, finding) };
  });
  const worstFirst = cells.toSorted((one, other) => Number(other.isRefused) - Number(one.isRefused));
  const shown = worstFirst.slice(0, rows);
  const left = cells.length - shown.length;
  return htmlTable(REFUSED_COLUMNS, [
    ...shown.map(({ server, cell }) => [renderHtml([name(server)]), renderCell(cell)]),
    ...(left === 0 ? [] : [[`${left} more`, "left out of this table"]]),
  ]);
}

function refusedCell(refusal: Refusal | undefined, verdict: Verdict, finding: Finding | undefined): Cell {
  const hint = renderHtml(finding?.hint?.words ?? NOTHING);
  const what = renderHtml(finding?.what ?? NOTHING);
  const locked = verdict.subject.locked?.expectations.length ?? 0;
  switch (refusal?.kind) {
    case undefined:
      return cleanCell(verdict, locked);
    case "tools-lost": {
      const bold = renderPlain(words`${refusal.lost.length} of ${count(locked, "tool")} lost`);
      return { mark: "❌", bold, rest: "", below: [hint === "" ? "the server no longer lists them" : hint] };
    }
    case "lists-nothing":
      return {
        mark: "❌",
        bold: "no tools",
        rest: "",
        below: [hint === "" ? "the server lists none" : hint],
      };
    case "no-longer-configured":
      return { mark: "❌", bold: renderPlain(words`${count(locked, "tool")} lost`), rest: "", below: [what] };
    case "not-checked":
      return { mark: "❓", bold: "unknown", rest: "", below: [what, hint] };
    case "complaint":
      return { mark: "❌", bold: what, rest: "", below: [] };
  }
}

function cleanCell(verdict: Verdict, locked: number): Cell {
  const observation = observationOf(verdict);
  if (observation?.kind !== "listed")
    return { mark: undefined, bold: "as it is", rest: "", below: ["not started"] };
  const tools = renderPlain(count(observation.tools.length, "tool"));
  const lost = verdict.kind === "tools-missing" ? verdict.missing.length : 0;
  const fresh = observation.tools.length - (locked - lost);
  if (verdict.subject.locked === undefined) return { mark: "✅", bold: tools, rest: ", new", below: [] };
  const rest =
    fresh === 0 && lost === 0 ? ", unchanged" : `, ${fresh} new${lost === 0 ? "" : `, ${lost} removed`}`;
  return { mark: "✅", bold: tools, rest, below: [] };
}
