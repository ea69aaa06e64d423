// The lock: text <-> what must exist. It reads and writes no file.

import { ConfigError, type LockProblem } from "./complaint.ts";
import type { Expectation, Lock, LockEntry, Place } from "./model.ts";
import {
  elementsOf,
  type Member,
  membersOf,
  parseJson,
  placeAt,
  placeOf,
  type Source,
  stringOf,
} from "./source.ts";
import { byCodePoint, toToolTable } from "./tools.ts";

/**
 * Reads `{ server: [tool, …] }`; a `$schema` key is allowed and ignored. Any indentation, any order.
 * @throws ConfigError: `lock-conflict`, `foreign-lock` (another tool's file), or `bad-lock`.
 */
export function parseLock(source: Source): Lock {
  const { file, text } = source;
  const reading = parseJson(source);
  switch (reading.kind) {
    case "conflict-markers":
      throw new ConfigError({ rule: "lock-conflict", file, place: reading.place });
    case "comment":
      throw badLock(source, reading.place, { kind: "syntax", reason: "comments are not allowed here" });
    case "syntax":
      throw badLock(source, reading.place, { kind: "syntax", reason: reading.reason });
    case "value":
      break;
  }
  const { root } = reading;
  const members = membersOf(root);
  if (members === undefined)
    throw badLock(source, placeOf(source, root), {
      kind: "wrong-type",
      server: undefined,
      wanted: "an object",
    });
  const servers = members.filter((member) => !isSchema(member));
  const foreign = servers.find(isForeign);
  if (foreign !== undefined)
    throw new ConfigError({
      rule: "foreign-lock",
      file,
      place: placeOf(source, foreign.key),
      key: foreign.name,
    });
  const entries = servers.map((member) => readEntry(source, member));
  const seen = new Set<string>();
  for (const { server, place } of entries) {
    if (seen.has(server)) throw badLock(source, place, { kind: "declared-twice", server });
    seen.add(server);
  }
  return { file, place: placeAt(source, 0, 1), text, entries };
}

function badLock({ file }: Source, place: Place, problem: LockProblem): ConfigError {
  return new ConfigError({ rule: "bad-lock", file, place, problem });
}

/** The address of a JSON Schema, for editors; a list under that name is a server's. */
function isSchema({ name, value }: Member): boolean {
  return name === "$schema" && stringOf(value) !== undefined;
}

/** What other tools' lock files say of themselves; no server of ours is called so and holds a text. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set([
  ...["version", "lockfileVersion", "schemaVersion", "name", "generator", "generatedBy", "generatedAt"],
  ...["createdAt", "updatedAt", "lockedAt", "hash", "digest", "checksum", "integrity"],
]);

/**
 * A lock of ours holds one list a server. `{ "error": … }` and lists of parameters are ours too, gone wrong or not read
 * yet, and a text is a list of one that somebody forgot the brackets of.
 */
function isForeign({ name, value }: Member): boolean {
  const members = membersOf(value);
  if (members !== undefined) return !isFailedObservation(members) && !isParameterForm(members);
  if (stringOf(value) !== undefined) return FOREIGN_KEYS.has(name);
  return elementsOf(value) === undefined;
}

function isFailedObservation(members: readonly Member[]): boolean {
  return members.some(({ name, value }) => name === "error" && elementsOf(value) === undefined);
}

function isParameterForm(members: readonly Member[]): boolean {
  return members.every(({ value }) => elementsOf(value)?.every((element) => stringOf(element) !== undefined));
}

function readEntry(source: Source, { name: server, key, value }: Member): LockEntry {
  const place = placeOf(source, key);
  const elements = elementsOf(value);
  if (stringOf(value) !== undefined)
    throw badLock(source, placeOf(source, value), {
      kind: "wrong-type",
      server,
      wanted: "a list of tool names",
    });
  if (elements === undefined) {
    const failed = isFailedObservation(membersOf(value) ?? []);
    throw badLock(source, place, { kind: failed ? "failed-observation" : "parameters", server });
  }
  const expectations = new Map<string, Expectation>();
  for (const element of elements) {
    const tool = stringOf(element);
    if (tool === undefined)
      throw badLock(source, placeOf(source, element), {
        kind: "wrong-type",
        server,
        wanted: "tool names in double quotes",
      });
    if (!expectations.has(tool)) expectations.set(tool, { server, tool, place: placeOf(source, element) });
  }
  return { server, place, expectations: [...expectations.values()] };
}

/** What one server's entry becomes: `keep` leaves its bytes, `remove` takes it out. */
export type EntryChange =
  | { readonly kind: "keep" | "remove"; readonly server: string }
  | { readonly kind: "set"; readonly server: string; readonly tools: readonly string[] };

/**
 * The text of the lock after the changes; the same text when nothing changes.
 * `tidy` writes the whole file anew in the one form people review (two spaces, sorted by code point, LF), but for the
 * values of kept entries; without it every byte outside the changed entries stays.
 */
export function renderLock(lock: Lock | undefined, changes: readonly EntryChange[], tidy: boolean): string {
  const before = new Map((lock?.entries ?? []).map((entry) => [entry.server, entry]));
  const effective = changes.filter((change) => changesEntry(change, before.get(change.server)));
  if (lock !== undefined && effective.length === 0) return lock.text;
  if (lock === undefined || tidy) return renderWhole(lock, changes);
  return effective.reduce(splice, lock.text);
}

function changesEntry(change: EntryChange, entry: LockEntry | undefined): boolean {
  switch (change.kind) {
    case "keep":
      return false;
    case "remove":
      return entry !== undefined;
    case "set": {
      if (entry === undefined) return true;
      const names = new Set(entry.expectations.map(({ tool }) => tool));
      return names.size !== new Set(change.tools).size || change.tools.some((tool) => !names.has(tool));
    }
  }
}

function renderWhole(lock: Lock | undefined, changes: readonly EntryChange[]): string {
  const values = lock === undefined ? new Map<string, string>() : rawValues(lock);
  for (const change of changes) {
    if (change.kind === "remove") values.delete(change.server);
    if (change.kind === "set") values.set(change.server, renderTools(change.tools));
  }
  // The schema comes first, as editors expect it.
  const rank = (name: string) => (name === "$schema" ? 0 : 1);
  const lines = [...values].sort(([left], [right]) => rank(left) - rank(right) || byCodePoint(left, right));
  if (lines.length === 0) return "{}\n";
  return `{\n${lines.map(([name, value]) => `  ${JSON.stringify(name)}: ${value}`).join(",\n")}\n}\n`;
}

function rawValues({ text }: Lock): Map<string, string> {
  return new Map(
    readMembers(text).map(({ name, value }) => [name, text.slice(value.offset, value.offset + value.length)]),
  );
}

/** The members of a lock that was read before. */
function readMembers(text: string): readonly Member[] {
  const reading = parseJson({ file: "", annotatable: false, text });
  return reading.kind === "value" ? (membersOf(reading.root) ?? []) : [];
}

function renderTools(tools: readonly string[]): string {
  if (tools.length === 0) return "[]";
  const names = toToolTable(tools).map((tool) => `    ${JSON.stringify(tool)}`);
  return `[\n${names.join(",\n")}\n  ]`;
}

/** One change in place: no byte of another entry moves. */
function splice(text: string, change: EntryChange): string {
  const { server } = change;
  if (change.kind !== "set") return cutOut(text, server);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const tools = renderTools(change.tools).replaceAll("\n", eol);
  const members = readMembers(text);
  const existing = members.find(({ name }) => name === server);
  if (existing !== undefined) {
    const { offset, length } = existing.value;
    return text.slice(0, offset) + tools + text.slice(offset + length);
  }
  const line = `${JSON.stringify(server)}: ${tools}`;
  const next = members.find(({ name }) => name !== "$schema" && byCodePoint(name, server) > 0);
  const last = members.at(-1)?.value;
  if (next !== undefined) {
    const { offset } = next.key;
    return `${text.slice(0, offset)}${line},${eol}  ${text.slice(offset)}`;
  }
  const end = last === undefined ? text.indexOf("{") + 1 : last.offset + last.length;
  return `${text.slice(0, end)}${last === undefined ? "" : ","}${eol}  ${line}${last === undefined ? eol : ""}${text.slice(end)}`;
}

/** Without an entry and the comma that parts it from its neighbour. */
function cutOut(text: string, server: string): string {
  const members = readMembers(text);
  const index = members.findIndex(({ name }) => name === server);
  const gone = members[index];
  if (gone === undefined) return text;
  const before = members[index - 1];
  const after = members[index + 1];
  if (after !== undefined) return text.slice(0, gone.key.offset) + text.slice(after.key.offset);
  const start = before === undefined ? text.indexOf("{") + 1 : endOf(before);
  const end = before === undefined ? text.lastIndexOf("}") : endOf(gone);
  return text.slice(0, start) + text.slice(end);
}

function endOf({ value }: Member): number {
  return value.offset + value.length;
}
