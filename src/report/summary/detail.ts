// How much a summary shows: GitHub drops one over 1 MiB whole, so detail is shed before rows.

import { LIMITS } from "../../core/limits.ts";

/** What is shown, and how much of it. */
export interface Detail {
  readonly folded: boolean;
  readonly quotes: boolean;
  /** How many problems have a section. */
  readonly sections: number;
  /** How many rows a table has. */
  readonly rows: number;
}

/** From all to little. The last is small whatever a server says, since names are cut. */
const DETAILS: readonly Detail[] = [
  { folded: true, quotes: true, sections: 100, rows: 500 },
  { folded: false, quotes: true, sections: 100, rows: 500 },
  { folded: false, quotes: false, sections: 50, rows: 500 },
  { folded: false, quotes: false, sections: 10, rows: 100 },
  { folded: false, quotes: false, sections: 0, rows: 20 },
];

const LEFT_OUT = "Details were left out, since GitHub shows no summary over 1 MiB. The report has them.";

/** The most detailed form that fits. */
export function fitted(render: (detail: Detail) => string): string {
  let shown = "";
  for (const [index, detail] of DETAILS.entries()) {
    shown = index === 0 ? `${render(detail)}\n` : `${render(detail)}\n\n${LEFT_OUT}\n`;
    if (Buffer.byteLength(shown) <= LIMITS.summaryBytes) break;
  }
  return shown;
}
