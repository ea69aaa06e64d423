// What action.yml declares, what the program knows and what the README says are the same names, defaults and order.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { RULE_LEVELS } from "../src/core/complaint.ts";
import { OUTPUT_NAMES } from "../src/report/outputs.ts";
import { INPUTS } from "../src/request.ts";
import { readAction } from "./scenario/action.ts";

const ROOT = path.join(import.meta.dirname, "..");
const README = readFileSync(path.join(ROOT, "README.md"), "utf8");
const action = readAction();

interface Row {
  /** The code-quoted name in the first column. */
  readonly name: string;
  readonly text: string;
}

/** The rows of every table under `## heading`, down to the next heading of that size, whose first cell is one `code` name. */
function readTable(markdown: string, heading: string): readonly Row[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| *`([^`]+)` *\|(.*)$/gm)].map(([, name, text]) => ({
    name: name ?? "",
    text: text ?? "",
  }));
}

const names = (rows: readonly Row[]): readonly string[] => rows.map((row) => row.name);

describe("inputs", () => {
  test("the program knows action.yml's names and defaults, in its order", () => {
    expect(action.inputs.size).toBeGreaterThan(0);
    expect(INPUTS.map((input) => [input.name, input.default])).toEqual([...action.inputs]);
  });

  test("the README's table has the same", () => {
    expect(names(readTable(README, "Inputs"))).toEqual([...action.inputs.keys()]);
  });

  test.each([...action.inputs].filter(([, byDefault]) => byDefault !== ""))(
    "the README says that %s is %j by default",
    (name, byDefault) => {
      const row = readTable(README, "Inputs").find((row) => row.name === name);
      expect(row?.text).toContain(`\`${byDefault}\``);
    },
  );
});

describe("outputs", () => {
  test("the program writes action.yml's, in its order", () => {
    expect(action.outputs.length).toBeGreaterThan(0);
    expect([...OUTPUT_NAMES]).toEqual(action.outputs);
  });

  test("the README's table has the same", () => {
    expect(names(readTable(README, "Outputs"))).toEqual(action.outputs);
  });
});

test("the README's table of rules names each rule of the program once, with its level", () => {
  const rows = readTable(README, "Rules");
  expect([...names(rows)].sort()).toEqual(Object.keys(RULE_LEVELS).sort());
  for (const [rule, level] of Object.entries(RULE_LEVELS))
    expect({ rule, row: rows.find((row) => row.name === rule)?.text }).toEqual({
      rule,
      row: expect.stringMatching(new RegExp(`\\b${level}\\b`)),
    });
});

test("an input has a description and a quoted default, an output a description, neither any other key", () => {
  // GitHub's schema lets a misspelt key of an input pass, and YAML reads some unquoted words as something else.
  const keys = readFileSync(path.join(ROOT, "action.yml"), "utf8").match(/^ {4}.*$/gm) ?? [];
  const described = keys.filter((line) => /^ {4}description: (["']).+\1$/.test(line));
  const defaults = keys.filter((line) => /^ {4}default: ".*"$/.test(line));
  expect(described).toHaveLength(action.inputs.size + action.outputs.length);
  expect(defaults).toHaveLength(action.inputs.size);
  expect(keys).toHaveLength(described.length + defaults.length);
});

test("a table of the README ends with its section", () => {
  const markdown = "## A\n\n| `x` | one |\n\n## B\n\n| `y` | two |\n| word | no name |\n";
  expect(readTable(markdown, "A")).toEqual([{ name: "x", text: " one |" }]);
  expect(names(readTable(markdown, "B"))).toEqual(["y"]);
  expect(readTable(markdown, "C")).toEqual([]);
});
