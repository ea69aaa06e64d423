// The layer rule: who may import what, what is loaded before the first server starts, how files are named and begin.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "@jest/globals";

const SRC = join(import.meta.dirname, "..", "src");

/**
 * Who may import what. `what` is a path under src/ or a package, `who` a path under src/; the first row that fits the import
 * decides, and what no row names nobody may import. Files at the top of src/ are the edge and the road: they may see all parts.
 */
const MAY_IMPORT: readonly { readonly what: RegExp; readonly who: RegExp }[] = [
  { what: /^core\//, who: /./ },
  { what: /^report\//, who: /^(report\/|[^/]+$)/ },
  { what: /^probe\//, who: /^(probe\/|[^/]+$)/ },
  { what: /^[^/]+\.ts$/, who: /^[^/]+$/ },
  { what: /^jsonc-parser$/, who: /^core\// },
  { what: /^@modelcontextprotocol\/client(\/|$)/, who: /^probe\// },
  { what: /^undici$/, who: /^probe\// },
  { what: /^(cross-spawn|node:child_process)$/, who: /^probe\// },
  { what: /^@actions\/core$/, who: /^main\.ts$/ },
  { what: /^node:fs(\/promises)?$/, who: /^(workspace|main|cli|probe\/stdio)\.ts$/ },
  { what: /^node:/, who: /^(probe\/|[^/]+$)/ },
];

/**
 * What is loaded before the first server is started: a probe costs its server's own time, not ours. These may import statically
 * only one another; the protocol, the reports and everything else come by import() while the servers boot.
 */
const BEFORE_FIRST_START: readonly string[] = [
  ...[
    "index",
    "main",
    "cli",
    "request",
    "perform",
    "ending",
    "check",
    "files",
    "observe",
    "run",
    "workspace",
  ],
  ...["probe/probe", "probe/queue", "probe/launchers", "probe/environment", "probe/deadline"],
  ...["probe/stdio", "probe/frames", "probe/stderr", "probe/quote", "probe/turn"],
].map((stem) => `${stem}.ts`);

function isBeforeFirstStart(what: string): boolean {
  return BEFORE_FIRST_START.includes(what) || /^(core\/|node:|(jsonc-parser|cross-spawn)$)/.test(what);
}

const NO_NAMES = /^(utils?|helpers?|common|shared|managers?|handlers?|data|info)$/i;

interface Import {
  readonly what: string;
  /** `type` is erased and loads nothing; `later` is import(). */
  readonly kind: "static" | "type" | "later";
}

function readImports(file: string, source: string): readonly Import[] {
  const found: Import[] = [];
  for (const [, , type, specifier] of source.matchAll(
    /^(import|export)\s+(type\s+)?(?:[^;"'`]*?\sfrom\s+)?"([^"]+)"/gm,
  ))
    found.push({ what: resolve(file, specifier ?? ""), kind: type === undefined ? "static" : "type" });
  for (const [, argument] of source.matchAll(/\b(?:import|require)\(\s*([^)]*?)\s*\)/g)) {
    const specifier = /^"([^"]+)"$/.exec(argument ?? "")?.[1];
    found.push({
      what: specifier === undefined ? "an import that no test can read" : resolve(file, specifier),
      kind: "later",
    });
  }
  return found;
}

/** `./x.ts` in `probe/y.ts` is `probe/x.ts`; a package stays as it is. */
function resolve(file: string, specifier: string): string {
  return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier;
}

function isAllowed(who: string, what: string): boolean {
  return MAY_IMPORT.find((row) => row.what.test(what))?.who.test(who) ?? false;
}

/** What is wrong with one file under src/, one sentence each; empty when nothing is. */
function violations(file: string, source: string): readonly string[] {
  const wrong: string[] = [];
  for (const { what, kind } of readImports(file, source)) {
    if (!isAllowed(file, what)) wrong.push(`${file} may not import ${what}`);
    else if (kind === "static" && isBeforeFirstStart(file) && !isBeforeFirstStart(what))
      wrong.push(`${file} is loaded before the first start and may import ${what} only later`);
  }
  if (!/^(#!.*\n)?\/\/ \S/.test(source))
    wrong.push(`${file} does not begin with a line that says what it is for`);
  if (file.split("/").some((part) => NO_NAMES.test(part.replace(/\.ts$/, ""))))
    wrong.push(`${file} is no name`);
  return wrong;
}

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replaceAll("\\", "/"));

test.each(sources)("src/%s keeps the rule", (file) => {
  expect(violations(file, readFileSync(join(SRC, file), "utf8"))).toEqual([]);
});

test("every file that is loaded before the first start is there", () => {
  expect(sources).toEqual(expect.arrayContaining([...BEFORE_FIRST_START]));
});

test.each([
  ["core/a.ts", '// A.\nimport { b } from "./b.ts";\nimport { parseTree } from "jsonc-parser";\n'],
  ["core/a.ts", '// A.\nexport type { B } from "./b.ts";\n'],
  ["probe/session.ts", '// A.\nimport { Client } from "@modelcontextprotocol/client";\n'],
  ["probe/probe.ts", '// A.\nconst { open } = await import("./session.ts");\n'],
  ["probe/probe.ts", '// A.\nimport type { Session } from "./session.ts";\n'],
  ["index.ts", '#!/usr/bin/env node\n// A.\nawait import("./main.ts");\n'],
  ["main.ts", '// A.\nconst core = await import("@actions/core");\n'],
])("nothing is wrong with a good %s: %j", (file, source) => {
  expect(violations(file, source)).toEqual([]);
});

test.each([
  ["core/a.ts may not import report/x.ts", "core/a.ts", '// A.\nimport { x } from "../report/x.ts";\n'],
  ["core/a.ts may not import probe/x.ts", "core/a.ts", '// A.\nimport type { X } from "../probe/x.ts";\n'],
  ["core/a.ts may not import node:path", "core/a.ts", '// A.\nimport { join } from "node:path";\n'],
  ["core/a.ts may not import zod", "core/a.ts", '// A.\nimport { z } from "zod";\n'],
  ["core/a.ts may not import request.ts", "core/a.ts", '// A.\nimport {\n  x,\n} from "../request.ts";\n'],
  ["report/a.ts may not import probe/x.ts", "report/a.ts", '// A.\nexport { x } from "../probe/x.ts";\n'],
  ["probe/a.ts may not import report/x.ts", "probe/a.ts", '// A.\nawait import("../report/x.ts");\n'],
  [
    "probe/http.ts may not import node:fs/promises",
    "probe/http.ts",
    '// A.\nimport { readFile } from "node:fs/promises";\n',
  ],
  ["check.ts may not import undici", "check.ts", '// A.\nimport "undici";\n'],
  ["cli.ts may not import @actions/core", "cli.ts", '// A.\nawait import("@actions/core");\n'],
  ["check.ts may not import an import that no test can read", "check.ts", "// A.\nawait import(name);\n"],
  [
    "main.ts is loaded before the first start and may import @actions/core only later",
    "main.ts",
    '// A.\nimport * as core from "@actions/core";\n',
  ],
  [
    "probe/probe.ts is loaded before the first start and may import probe/session.ts only later",
    "probe/probe.ts",
    '// A.\nimport { type Session, open } from "./session.ts";\n',
  ],
  ["core/a.ts does not begin with a line that says what it is for", "core/a.ts", "export const a = 1;\n"],
  ["core/utils.ts is no name", "core/utils.ts", "// A.\n"],
  ["shared/a.ts is no name", "shared/a.ts", "// A.\n"],
])("a planted fault is found: %s", (fault, file, source) => {
  expect(violations(file, source)).toEqual([fault]);
});
