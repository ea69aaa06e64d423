// An error of our own as lines that can be reported; the only place where a stack is shown.

import { cut, visible } from "./text.ts";

/** Where a fault of ours is reported. */
export const ISSUES = "https://github.com/OWNER/mcp-preflight/issues";

/** What a fault of ours means for whoever reads it. */
export const OWN_FAULT = "Nothing is known about your servers, and nothing is claimed about them.";

/** The stack of an error and of its causes, or whatever was thrown instead. */
export function errorLines(error: unknown, depth = 0): readonly string[] {
  if (!(error instanceof Error)) return [visible(cut(`Thrown: ${String(error)}`, 1_000))];
  const own = (error.stack ?? `${error.name}: ${error.message}`)
    .split("\n")
    .map((line) => visible(cut(line, 1_000)));
  const lines = depth === 0 ? own : own.map((line, index) => (index === 0 ? `Caused by ${line}` : line));
  return error.cause === undefined || depth === 3 ? lines : [...lines, ...errorLines(error.cause, depth + 1)];
}
