// What GitHub drops or cuts is never reached, and what is left out is said.

import { describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import type { Verdict } from "../../src/core/model.ts";
import { judge } from "../../src/core/verdict.ts";
import { renderAnnotations } from "../../src/report/annotations.ts";
import { wordFindings } from "../../src/report/findings.ts";
import { OUTPUT_NAMES, renderOutputs } from "../../src/report/outputs.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { ACTION, checked, failed, listed, locked, stdio, subject } from "./builders.ts";

function lacking(servers: number, tools: number, toolOf: (index: number) => string): readonly Verdict[] {
  return Array.from({ length: servers }, (_, index) => {
    const names = Array.from({ length: tools }, (_each, tool) => toolOf(tool));
    const about = subject(
      stdio(`server-${index}`, index + 1),
      locked(`server-${index}`, index * tools, names),
    );
    return judge(about, { kind: "observed", observation: listed([], 20) });
  });
}

function crashed(servers: number, stderr: readonly string[]): readonly Verdict[] {
  return Array.from({ length: servers }, (_, index) => {
    const about = subject(stdio(`server-${index}`, index + 1), locked(`server-${index}`, index, ["tool"]));
    const cause = { kind: "rpc-error", method: "initialize", code: index, message: "no" } as const;
    return judge(about, { kind: "observed", observation: failed("connect", cause, 20, stderr) });
  });
}

function unlisted(servers: number): readonly Verdict[] {
  return Array.from({ length: servers }, (_, index) =>
    judge(subject(stdio(`server-${index}`, index + 1), undefined), { kind: "not-needed" }),
  );
}

const longName = (index: number) => `${"漢".repeat(250)}${index}`;

describe("annotations", () => {
  test.each([
    [1, 1, undefined],
    [2, 3, undefined],
    [9, 10, undefined],
    [10, 10, "… and 2 more, see the summary"],
    [30, 10, "… and 22 more, see the summary"],
  ])("%d errors make %d", (servers, made, last) => {
    const result = checked(lacking(servers, 2, (index) => `tool_${index}`));
    const annotations = renderAnnotations(result, wordFindings(result, ACTION));
    expect(annotations).toHaveLength(made);
    if (last !== undefined) expect(annotations.at(-1)?.title).toBe(last);
    if (servers > 1) expect(annotations[0]).toMatchObject({ level: "error", place: undefined });
  });

  test("warnings are counted for themselves", () => {
    const result = checked([...lacking(12, 1, () => "tool"), ...unlisted(12)]);
    const annotations = renderAnnotations(result, wordFindings(result, ACTION));
    expect(annotations.filter(({ level }) => level === "error")).toHaveLength(10);
    expect(annotations.filter(({ level }) => level === "warning")).toHaveLength(10);
    expect(annotations.at(-1)?.title).toBe("… and 3 more, see the summary");
  });

  test("200 missing tools lose names, never what to do", () => {
    const result = checked(lacking(1, 200, (index) => `${"t".repeat(40)}_${index}`));
    const [annotation] = renderAnnotations(result, wordFindings(result, ACTION));
    expect(annotation?.message.length).toBeLessThanOrEqual(LIMITS.annotationCharacters);
    expect(annotation?.message).toMatch(/ and 150 more\./);
    expect(annotation?.message).toMatch(/update-lock --servers server-0 --allow-removals server-0$/);
  });

  test("a file outside the repository has no place", () => {
    const [verdict] = crashed(1, []);
    if (verdict?.subject.entry === undefined) throw new Error("no entry");
    const { entry } = verdict.subject;
    const place = { ...entry.place, file: "/etc/mcp.json", annotatable: false };
    const about = { ...verdict.subject, entry: { ...entry, place } };
    const cause = { kind: "malformed", message: "no" } as const;
    const result = checked([judge(about, { kind: "observed", observation: failed("list", cause, 20) })]);
    expect(renderAnnotations(result, wordFindings(result, ACTION))).toMatchObject([{ place: undefined }]);
  });
});

describe("the summary", () => {
  test.each([
    ["5,000 tools with long names", lacking(50, 100, longName)],
    [
      "300 crashed servers with long last words",
      crashed(
        300,
        Array.from({ length: 5 }, () => "語".repeat(300)),
      ),
    ],
    ["1,000 servers", crashed(1_000, [])],
  ])("%s", (_, verdicts) => {
    const result = checked(verdicts);
    const summary = renderSummary(result, wordFindings(result, ACTION), ACTION);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(LIMITS.summaryBytes);
    expect(summary).toMatch(/^<h2>❌ MCP preflight failed: /);
    expect(summary).toMatch(/report/);
  });

  test("says when details were left out", () => {
    const result = checked(lacking(50, 100, longName));
    const summary = renderSummary(result, wordFindings(result, ACTION), ACTION);
    expect(summary).toMatch(/Details were left out[^\n]*\n$/);
    expect(summary).not.toContain("<details>");
  });
});

describe("outputs", () => {
  test("are all there, JSON, and together within the limit", () => {
    const result = checked(lacking(100, 200, longName));
    const outputs = renderOutputs(result, "/tmp/report.json");
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    const characters = Object.values(outputs).reduce((total, { length }) => total + length, 0);
    expect(characters).toBeLessThanOrEqual(LIMITS.outputCharacters);
    const missing: unknown = JSON.parse(outputs["missing-tools"]);
    expect(Array.isArray(missing) && missing.length > 100 && missing.length < 20_000).toBe(true);
  });
});
