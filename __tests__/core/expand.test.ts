// Tables of references: what they become, what state their variable is in, and where they stand.

import { describe, expect, it } from "@jest/globals";
import { parseConfig } from "../../src/core/config.ts";
import { expand, expandRemote, expandStdio } from "../../src/core/expand.ts";
import { at, source } from "./sources.ts";

const VARIABLES = new Map([
  ["SET", "value"],
  ["EMPTY", ""],
  ["DOLLAR", "$& ${SET}"],
  ["_under_1", "u"],
]);
const lookup = (variable: string) => VARIABLES.get(variable);

function located(text: string) {
  const raw = JSON.stringify(text).slice(1, -1);
  return {
    text,
    raw,
    place: { file: "f", line: 3, column: 10, endColumn: 12 + raw.length, annotatable: true },
  };
}

describe("expand", () => {
  const cases: readonly (readonly [text: string, expanded: string, states: string])[] = [
    ["plain", "plain", ""],
    ["${SET}", "value", "SET set"],
    ["Bearer ${SET}", "Bearer value", "SET set"],
    ["${SET}${SET}", "valuevalue", "SET set, SET set"],
    ["${EMPTY}", "", "EMPTY empty"],
    ["${UNSET}", "${UNSET}", "UNSET unset"],
    ["${UNSET:-}", "", "UNSET empty"],
    ["${UNSET:-x}", "x", "UNSET defaulted"],
    ["${EMPTY:-x}", "", "EMPTY empty"],
    ["${SET:-x}", "value", "SET set"],
    ["${UNSET:-$(git rev-parse --show-toplevel)}", "$(git rev-parse --show-toplevel)", "UNSET defaulted"],
    ["${_under_1}", "u", "_under_1 set"],
    ["${DOLLAR}", "$& ${SET}", "DOLLAR set"],
    ["$SET", "$SET", ""],
    ["${env:SET}", "${env:SET}", ""],
    ["${1SET}", "${1SET}", ""],
    ["${SET", "${SET", ""],
    ["${}", "${}", ""],
  ];
  it.each(cases)("%s", (text, expanded, states) => {
    const result = expand(located(text), "env.X", lookup);
    expect(result.text).toBe(expanded);
    expect(result.uses.map(({ variable, state }) => `${variable} ${state}`).join(", ")).toBe(states);
  });

  it("points at the reference itself, the second one too", () => {
    const { uses } = expand(located("${A} ${A}"), "url", lookup);
    expect(uses.map(({ place }) => at(place))).toEqual(["3:11-15", "3:16-20"]);
  });

  it("points past escapes as they stand in the file", () => {
    const { uses } = expand(located('"\n${A}'), "url", lookup);
    expect(uses.map(({ place }) => at(place))).toEqual(["3:15-19"]);
  });

  it("points at the whole text when the reference is written with escapes", () => {
    const text = '{"mcpServers":{"x":{"command":"\\u0024{A}"}}}';
    const [entry] = parseConfig(source(text)).entries;
    if (entry?.transport !== "stdio") throw new Error("not read");
    const { uses } = expand(entry.command, "command", lookup);
    expect(uses.map(({ variable, place }) => `${variable} ${at(place)}`)).toEqual(["A 1:31-42"]);
  });
});

function entryOf(entry: string) {
  const [first] = parseConfig(source(`{"mcpServers":{"x":${entry}}}`)).entries;
  if (first === undefined || first.transport === "unknown") throw new Error("not read");
  return first;
}

describe("fields of an entry", () => {
  it("names the field of each use", () => {
    const entry = entryOf('{"command":"${SET}","args":["a","${UNSET}"],"env":{"T":"${EMPTY}"}}');
    if (entry.transport !== "stdio") throw new Error("not stdio");
    const { fields, uses } = expandStdio(entry, "f", lookup);
    expect(fields.command).toBe("value");
    expect(fields.args).toEqual(["a", "${UNSET}"]);
    expect([...fields.env]).toEqual([["T", ""]]);
    expect(uses.map(({ field, state }) => `${field} ${state}`)).toEqual([
      "command set",
      "args[1] unset",
      "env.T empty",
    ]);
  });

  it("refuses a command that expands to nothing", () => {
    const entry = entryOf('{"command":"${EMPTY}"}');
    if (entry.transport !== "stdio") throw new Error("not stdio");
    expect(expandStdio(entry, "f", lookup).complaint?.problem.kind).toBe("empty-command");
  });

  const remote: readonly (readonly [
    name: string,
    url: string,
    header: string,
    problem: object | undefined,
  ])[] = [
    ["good", "https://x.example/mcp", "Bearer abc", undefined],
    ["latin-1", "http://x.example", "für", undefined],
    ["an empty header", "http://x.example", "", undefined],
    ["no url", "${EMPTY}", "a", { kind: "bad-url", reason: "unparsable" }],
    ["another scheme", "ftp://x.example", "a", { kind: "bad-url", reason: "scheme" }],
    [
      "credentials in the url",
      "https://me:secret@x.example",
      "a",
      { kind: "bad-url", reason: "credentials" },
    ],
    ["a line break at the end", "https://x.example", "abc\\n", undefined],
    ["a line break", "https://x.example", "a\\nbc", { kind: "bad-header", header: "H" }],
    ["beyond latin-1", "https://x.example", "日本", { kind: "bad-header", header: "H" }],
  ];
  it.each(remote)("remote, %s", (_, url, header, problem) => {
    const entry = entryOf(`{"type":"http","url":"${url}","headers":{"H":"${header}"}}`);
    if (entry.transport === "stdio") throw new Error("stdio");
    const { complaint } = expandRemote(entry, "f", lookup);
    expect(complaint?.problem).toEqual(problem);
    expect(JSON.stringify(complaint ?? "")).not.toContain("secret");
  });
});
