// Bounds what a server said before it is quoted anywhere. Makes nothing inert: that is report/text.ts.

import { LIMITS } from "../core/limits.ts";

/**
 * One line of at most LIMITS.quotedLineCharacters, cut at a blank: values are redacted after this by their whole
 * text, so half a word, which may be half a secret, is never left standing.
 */
export function quoteLine(text: string): string {
  // Twice the limit is enough to see whether the last word goes on; the rest may be megabytes.
  const line = text
    .slice(0, 2 * LIMITS.quotedLineCharacters)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= 2 * LIMITS.quotedLineCharacters && line.length <= LIMITS.quotedLineCharacters)
    return line;
  const kept = line.slice(0, LIMITS.quotedLineCharacters);
  return `${kept.slice(0, Math.max(0, kept.lastIndexOf(" ")))}…`;
}
