// Tables of tools: their one order. Pure.

import type { ToolTable } from "./model.ts";

/** Order by code point: that of UTF-8 bytes, the same on every system; `<` on strings compares UTF-16 units. */
export function byCodePoint(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** Names once each, in the one order. */
export function toToolTable(names: Iterable<string>): ToolTable {
  return [...new Set(names)].sort(byCodePoint);
}
