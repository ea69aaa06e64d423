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

/**
 * One text with its references replaced. The default serves an unset variable only, an empty one stays empty.
 * A variable that is unset and has no default stays as written: such a server is never started.
 */
export function expand(
  located: Located,
  field: string,
  lookup: Lookup,
): { readonly text: string; readonly uses: readonly VariableUse[] } {
  const uses: VariableUse[] = [];
  let searchFrom = 0;
  const text = located.text.replaceAll(REFERENCE, (reference, variable: string, fallback?: string) => {
    const value = lookup(variable);
    const hasDefault = fallback !== undefined;
    const index = located.raw.indexOf(reference, searchFrom);
    searchFrom = index === -1 ? searchFrom : index + reference.length;
    const column = located.place.column + 1 + index;
    uses.push({
      variable,
      field,
      // A reference written with escapes (\u0024{…}) is not found as it reads; then the whole text is its place.
      place:
        index === -1 ? located.place : { ...located.place, column, endColumn: column + reference.length },
      state: value === undefined ? (hasDefault ? "defaulted" : "unset") : value === "" ? "empty" : "set",
      hasDefault,
    });
    return value ?? fallback ?? reference;
  });
  return { text, uses };
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
    command.trim() === ""
      ? complain(entry, file, entry.command, {
          kind: "wrong-type",
          field: "command",
          wanted: "a text that is not empty",
        })
      : undefined;
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
    headers.set(name, value.text);
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value.text))
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
