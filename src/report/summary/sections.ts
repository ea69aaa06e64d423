// A section for each problem of the summary; servers with one cause share one.

import type { Finding, Fix } from "../finding.ts";
import { renderHtml, renderMarkdown, renderPlain } from "../render.ts";
import { codeSpan, fence } from "../text.ts";
import {
  at,
  count,
  enumerate,
  list,
  name,
  plural,
  type Repository,
  type Span,
  sentences,
  type Words,
  words,
} from "../words.ts";
import type { Detail } from "./detail.ts";

/** Findings that say the same of several servers. */
type Group = readonly [Finding, ...Finding[]];

/** Sections for errors. Without a title where the heading of the summary already is one. */
export function renderSections(
  findings: readonly Finding[],
  titled: boolean,
  repository: Repository | undefined,
  detail: Detail,
): readonly string[] {
  const groups = grouped(findings);
  const shown = groups
    .slice(0, detail.sections)
    .map((group) => renderGroup(group, titled, repository, detail));
  const left = groups.length - shown.length;
  return left === 0
    ? shown
    : [
        ...shown,
        renderPlain(words`${count(left, "more problem")} ${plural(left, "is", "are")} in the report.`),
      ];
}

/** What differs between servers with one cause is where it stands, and what each of them said. */
function grouped(findings: readonly Finding[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const { rule, cause, what, fixes } = finding;
    const key = JSON.stringify([rule, cause ?? what, fixes], (field, value: unknown) =>
      field === "place" ? undefined : value,
    );
    const group = groups.get(key);
    groups.set(key, group === undefined ? [finding] : [...group, finding]);
  }
  return [...groups.values()];
}

function renderGroup(
  group: Group,
  titled: boolean,
  repository: Repository | undefined,
  { quotes }: Detail,
): string {
  const [first] = group;
  const markdown = (said: Words) => renderMarkdown(said, repository);
  return [
    ...(titled ? [`<h3>${renderHtml(titleOf(group))}</h3>`] : []),
    ...seenParagraphs(group, titled, markdown),
    ...whereParagraph(group, markdown),
    ...(quotes ? quoteBlocks(group) : []),
    ...(first.cause === undefined ? [] : [`**Likely cause:** ${markdown(causeOf(group, first.cause))}`]),
    ...first.fixes.map((fix, index) => renderFix(fix, index === 0 ? "**Do this:** " : "", markdown)),
  ].join("\n\n");
}

function titleOf(group: Group): Words {
  const [first] = group;
  const servers = group.flatMap(({ server }) => (server === undefined ? [] : [name(server)]));
  if (servers.length === 0) return first.what;
  const isSame = group.every(({ what }) => JSON.stringify(what) === JSON.stringify(first.what));
  const who = servers.length > 5 ? words`${list(servers)}` : enumerate(servers);
  return words`${who}: ${isSame ? first.what : words`one cause`}`;
}

/** The same cause stands in several places of the config. */
function causeOf(group: Group, cause: Words): Words {
  const others = group.slice(1).flatMap(({ hint }) => (hint?.place === undefined ? [] : [hint.place]));
  if (others.length === 0) return cause;
  return words`${cause} The same holds in ${enumerate(others.map(at))}.`;
}

/** What is unknown stands in the table, or, where the heading is the only title, here. */
function seenParagraphs(group: Group, titled: boolean, markdown: (said: Words) => string): readonly string[] {
  const [first] = group;
  const label = first.rule === "missing-tool" ? "**Missing:**" : "**Seen:**";
  const texts = group.map(({ seen, stakes }) => markdown(titled ? seen : sentences([seen, stakes])));
  const [only, ...different] = new Set(texts);
  if (different.length === 0) return [`${label} ${only ?? ""}`];
  const lines = group.map(({ server }, index) => `- ${codeSpan(server ?? "")}: ${texts[index] ?? ""}`);
  return [label, lines.join("\n")];
}

/** A list of names with places says where they stand; all else has a place of its own. */
function whereParagraph(group: Group, markdown: (said: Words) => string): readonly string[] {
  if (group[0].seen.some(isPlacedList)) return [];
  const places = group.flatMap(({ place }) => (place === undefined ? [] : [at(place)]));
  return places.length === 0 ? [] : [`**Where:** ${markdown(enumerate(places.slice(0, 10)))}`];
}

function isPlacedList(span: Span): boolean {
  return span.kind === "list" && span.names.some((each) => each.kind === "name" && each.place !== undefined);
}

function quoteBlocks(group: Group): readonly string[] {
  return group.flatMap(({ server, quotes }) => {
    if (quotes.length === 0) return [];
    const whose = group.length === 1 || server === undefined ? "" : ` of ${codeSpan(server)}`;
    return [
      `${renderPlain([plural(quotes.length, "Last line", "Last lines")])}${whose} on stderr:`,
      fence("", quotes.map((quote) => quote.replaceAll("\n", " ")).join("\n")),
    ];
  });
}

/** Markdown: what to do, and below it what can be pasted. */
export function renderFix(fix: Fix, label: string, markdown: (said: Words) => string): string {
  const said = `${label}${markdown(fix.words)}`;
  return fix.snippet === undefined ? said : `${said}\n\n${fence(fix.snippet.language, fix.snippet.text)}`;
}

/** Warnings as a list: nothing stops for them. */
export function renderWarnings(
  findings: readonly Finding[],
  repository: Repository | undefined,
  { sections }: Detail,
): readonly string[] {
  if (findings.length === 0 || sections === 0) return [];
  const lines = findings.slice(0, sections).map(({ server, what, seen, fixes }) => {
    const who = server === undefined ? "" : `${codeSpan(server)}: `;
    const fix = fixes.map((each) => inlineFix(each, repository)).join(" ");
    return `- ${who}${renderMarkdown(words`${what}. ${seen}`, repository)} ${fix}`.trimEnd();
  });
  const left = findings.length - lines.length;
  return [
    "<h3>Warnings</h3>",
    [...lines, ...(left === 0 ? [] : [`- ${left} more in the report.`])].join("\n"),
  ];
}

function inlineFix({ words: said, snippet }: Fix, repository: Repository | undefined): string {
  const text = renderMarkdown(said, repository);
  return snippet === undefined ? text : `${text} ${codeSpan(snippet.text)}`;
}
