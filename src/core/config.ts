// The text of an MCP config in Claude Code's format -> server entries with their places; it expands nothing.

import type { Node } from "jsonc-parser";
import { type BadConfig, ConfigError, type ConfigProblem } from "./complaint.ts";
import type { Located, Place, ServerEntry } from "./model.ts";
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

/** Where other clients keep their servers: named in the message when `mcpServers` is not there. */
const OTHER_CONTAINERS = ["servers", "mcp", "context_servers", "mcp_servers"];

export interface Config {
  readonly file: string;
  /** In the order of the file; names are unique. */
  readonly entries: readonly ServerEntry[];
  /** The file's first character: where "no servers" is said. */
  readonly place: Place;
}

/**
 * Reads `{ "mcpServers": { name: entry } }` as Claude Code does.
 * @throws ConfigError (`bad-config`) for what is wrong with the whole file. What is wrong with one entry is that entry.
 */
export function parseConfig(source: Source): Config {
  const reading = parseJson(source);
  if (reading.kind !== "value") {
    const { place, ...problem } = reading;
    throw wholeFile(source, place, problem);
  }
  const { root } = reading;
  const members = membersOf(root);
  if (members === undefined)
    throw wholeFile(source, placeOf(source, root), { kind: "wrong-type", field: "", wanted: "an object" });
  const container = members.findLast(({ name }) => name === "mcpServers");
  if (container === undefined) {
    const instead = members.find(({ name }) => OTHER_CONTAINERS.includes(name));
    throw wholeFile(source, instead ? placeOf(source, instead.key) : placeAt(source, 0, 1), {
      kind: "no-container",
      instead: instead?.name,
    });
  }
  const servers = membersOf(container.value);
  if (servers === undefined)
    throw wholeFile(source, placeOf(source, container.value), {
      kind: "wrong-type",
      field: "mcpServers",
      wanted: "an object",
    });
  return { file: source.file, entries: readEntries(source, servers), place: placeAt(source, 0, 1) };
}

function wholeFile(source: Source, place: Place, problem: ConfigProblem): ConfigError {
  return new ConfigError({ rule: "bad-config", server: undefined, file: source.file, place, problem });
}

function readEntries(source: Source, servers: readonly Member[]): readonly ServerEntry[] {
  const first = new Map(servers.toReversed().map((member) => [member.name, member]));
  const last = new Map(servers.map((member) => [member.name, member]));
  // JSON.parse keeps the last definition and loses the others without a word: no client can be trusted with that.
  return servers
    .filter((member) => last.get(member.name) === member)
    .map((member) => {
      const entry = readEntry(source, member);
      if (first.get(member.name) === member) return entry;
      return broken(source, member, entry.disabled, entry.place, { kind: "declared-twice" });
    });
}

function readEntry(source: Source, member: Member): ServerEntry {
  const members = membersOf(member.value);
  if (members === undefined)
    return broken(source, member, undefined, placeOf(source, member.value), {
      kind: "wrong-type",
      field: "",
      wanted: "an object",
    });
  const fields = new Map(members.map(({ name, value }) => [name, value]));
  const mark = fields.get("disabled");
  const disabled = mark?.value === true ? placeOf(source, mark) : undefined;
  const place = placeOf(source, member.key);
  const fail = ({ at, problem }: Wrong) =>
    broken(source, member, disabled, at === undefined ? place : placeOf(source, at), problem);

  const typeNode = fields.get("type");
  const type = typeNode === undefined ? undefined : stringOf(typeNode);
  if (typeNode !== undefined && type === undefined) return fail(wrong(typeNode, "type", "a text"));
  const transport = transportOf(type, fields);
  if (typeof transport !== "string")
    return fail({ kind: "wrong", at: typeNode ?? fields.get("url"), problem: transport });

  const name = member.name;
  if (transport === "stdio") {
    const command = readRequired(source, fields.get("command"), "command");
    if (command.kind === "wrong") return fail(command);
    const args = readTexts(source, fields.get("args"), "args");
    if (args.kind === "wrong") return fail(args);
    const env = readTextMap(source, fields.get("env"), "env");
    if (env.kind === "wrong") return fail(env);
    return { name, place, disabled, transport, command: command.value, args: args.value, env: env.value };
  }
  const url = readRequired(source, fields.get("url"), "url");
  if (url.kind === "wrong") return fail(url);
  const headers = readTextMap(source, fields.get("headers"), "headers");
  if (headers.kind === "wrong") return fail(headers);
  return { name, place, disabled, transport, url: url.value, headers: headers.value };
}

function transportOf(
  type: string | undefined,
  fields: ReadonlyMap<string, Node>,
): "stdio" | "http" | "sse" | ConfigProblem {
  switch (type) {
    case undefined:
      if (fields.has("command")) return "stdio";
      // Claude Code drops such an entry without starting it.
      return { kind: fields.has("url") ? "url-without-type" : "no-command-or-url" };
    case "stdio":
    case "http":
    case "sse":
      return type;
    case "streamable-http":
      return "http";
    default:
      return { kind: "unknown-type", type };
  }
}

interface Wrong {
  readonly kind: "wrong";
  /** Undefined: the field is not there; the entry's key is the place. */
  readonly at: Node | undefined;
  readonly problem: ConfigProblem;
}

type Reading<T> = { readonly kind: "read"; readonly value: T } | Wrong;

function wrong(at: Node | undefined, field: string, wanted: string): Wrong {
  return { kind: "wrong", at, problem: { kind: "wrong-type", field, wanted } };
}

/** The one field that a server cannot do without. */
function readRequired(source: Source, node: Node | undefined, field: "command" | "url"): Reading<Located> {
  if (node === undefined) return { kind: "wrong", at: undefined, problem: { kind: "no-command-or-url" } };
  if (stringOf(node) === "" || stringOf(node) === undefined)
    return wrong(node, field, "a text that is not empty");
  return readText(source, node, field);
}

function readText(source: Source, node: Node, field: string): Reading<Located> {
  const text = stringOf(node);
  if (text === undefined) return wrong(node, field, "a text in double quotes");
  const raw = source.text.slice(node.offset + 1, node.offset + node.length - 1);
  return { kind: "read", value: { text, raw, place: placeOf(source, node) } };
}

function readTexts(source: Source, node: Node | undefined, field: string): Reading<readonly Located[]> {
  if (node === undefined) return { kind: "read", value: [] };
  const elements = elementsOf(node);
  if (elements === undefined) return wrong(node, field, "a list of texts");
  const value: Located[] = [];
  for (const [index, element] of elements.entries()) {
    const reading = readText(source, element, `${field}[${index}]`);
    if (reading.kind === "wrong") return reading;
    value.push(reading.value);
  }
  return { kind: "read", value };
}

function readTextMap(
  source: Source,
  node: Node | undefined,
  field: string,
): Reading<ReadonlyMap<string, Located>> {
  if (node === undefined) return { kind: "read", value: new Map() };
  const members = membersOf(node);
  if (members === undefined) return wrong(node, field, "an object");
  const value = new Map<string, Located>();
  for (const member of members) {
    const reading = readText(source, member.value, `${field}.${member.name}`);
    if (reading.kind === "wrong") return reading;
    value.set(member.name, reading.value);
  }
  return { kind: "read", value };
}

function broken(
  source: Source,
  member: Member,
  disabled: Place | undefined,
  at: Place,
  problem: ConfigProblem,
): ServerEntry {
  const complaint: BadConfig = {
    rule: "bad-config",
    server: member.name,
    file: source.file,
    place: at,
    problem,
  };
  return { name: member.name, place: placeOf(source, member.key), disabled, transport: "unknown", complaint };
}
