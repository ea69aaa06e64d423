// An HTML table at column 0 without blank lines: what Markdown cannot break, whatever its cells hold.

import { breakable } from "../text.ts";

/** The heading of a column, in words of ours. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}

/** The first cell of each row is its heading. Cells are HTML already. */
export function htmlTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const head = columns.map(({ title, align }) => `<th align="${align}" scope="col">${title}</th>`).join("");
  const body = rows.map((cells) => {
    const shown = cells.map(breakWords).map((cell, index) => {
      const align = columns[index]?.align === "right" ? ` align="right"` : "";
      return index === 0 ? `<th align="left" scope="row">${cell}</th>` : `<td${align}>${cell}</td>`;
    });
    return `<tr>${shown.join("")}</tr>`;
  });
  return ["<table>", `<tr>${head}</tr>`, ...body, "</table>"].join("\n");
}

/** Between tags only. */
function breakWords(cell: string): string {
  return cell.replace(/(?<=^|>)[^<]+/g, breakable);
}

/** The first column of every table. */
export const SERVER_COLUMN: Column = { title: "Server", align: "left" };

/** One result: a mark with a word beside it, and what explains it below. */
export interface Cell {
  readonly mark: "❌" | "❓" | "⚠️" | "✅" | undefined;
  readonly bold: string;
  readonly rest: string;
  readonly below: readonly string[];
}

/** HTML of one cell. */
export function renderCell({ mark, bold, rest, below }: Cell): string {
  const first = `${mark === undefined ? "" : `${mark} `}<b>${bold}</b>${rest}`;
  return [first, ...below.filter((line) => line !== "")].join("<br>");
}

/** Text that stays folded until somebody wants it. */
export function details(summary: string, markdown: string): string {
  return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`;
}
