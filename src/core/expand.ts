// ${VAR} and ${VAR:-default} in a server's entry, as Claude Code expands them; it reads no environment itself.

import type { BadConfig, ConfigProblem } from "./complaint.ts";
import type { Located, RemoteEntry, StdioEntry, VariableUse } from "./model.ts";

export type Lookup = (variable: string) => string | undefined;

interface Expanded<T> {
  readonly fields: T;
  /** In the order of the file, one for each reference. */
  readonly uses: readonly VariableUse[];
  /** What is wrong with a field only once it is expanded. */
  readonly complaint: BadConfig | undefined;
}

/** `${env:X}`, `$X` and other clients' forms do not match: Claude Code leaves them as they are. */
const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;

/** A part of a text: as it stands, or a reference to a variable. */
export type Piece =
  | { readonly kind: "literal"; readonly text: string }
  | {
      readonly kind: "reference";
      /** From `$` to `}`. */
      readonly text: string;
      readonly variable: string;
      /** What stands behind `:-`. */
      readonly fallback: string | undefined;
    };

/** A text of the config, cut into its parts; put together they are the text again. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const [reference, variable = "", fallback] = match;
    if (match.index > from) pieces.push({ kind: "literal", text: text.slice(from, match.index) });
    pieces.push({ kind: "reference", text: reference, variable, fallback });
    from = match.index + reference.length;
  }
  if (from < text.length) pieces.push({ kind: "literal", text: text.slice(from) });
  return pieces;
}

/** What a part becomes. The default serves an unset variable only, an empty one stays empty; without one it stays as written. */
export function expandPiece(piece: Piece, lookup: Lookup): string {
  return piece.kind === "literal" ? piece.text : (lookup(piece.variable) ?? piece.fallback ?? piece.text);
}

/** One text with its references replaced. One that stays as written is a server that is never started. */
export function expand(
  located: Located,
  field: string,
  lookup: Lookup,
): { readonly text: string; readonly uses: readonly VariableUse[] } {
  const uses: VariableUse[] = [];
  const pieces = piecesOf(located.text);
  let searchFrom = 0;
  for (const piece of pieces) {
    if (piece.kind === "literal") continue;
    const { text: reference, variable, fallback } = piece;
    const index = located.raw.indexOf(reference, searchFrom);
    searchFrom = index === -1 ? searchFrom : index + reference.length;
    const column = located.place.column + 1 + index;
    uses.push({
      variable,
      field,
      // A reference written with escapes (\u0024{…}) is not found as it reads; then the whole text is its place.
      place:
        index === -1 ? located.place : { ...located.place, column, endColumn: column + reference.length },
      state: stateOf(lookup(variable), fallback),
      hasDefault: fallback !== undefined,
    });
  }
  return { text: pieces.map((piece) => expandPiece(piece, lookup)).join(""), uses };
}

function stateOf(value: string | undefined, fallback: string | undefined): VariableUse["state"] {
  if (value === undefined && fallback === undefined) return "unset";
  if ((value ?? fallback) === "") return "empty";
  return value === undefined ? "defaulted" : "set";
}

/** The fields of a stdio entry, expanded. */
export function expandStdio(
  entry: StdioEntry,
  file: string,
  lookup: Lookup,
): Expanded<{
  readonly command: string;
  readonly args: readonly string[];
  readonly env: ReadonlyMap<string, string>;
}> {
  const uses: VariableUse[] = [];
  const text = (located: Located, field: string) => {
    const expanded = expand(located, field, lookup);
    uses.push(...expanded.uses);
    return expanded.text;
  };
  const command = text(entry.command, "command");
  const args = entry.args.map((arg, index) => text(arg, `args[${index}]`));
  const env = new Map([...entry.env].map(([name, value]) => [name, text(value, `env.${name}`)]));
  const complaint =
    command.trim() === "" ? complain(entry, file, entry.command, { kind: "empty-command" }) : undefined;
  return { fields: { command, args, env }, uses, complaint };
}

/** The fields of an http or sse entry, expanded, and refused here when no request could carry them. */
export function expandRemote(
  entry: RemoteEntry,
  file: string,
  lookup: Lookup,
): Expanded<{ readonly url: string; readonly headers: ReadonlyMap<string, string> }> {
  const url = expand(entry.url, "url", lookup);
  const uses = [...url.uses];
  const headers = new Map<string, string>();
  let complaint = complainAboutUrl(entry, file, url.text);
  for (const [name, located] of entry.headers) {
    const value = expand(located, `headers.${name}`, lookup);
    uses.push(...value.uses);
    // fetch cuts white space at the ends (Fetch standard, normalize): a secret that ends in a newline works.
    const sent = value.text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
    headers.set(name, sent);
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(sent))
      complaint ??= complain(entry, file, located, { kind: "bad-header", header: name });
  }
  return { fields: { url: url.text, headers }, uses, complaint };
}

/** RFC 9110 §5.1 and §5.5; what fetch would throw on, with the value in its message. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

function complainAboutUrl(entry: RemoteEntry, file: string, text: string): BadConfig | undefined {
  if (!URL.canParse(text)) return complain(entry, file, entry.url, { kind: "bad-url", reason: "unparsable" });
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return complain(entry, file, entry.url, { kind: "bad-url", reason: "scheme" });
  // fetch refuses such a url, and so does the client.
  if (url.username !== "" || url.password !== "")
    return complain(entry, file, entry.url, { kind: "bad-url", reason: "credentials" });
  return undefined;
}

function complain(
  entry: StdioEntry | RemoteEntry,
  file: string,
  at: Located,
  problem: ConfigProblem,
): BadConfig {
  return { rule: "bad-config", server: entry.name, file, place: at.place, problem };
}
