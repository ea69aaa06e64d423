// A finding as plain text: what annotations, terminal and report have in common.

import type { Finding, Fix } from "./finding.ts";
import { renderPlain } from "./render.ts";
import { visible } from "./text.ts";
import { sentences, words } from "./words.ts";

/** What was seen, what it means, the likely cause. */
export function messageLines(
  { rule, seen, stakes, cause, quotes }: Finding,
  atMost: number,
): readonly string[] {
  const label = rule === "missing-tool" ? words`Missing: ` : words``;
  return [
    renderPlain([...label, ...sentences([seen, stakes])], atMost),
    ...(cause === undefined ? [] : [renderPlain(words`Likely cause: ${cause}`, atMost)]),
    ...(quotes.length === 0 ? [] : [`Last on stderr: ${quotes.map(visible).join("\n  ")}`]),
  ];
}

/** One thing to do; a snippet of one line stands on the same line. */
export function fixLine({ words: said, snippet }: Fix): string {
  const text = renderPlain(said);
  if (snippet === undefined) return text;
  const lines = snippet.text.split("\n").map(visible);
  return lines.length === 1 ? `${text} ${lines.join("")}` : [text, ...lines].join("\n");
}
