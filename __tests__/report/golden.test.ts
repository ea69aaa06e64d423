// Golden files: what people would read in each situation. `UPDATE_GOLDEN=1` writes files that are missing, no others.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Annotation, renderAnnotations } from "../../src/report/annotations.ts";
import { wordFindings } from "../../src/report/findings.ts";
import { renderReport } from "../../src/report/json.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { CASES, type Case } from "./cases.ts";

const GOLDEN = join(import.meta.dirname, "..", "golden");

describe.each(CASES.map((each) => [each.name, each] as const))("%s", (_, { name, result, setting }: Case) => {
  const findings = wordFindings(result, setting);
  const files: Readonly<Record<string, string>> = {
    "summary.md": renderSummary(result, findings, setting),
    "annotations.txt": renderAnnotations(result, findings).map(asText).join("\n"),
    "terminal.txt": renderTerminal(result, findings, setting.face),
    ...(result.kind === "cancelled" ? {} : { "report.json": renderReport(result, findings) }),
  };

  test.each(Object.keys(files))("%s", (file) => {
    const path = join(GOLDEN, name, file);
    if (process.env.UPDATE_GOLDEN === "1" && !existsSync(path)) {
      mkdirSync(join(GOLDEN, name), { recursive: true });
      writeFileSync(path, files[file] ?? "");
    }
    expect(files[file]).toBe(readFileSync(path, "utf8"));
  });
});

function asText({ level, title, message, place }: Annotation): string {
  const where = place === undefined ? "no place" : `${place.file}:${place.line}:${place.column}`;
  const lines = message.split("\n").map((line) => `  ${line}`);
  return [`${level} (${where}) ${title}`, ...lines, ""].join("\n");
}
