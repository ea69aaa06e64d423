// Tables of lock texts: what they expect, what is refused, and which bytes an update leaves alone.

import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ConfigError } from "../../src/core/complaint.ts";
import { type EntryChange, parseLock, renderLock } from "../../src/core/lock.ts";
import { at, source, thrownBy } from "./sources.ts";

const FILE = "mcp-tools.lock.json";
const CANONICAL = `{
  "report": [
    "fetch_daily_report",
    "list_report_dates"
  ],
  "warehouse": [
    "find_order"
  ]
}
`;

const read = (text: string) => parseLock(source(text, FILE));

describe("reading", () => {
  it("gives every expectation with its line", () => {
    const { entries } = read(CANONICAL);
    expect(entries.map(({ server, place }) => `${server} ${at(place)}`)).toEqual([
      "report 2:3-11",
      "warehouse 6:3-14",
    ]);
    expect(
      entries.flatMap(({ expectations }) => expectations.map(({ tool, place }) => `${tool} ${place.line}`)),
    ).toEqual(["fetch_daily_report 3", "list_report_dates 4", "find_order 7"]);
  });

  it.each([
    ["one line", '{"a":["x"]}'],
    ["tabs and CRLF", '{\r\n\t"a": [\r\n\t\t"x"\r\n\t]\r\n}\r\n'],
    ["a schema", '{ "$schema": "https://x.example/s.json", "a": ["x"] }'],
    ["the same tool twice", '{ "a": ["x", "x"] }'],
  ])("takes %s", (_, text) => {
    expect(
      read(text).entries.map(({ server, expectations }) => [server, expectations.map(({ tool }) => tool)]),
    ).toEqual([["a", ["x"]]]);
  });

  const refused: readonly (readonly [
    name: string,
    text: string,
    rule: string,
    problem: string,
    place: string,
  ])[] = [
    ["nothing", "", "bad-lock", "syntax", "1:1-2"],
    ["a comma too many", '{ "a": [], }', "bad-lock", "syntax", "1:12-13"],
    ["a comment", '{ // why\n"a": [] }', "bad-lock", "syntax", "1:3-9"],
    ["a list", '["a"]', "bad-lock", "wrong-type", "1:1-6"],
    ["a number for a tool", '{ "a": [1] }', "bad-lock", "wrong-type", "1:9-10"],
    [
      "a failed observation",
      '{\n  "stalled": {"error": "timeout"}\n}',
      "bad-lock",
      "failed-observation",
      "2:3-12",
    ],
    ["parameters", '{ "a": { "t": ["x?"] } }', "bad-lock", "parameters", "1:3-6"],
    ["a text for a list", '{ "a": "t" }', "bad-lock", "wrong-type", "1:8-11"],
    ["a server twice", '{ "a": ["x"], "a": ["y"] }', "bad-lock", "declared-twice", "1:15-18"],
    ["conflict markers", "{\n<<<<<<< ours\n", "lock-conflict", "", "2:1-9"],
    ["a version", '{ "version": 1, "servers": {} }', "foreign-lock", "", "1:3-12"],
    ["hashes", '{ "a": { "hash": "abc", "tools": [] } }', "foreign-lock", "", "1:3-6"],
    ["a package lock", '{ "name": "x", "lockfileVersion": 3 }', "foreign-lock", "", "1:3-9"],
  ];
  it.each(refused)("refuses %s", (_, text, rule, problem, place) => {
    const error = thrownBy(() => read(text));
    if (!(error instanceof ConfigError)) throw error;
    const { complaint } = error;
    expect(complaint.rule).toBe(rule);
    expect(complaint.rule === "bad-lock" ? complaint.problem.kind : "").toBe(problem);
    expect("place" in complaint ? at(complaint.place) : "nowhere").toBe(place);
  });
});

describe("writing", () => {
  const set = (server: string, ...tools: string[]): EntryChange => ({ kind: "set", server, tools });
  const keep = (server: string): EntryChange => ({ kind: "keep", server });
  const remove = (server: string): EntryChange => ({ kind: "remove", server });

  it("makes a new lock sorted by code point, in the one form", () => {
    const changes = [set("b", "ä", "a", "Z", "_", "\u{1f600}", "\uff5e"), set("B", "x"), set("none")];
    expect(renderLock(undefined, changes, true)).toBe(
      '{\n  "B": [\n    "x"\n  ],\n  "b": [\n    "Z",\n    "_",\n    "a",\n    "ä",\n    "\uff5e",\n    "\u{1f600}"\n  ],\n  "none": []\n}\n',
    );
  });

  it("changes no byte when nothing changed, however the file looks", () => {
    const text = '{"warehouse":["b","a"],   "report":["x"]}';
    expect(renderLock(read(text), [set("report", "x"), set("warehouse", "a", "b")], true)).toBe(text);
    expect(renderLock(read(text), [set("report", "x")], false)).toBe(text);
  });

  it("tidies the whole file when something changed, but for kept values", () => {
    const text = '{"$schema": "s", "warehouse":["b","a"], "off": [ "z" ], "report":["x"]}';
    const changes = [set("report", "x", "w"), set("warehouse", "a", "b"), keep("off")];
    expect(renderLock(read(text), changes, true)).toBe(
      '{\n  "$schema": "s",\n  "off": [ "z" ],\n  "report": [\n    "w",\n    "x"\n  ],\n  "warehouse": [\n    "a",\n    "b"\n  ]\n}\n',
    );
  });

  it("leaves the other bytes alone when only some servers are updated", () => {
    const text = '{\n  "a":   ["1"],\n\n  "m": [ "old" ],\n  "z": ["9"]\n}\n';
    expect(renderLock(read(text), [set("m", "new", "more")], false)).toBe(
      '{\n  "a":   ["1"],\n\n  "m": [\n    "more",\n    "new"\n  ],\n  "z": ["9"]\n}\n',
    );
    expect(renderLock(read(text), [remove("m")], false)).toBe('{\n  "a":   ["1"],\n\n  "z": ["9"]\n}\n');
  });

  it.each([
    ['{"a":["1"],"m":["old"]}', [set("m", "new")], '{"a":["1"],"m":[\n    "new"\n  ]}'],
    ['{"b":["1"]}', [set("a", "x")], '{"a": [\n    "x"\n  ],\n  "b":["1"]}'],
    ['{"b":["1"]}', [set("c", "x")], '{"b":["1"],\n  "c": [\n    "x"\n  ]}'],
    ['{"a": ["1"],\n "b": ["2"]}', [remove("a")], '{"b": ["2"]}'],
    ['{\r\n  "a": ["1"]\r\n}\r\n', [remove("a")], "{}\r\n"],
    ['{"a": ["1"],\n "b": ["2"]}', [remove("b")], '{"a": ["1"]}'],
    ["{}", [set("c", "x")], '{\n  "c": [\n    "x"\n  ]\n}'],
    ['{"b":["1"]}\r\n', [set("c", "x")], '{"b":["1"],\r\n  "c": [\r\n    "x"\r\n  ]}\r\n'],
    ['{"b":["1"], "c":["2"]}', [remove("b"), set("d", "x")], '{"c":["2"],\n  "d": [\n    "x"\n  ]}'],
  ])("splices %j in place", (text, changes, expected) => {
    expect(renderLock(read(text), changes, false)).toBe(expected);
  });

  it("touches no byte of the entries beside the one that changes", () => {
    const blank = fc.constantFrom("", " ", "\n", "\r\n", "\t", "\n    ");
    const layout = fc.tuple(blank, blank, blank, blank);
    fc.assert(
      fc.property(
        fc.array(layout, { minLength: 2, maxLength: 5 }),
        fc.nat(4),
        fc.boolean(),
        (layouts, pick, isRemoved) => {
          const entries = layouts.map(([a, b, c, d], index) => `${a}"s${index}"${b}:${c}["t"]${d}`);
          const changed = pick % entries.length;
          const change = isRemoved ? remove(`s${changed}`) : set(`s${changed}`, "new");
          const text = renderLock(read(`{${entries.join(",")}}`), [change], false);
          const others = entries.filter((_, index) => index !== changed).map((entry) => entry.trim());
          for (const other of others) expect(text).toContain(other);
          expect(read(text).entries).toHaveLength(isRemoved ? entries.length - 1 : entries.length);
        },
      ),
    );
  });

  it("puts a new server where its name belongs", () => {
    const text = CANONICAL;
    expect(renderLock(read(text), [set("sales", "x")], false)).toBe(
      text.replace('  "warehouse"', '  "sales": [\n    "x"\n  ],\n  "warehouse"'),
    );
  });

  it("whatever the names: what is written is read back, and written again unchanged", () => {
    const name = fc.string({ unit: "binary" });
    const lock = fc.dictionary(name, fc.uniqueArray(name, { maxLength: 4 }), { maxKeys: 5 });
    fc.assert(
      fc.property(lock, fc.boolean(), (servers, tidy) => {
        const changes = Object.entries(servers).map(([server, tools]) => set(server, ...tools));
        const text = renderLock(undefined, changes, tidy);
        const again = read(text);
        expect(new Set(again.entries.map(({ server }) => server))).toEqual(
          new Set(changes.map((c) => c.server)),
        );
        expect(renderLock(again, changes, tidy)).toBe(text);
      }),
    );
  });
});
