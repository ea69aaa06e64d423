// Tables of config texts: which servers they hold, where, and what is wrong with them.

import { describe, expect, it } from "@jest/globals";
import { ConfigError } from "../../src/core/complaint.ts";
import { parseConfig } from "../../src/core/config.ts";
import { at, source, thrownBy } from "./sources.ts";

const GOOD = `{
  "mcpServers": {
    "report": {
      "command": "node",
      "args": ["report.mjs", "--fast"],
      "env": { "REPORT_API_TOKEN": "\${REPORT_API_TOKEN}" }
    },
    "crm": { "type": "http", "url": "https://crm.example/mcp", "headers": { "Authorization": "Bearer \${T}" } },
    "old": { "type": "sse", "url": "https://old.example/sse" },
    "new": { "type": "streamable-http", "url": "https://new.example/mcp", "disabled": true, "unknown": 1 }
  }
}
`;

describe("a good config", () => {
  const { entries, place } = parseConfig(source(GOOD));

  it("gives every server in order, with its transport", () => {
    expect(entries.map(({ name, transport }) => `${name} ${transport}`)).toEqual([
      "report stdio",
      "crm http",
      "old sse",
      "new http",
    ]);
    expect(at(place)).toBe("1:1-2");
  });

  it("points at each server's key", () => {
    expect(entries.map((entry) => at(entry.place))).toEqual(["3:5-13", "8:5-10", "9:5-10", "10:5-10"]);
  });

  it("points at each field's value", () => {
    const [report, crm, , other] = entries;
    if (report?.transport !== "stdio" || crm?.transport !== "http") throw new Error("wrong transports");
    expect(at(report.command.place)).toBe("4:18-24");
    expect(report.args.map(({ text, place }) => `${text} ${at(place)}`)).toEqual([
      "report.mjs 5:16-28",
      "--fast 5:30-38",
    ]);
    expect(at(report.env.get("REPORT_API_TOKEN")?.place)).toBe("6:36-57");
    expect(at(crm.url.place)).toBe("8:37-62");
    expect(at(crm.headers.get("Authorization")?.place)).toBe("8:94-107");
    expect(at(other?.disabled)).toBe("10:87-91");
  });
});

describe("the mark disabled", () => {
  it.each([
    ["true", true],
    ["false", false],
    ['"yes"', false],
    ['"true"', false],
    ["1", false],
    ["null", false],
  ])("%s: %j", (mark, isDisabled) => {
    const text = `{ "mcpServers": { "x": { "command": "node", "disabled": ${mark} } } }`;
    const [entry] = parseConfig(source(text)).entries;
    expect([entry?.transport, entry?.disabled !== undefined]).toEqual(["stdio", isDisabled]);
  });
});

describe("a file that is wrong as a whole", () => {
  const cases: readonly (readonly [name: string, text: string, kind: string, place: string])[] = [
    ["nothing", "", "syntax", "1:1-2"],
    ["blanks", " \n ", "syntax", "2:2-3"],
    ["a comma too many", '{\n  "mcpServers": {},\n}', "syntax", "3:1-2"],
    ["a brace too many", '{ "mcpServers": {} }}', "syntax", "1:21-22"],
    ["the last brace missing", '{ "mcpServers": {\n}', "syntax", "2:2-3"],
    ["a comma missing", '{ "mcpServers": {}\n  "x": 1 }', "syntax", "2:3-6"],
    ["a download that failed", "404: Not Found", "syntax", "1:4-5"],
    ["a comment", '{\n  // servers\n  "mcpServers": {} }', "comment", "2:3-13"],
    ["a tab inside a text", '{ "mcpServers": { "a\tb": {} } }', "syntax", "1:19-24"],
    [
      "conflict markers",
      '{\n<<<<<<< HEAD\n  "mcpServers": {}\n=======\n>>>>>>> x\n}',
      "conflict-markers",
      "2:1-9",
    ],
    ["a list", "[]", "wrong-type", "1:1-3"],
    ["VS Code's container", '{ "servers": {} }', "no-container", "1:3-12"],
    ["no container", "{}", "no-container", "1:1-2"],
    ["a container of another type", '{ "mcpServers": [] }', "wrong-type", "1:17-19"],
    ["text nested ten thousand deep", "[".repeat(10_000), "syntax", "1:1-2"],
  ];
  it.each(cases)("%s", (_, text, kind, place) => {
    const error = thrownBy(() => parseConfig(source(text)));
    if (!(error instanceof ConfigError) || error.complaint.rule !== "bad-config") throw error;
    expect({ kind: error.complaint.problem.kind, place: at(error.complaint.place) }).toEqual({ kind, place });
    expect(error.complaint.server).toBeUndefined();
  });

  it("says the reason in words, never quoting the file", () => {
    const reasons = ['{"a":1,}', '{"a" 1}', '{"a":"sk-secret', '{"a":1 "b":2}', '{"a":[1'].map((text) => {
      const error = thrownBy(() => parseConfig(source(text)));
      if (!(error instanceof ConfigError) || error.complaint.rule !== "bad-config") throw error;
      const { problem } = error.complaint;
      return problem.kind === "syntax" ? problem.reason : problem.kind;
    });
    expect(reasons).toEqual([
      "there is a comma too many before this",
      "a colon is missing here",
      "this text has no closing quote",
      "a comma is missing before this",
      "the last ] is missing",
    ]);
  });
});

describe("an entry that is wrong", () => {
  const cases: readonly (readonly [name: string, entry: string, problem: object, place: string])[] = [
    ["no object", "1", { kind: "wrong-type", field: "", wanted: "an object" }, "3:10-11"],
    ["neither command nor url", "{}", { kind: "no-command-or-url" }, "3:5-8"],
    ["url without type", '{ "url": "https://x.example" }', { kind: "url-without-type" }, "3:19-38"],
    ["an unknown type", '{ "type": "ws", "url": "x" }', { kind: "unknown-type", type: "ws" }, "3:20-24"],
    [
      "a type that is no text",
      '{ "type": 1 }',
      { kind: "wrong-type", field: "type", wanted: "a text" },
      "3:20-21",
    ],
    ["stdio without command", '{ "type": "stdio" }', { kind: "no-command-or-url" }, "3:5-8"],
    [
      "an empty command",
      '{ "command": "" }',
      { kind: "wrong-type", field: "command", wanted: "a text that is not empty" },
      "3:23-25",
    ],
    [
      "args that are a text",
      '{ "command": "x", "args": "-y" }',
      { kind: "wrong-type", field: "args", wanted: "a list of texts" },
      "3:36-40",
    ],
    [
      "a number among args",
      '{ "command": "x", "args": ["-p", 8080] }',
      { kind: "wrong-type", field: "args[1]", wanted: "a text in double quotes" },
      "3:43-47",
    ],
    [
      "a boolean in env",
      '{ "command": "x", "env": { "DEBUG": true } }',
      { kind: "wrong-type", field: "env.DEBUG", wanted: "a text in double quotes" },
      "3:46-50",
    ],
    [
      "headers that are a list",
      '{ "type": "http", "url": "https://x.example", "headers": [] }',
      { kind: "wrong-type", field: "headers", wanted: "an object" },
      "3:67-69",
    ],
  ];
  it.each(cases)("%s: is that server's alone", (_, entry, problem, place) => {
    const text = `{\n  "mcpServers": {\n    "x": ${entry},\n    "good": { "command": "node" }\n  }\n}`;
    const [x, good] = parseConfig(source(text)).entries;
    if (x?.transport !== "unknown") throw new Error("x was read");
    expect(x.complaint.problem).toEqual(problem);
    expect(at(x.complaint.place)).toBe(place);
    expect(x.complaint.server).toBe("x");
    expect(good?.transport).toBe("stdio");
  });

  it("declared twice: neither definition is trusted", () => {
    const text =
      '{ "mcpServers": { "x": { "command": "a" }, "y": { "command": "b" }, "x": { "command": "c" } } }';
    const { entries } = parseConfig(source(text));
    expect(entries.map(({ name, transport }) => `${name} ${transport}`)).toEqual(["y stdio", "x unknown"]);
  });

  it.each(["__proto__", "constructor", "", "a/b", "mcp.server"])("a server named %j is a server", (name) => {
    const text = `{ "mcpServers": { ${JSON.stringify(name)}: { "command": "x" } } }`;
    expect(parseConfig(source(text)).entries.map((entry) => entry.name)).toEqual([name]);
  });
});
