// Words as plain text, Markdown or HTML; here alone names of others become text, each sink with its own escaping.

import type { Place } from "../core/model.ts";
import { codeSpan, html, markdown, shownName, urlPath, visible } from "./text.ts";
import { enumerate, plural, type Repository, type Span, type Words, words } from "./words.ts";

/** For annotations, terminal, titles and JSON. At most `atMost` names of a list. */
export function renderPlain(said: Words, atMost = Number.POSITIVE_INFINITY): string {
  return said.map((span) => plainSpan(span, atMost)).join("");
}

function plainSpan(span: Span, atMost: number): string {
  switch (span.kind) {
    case "text":
      return span.text;
    case "phrase":
      return visible(span.text);
    case "name":
      return span.quoted ? `"${visible(span.text)}"` : shownName(span.text);
    case "place":
      return visible(`${span.place.file}:${span.place.line}`);
    case "list":
      return joinNames(span.names, atMost, (each) => plainSpan(each, atMost));
  }
}

/** For a paragraph of the summary; names and places become links where there is a repository. */
export function renderMarkdown(said: Words, repository: Repository | undefined): string {
  return said.map((span) => markdownSpan(span, repository)).join("");
}

/** A summary is read by people: the report has all names. */
const MARKDOWN_NAMES = 100;

function markdownSpan(span: Span, repository: Repository | undefined): string {
  switch (span.kind) {
    case "text":
      return span.text;
    case "phrase":
      return markdown(span.text);
    case "name":
      return linked(codeSpan(span.text), span.place, repository);
    case "place":
      return `${linked(codeSpan(span.place.file), span.place, repository)}, line ${span.place.line}`;
    case "list":
      return `${joinNames(span.names, MARKDOWN_NAMES, (each) => markdownSpan(each, repository))}${linesOf(span.names)}`;
  }
}

/** For a cell or heading in HTML: no links. */
export function renderHtml(said: Words): string {
  return said.map(htmlSpan).join("");
}

/** A cell holds no more names than that; the section below it does. */
const HTML_NAMES = 5;

function htmlSpan(span: Span): string {
  switch (span.kind) {
    case "text":
    case "phrase":
      return html(span.text);
    case "name":
      return `<code>${html(shownName(span.text))}</code>`;
    case "place":
      return html(`${span.place.file}:${span.place.line}`);
    case "list":
      return joinNames(span.names, HTML_NAMES, htmlSpan);
  }
}

function joinNames(names: readonly Span[], atMost: number, render: (name: Span) => string): string {
  const shown = names.slice(0, atMost).map(render);
  const left = names.length - shown.length;
  return left === 0 ? shown.join(", ") : `${shown.join(", ")} and ${left.toLocaleString("en-US")} more`;
}

function linked(shown: string, place: Place | undefined, repository: Repository | undefined): string {
  if (place === undefined || !place.annotatable || repository === undefined) return shown;
  return `[${shown}](${repository.url}/blob/${repository.sha}/${urlPath(place.file)}#L${place.line})`;
}

/** ` (mcp-tools.lock.json, lines 3 and 4)` behind a few names that stand in one file. */
function linesOf(names: readonly Span[]): string {
  const places = names.flatMap((span) =>
    span.kind === "name" && span.place !== undefined ? [span.place] : [],
  );
  const [first] = places;
  if (first === undefined || places.length < names.length || places.length > 10) return "";
  const lines = [...new Set(places.map(({ line }) => line))];
  const said = words`${plural(lines.length, "line", "lines")} ${enumerate(lines.map((line) => words`${line}`))}`;
  return ` (${codeSpan(first.file)}, ${renderPlain(said)})`;
}
