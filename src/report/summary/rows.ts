// The table of a check: one row a server, worst first; a long table keeps its problems and counts the rest.

import type { Verdict } from "../../core/model.ts";
import type { Finding } from "../finding.ts";
import { renderHtml } from "../render.ts";
import { expectedOf } from "../tally.ts";
import { count, NOTHING, name, type Words, words } from "../words.ts";
import type { Detail } from "./detail.ts";
import { type Cell, htmlTable, renderCell, SERVER_COLUMN } from "./table.ts";

/** Up to this many servers have a row each. */
export const ROWS_FOR_ALL = 10;

const COLUMNS = [SERVER_COLUMN, { title: "Result", align: "left" }] as const;

/** HTML. Marks: missing, not checked, warning, there; a word stands beside each. */
export function renderResults(
  verdicts: readonly Verdict[],
  findings: readonly Finding[],
  { rows }: Detail,
): string {
  const all = verdicts
    .map((verdict) => ({ verdict, cell: cellOf(verdict, findings) }))
    .toSorted((one, other) => ORDER.indexOf(one.cell.mark) - ORDER.indexOf(other.cell.mark));
  const important = all.filter(({ verdict, cell }) => verdict.kind !== "verified" || cell.mark !== "✅");
  const shown = (all.length <= ROWS_FOR_ALL ? all : important).slice(0, rows);
  const others = all.filter((row) => !shown.includes(row)).map(({ verdict }) => verdict);
  return htmlTable(COLUMNS, [
    ...shown.map(({ verdict, cell }) => [renderHtml([name(verdict.subject.server)]), renderCell(cell)]),
    ...(others.length === 0 ? [] : [[renderHtml(count(others.length, "other")), othersCell(others)]]),
  ]);
}

const ORDER: readonly Cell["mark"][] = ["❌", "❓", "⚠️", "✅", undefined];

function cellOf(verdict: Verdict, all: readonly Finding[]): Cell {
  const findings = all.filter(({ server }) => server === verdict.subject.server);
  const error = findings.find(({ level }) => level === "error");
  const warnings = findings.filter(({ level }) => level === "warning");
  const below = warnings.map(({ what }) => `⚠️ ${renderHtml(what)}`);
  const expected = expectedOf(verdict).length;
  switch (verdict.kind) {
    case "tools-missing":
      return cell("❌", words`${verdict.missing.length} of ${count(expected, "tool")} missing`, NOTHING, [
        renderHtml(error?.hint?.words ?? NOTHING),
        ...below,
      ]);
    case "not-checked":
      return cell(
        "❓",
        words`not checked`,
        expected === 0 ? NOTHING : words`, ${count(expected, "tool")} unknown`,
        [renderHtml(error?.what ?? NOTHING), renderHtml(error?.hint?.words ?? NOTHING), ...below],
      );
    case "verified": {
      const { unlisted } = verdict;
      const more = unlisted.length === 0 ? NOTHING : words`, ${unlisted.length} more that nobody expects`;
      const there = words`${expected} of ${count(expected, "tool")} there`;
      return error === undefined
        ? cell("✅", there, more, below)
        : cell("❌", error.what, NOTHING, [renderHtml([...there, ...more]), ...below]);
    }
    case "skipped":
      return cell(undefined, words`skipped`, NOTHING, [
        renderHtml(words`disabled, and nothing is expected of it`),
      ]);
    case "not-expected":
      return notExpectedCell(error, warnings);
  }
}

function notExpectedCell(error: Finding | undefined, [first, ...more]: readonly Finding[]): Cell {
  const notStarted = "not started: nothing is expected of it";
  if (error !== undefined) return cell("❌", error.what, NOTHING, [notStarted]);
  if (first === undefined) return cell(undefined, words`not started`, NOTHING, ["nothing is expected of it"]);
  return cell("⚠️", first.what, NOTHING, [notStarted, ...more.map(({ what }) => `⚠️ ${renderHtml(what)}`)]);
}

function cell(mark: Cell["mark"], bold: Words, rest: Words, below: readonly string[]): Cell {
  return { mark, bold: renderHtml(bold), rest: renderHtml(rest), below };
}

function othersCell(verdicts: readonly Verdict[]): string {
  const tools = verdicts.reduce((total, verdict) => total + expectedOf(verdict).length, 0);
  return verdicts.every(({ kind }) => kind === "verified")
    ? renderCell(cell("✅", words`all ${count(tools, "tool")} there`, NOTHING, []))
    : renderHtml(words`left out of this table; the report has them`);
}
