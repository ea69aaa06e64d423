// A file's text and the places in it, and its JSON with the place of every value; strict, as JSON.parse reads it.

import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Place } from "./model.ts";

/** A file of the user's: its name as people see it, and its text without a byte order mark. */
export interface Source {
  readonly file: string;
  readonly annotatable: boolean;
  readonly text: string;
}

/** Where each line of a source begins. Kept, since a lock asks for a place a tool. */
const lineTables = new WeakMap<Source, readonly number[]>();

function lineStartsOf(source: Source): readonly number[] {
  const known = lineTables.get(source);
  if (known !== undefined) return known;
  const starts = [0];
  for (let end = source.text.indexOf("\n"); end !== -1; end = source.text.indexOf("\n", end + 1))
    starts.push(end + 1);
  lineTables.set(source, starts);
  return starts;
}

/** The index of the last start that is not behind the offset. */
function lineIndexOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place of `length` characters from `offset` on. Lines end at LF, so that a CR belongs to the line before. */
export function placeAt(source: Source, offset: number, length: number): Place {
  const starts = lineStartsOf(source);
  const index = lineIndexOf(starts, offset);
  const column = offset - (starts[index] ?? 0) + 1;
  const lineEnd = (starts[index + 1] ?? source.text.length + 1) - 1;
  const sameLine = Math.min(length, lineEnd - offset);
  return {
    file: source.file,
    line: index + 1,
    column,
    endColumn: column + Math.max(sameLine, 1),
    annotatable: source.annotatable,
  };
}

export type JsonReading =
  | { readonly kind: "value"; readonly root: Node }
  | { readonly kind: "comment"; readonly place: Place }
  | { readonly kind: "conflict-markers"; readonly place: Place }
  | { readonly kind: "syntax"; readonly place: Place; readonly reason: string };

/** Parses strict JSON and keeps the offset of every node. Never throws for what the text holds. */
export function parseJson(source: Source): JsonReading {
  const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(source.text);
  if (conflict !== null)
    return { kind: "conflict-markers", place: placeAt(source, conflict.index, conflict[0].length) };
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // jsonc-parser recurses once a level: text nested a few thousand deep overflows the stack.
    if (!(error instanceof RangeError)) throw error;
    return { kind: "syntax", place: placeAt(source, 0, 1), reason: "it is nested too deeply" };
  }
  const [first] = errors;
  if (first !== undefined) {
    const place = placeAt(source, first.offset, first.length);
    const code = printParseErrorCode(first.error);
    return code === "InvalidCommentToken"
      ? { kind: "comment", place }
      : { kind: "syntax", place, reason: reasonOf(code, source.text, first.offset) };
  }
  if (root === undefined || !isJson(source.text))
    return { kind: "syntax", place: placeAt(source, 0, 1), reason: "this is no JSON" };
  return { kind: "value", root };
}

/** The clients read with JSON.parse: what it refuses must not pass here, whatever jsonc-parser forgives. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function reasonOf(code: string, text: string, offset: number): string {
  if (text.trim() === "") return "the file is empty";
  const rest = text.slice(offset).trimStart();
  const afterComma = /,\s*$/.test(text.slice(0, offset));
  switch (code) {
    case "PropertyNameExpected":
    case "ValueExpected":
      if (afterComma && /^[}\]]/.test(rest)) return "there is a comma too many before this";
      if (rest === "") return "the text ends too early";
      return code === "ValueExpected"
        ? "a value is expected here"
        : "a name in double quotes is expected here";
    case "ColonExpected":
      return "a colon is missing here";
    case "CommaExpected":
      return "a comma is missing before this";
    case "CloseBraceExpected":
      return rest === "" ? "the last } is missing" : "a } or a comma is missing before this";
    case "CloseBracketExpected":
      return rest === "" ? "the last ] is missing" : "a ] or a comma is missing before this";
    case "EndOfFileExpected":
      return "the JSON ends before this; what follows does not belong to it";
    case "UnexpectedEndOfString":
      return "this text has no closing quote";
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return "there is a wrong escape (\\…) in this text";
    case "InvalidCharacter":
      return "there is a control character, such as a tab or a line break, in this text";
    default:
      return "this is no JSON";
  }
}

/** One member of a JSON object. */
export interface Member {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

/** The members of an object in the order of the file, duplicates included; undefined for anything but an object. */
export function membersOf(node: Node): readonly Member[] | undefined {
  if (node.type !== "object") return undefined;
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return key === undefined || value === undefined || typeof key.value !== "string"
      ? []
      : [{ name: key.value, key, value }];
  });
}

/** The elements of an array; undefined for anything but an array. */
export function elementsOf(node: Node): readonly Node[] | undefined {
  return node.type === "array" ? (node.children ?? []) : undefined;
}

/** The text of a string node; undefined for anything but a string. */
export function stringOf(node: Node): string | undefined {
  return node.type === "string" && typeof node.value === "string" ? node.value : undefined;
}

/** The place of a node: from its first character to its last. */
export function placeOf(source: Source, node: Node): Place {
  return placeAt(source, node.offset, node.length);
}
