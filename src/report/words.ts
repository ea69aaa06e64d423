// Our own tiny rich text: sentences whose dynamic parts are spans, so that every renderer escapes them by construction.

import type { Place } from "../core/model.ts";
import { cut } from "./text.ts";

/** One piece of a sentence. Only `text` is ours; all else may be hostile. */
export type Span =
  | { readonly kind: "text"; readonly text: string }
  /** A name of the user's or a server's, shown as code; a link in the summary when it has a place. */
  | {
      readonly kind: "name";
      readonly text: string;
      readonly place: Place | undefined;
      readonly quoted: boolean;
    }
  /** Prose that was put together elsewhere: a clause of a parser's, an error's message. */
  | { readonly kind: "phrase"; readonly text: string }
  /** A place in a file: `.mcp.json:6`, in the summary a link. */
  | { readonly kind: "place"; readonly place: Place }
  /** Many names, joined by commas; a renderer may show the first ones only and count the rest. */
  | { readonly kind: "list"; readonly names: readonly Span[] };

/** A sentence or a part of one. */
export type Words = readonly Span[];

/** Where links of the summary lead: `https://github.com/owner/name` and the commit that was checked out. */
export interface Repository {
  readonly url: string;
  readonly sha: string;
}

/** A sentence. What is interpolated is a span, other words, or a number; a plain string is refused by its type. */
export function words(ours: TemplateStringsArray, ...parts: readonly (Words | Span | number)[]): Words {
  return ours.flatMap((text, index) => {
    const part = parts[index];
    return [...(text === "" ? [] : [ourText(text)]), ...(part === undefined ? [] : spansOf(part))];
  });
}

function spansOf(part: Words | Span | number): Words {
  if (typeof part === "number") return [ourText(String(part))];
  return "kind" in part ? [part] : part;
}

function ourText(text: string): Span {
  return { kind: "text", text };
}

/** Says nothing; a sentence without it is the same. */
export const NOTHING: Words = [];

/** A longer name is no name that anybody reads: it is cut wherever people see it. */
const NAME_CHARACTERS = 200;

/** A name that stands bare in plain text: a tool, a variable, a rule, a file. */
export function name(text: string, place?: Place): Span {
  return { kind: "name", text: cut(text, NAME_CHARACTERS), place, quoted: false };
}

/** What plain text puts in quotes: a server in a sentence, a command, a value, what a server says. */
export function quoted(text: string): Span {
  return { kind: "name", text: cut(text, NAME_CHARACTERS), place: undefined, quoted: true };
}

/** Prose that was put together elsewhere; hostile until proven otherwise. */
export function phrase(text: string): Span {
  return { kind: "phrase", text };
}

/** A place, as part of a sentence. */
export function at(place: Place): Span {
  return { kind: "place", place };
}

/** Names joined by commas, shortened where there is no room for all. */
export function list(names: readonly Span[]): Span {
  return { kind: "list", names };
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(items: readonly (Span | Words)[]): Words {
  return items.flatMap((item, index) => {
    const before = index === 0 ? NOTHING : index === items.length - 1 ? words` and ` : words`, `;
    return [...before, ...spansOf(item)];
  });
}

/** Sentences with a blank between them; undefined and empty ones are left out. */
export function sentences(parts: readonly (Words | undefined)[]): Words {
  const said = parts.filter((part) => part !== undefined && part.length > 0);
  return said.flatMap((part, index) => (index === 0 ? (part ?? NOTHING) : words` ${part ?? NOTHING}`));
}

/** `1 tool`, `2 tools`. */
export function count(many: number, one: string, more = `${one}s`): Words {
  return words`${ourText(many.toLocaleString("en-US"))} ${plural(many, one, more)}`;
}

/** The word that fits the number: `is`, `are`. */
export function plural(many: number, one: string, more: string): Span {
  return ourText(many === 1 ? one : more);
}

/** `24 ms`, `2.1 s`, `3 min 20 s`. */
export function duration(ms: number): Words {
  const rounded = Math.round(ms);
  if (rounded < 1_000) return words`${rounded} ms`;
  if (ms < 120_000) return [ourText(`${(ms / 1_000).toFixed(1)} s`)];
  const seconds = Math.round(ms / 1_000);
  return words`${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A setting of the user's in seconds, as it was written: `2 s`, `0.5 s`. */
export function seconds(ms: number): Words {
  return [ourText(`${ms / 1_000} s`)];
}
