// Sources and places for the tables of the core; no test in here.

import type { Source } from "../../src/core/source.ts";

/** A file of that name with this text. */
export function source(text: string, file = ".mcp.json"): Source {
  return { file, annotatable: true, text };
}

/** `line:column-endColumn`, as the tables write places. */
export function at(place: { line: number; column: number; endColumn: number } | undefined): string {
  return place === undefined ? "nowhere" : `${place.line}:${place.column}-${place.endColumn}`;
}

/** What a function throws; fails when it does not. */
export function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
