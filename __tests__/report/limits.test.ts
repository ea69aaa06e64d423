// What GitHub drops or cuts is never reached, and what is left out is said.

import { describe, expect, test } from "@jest/globals";
import { LIMITS } from "../../src/core/limits.ts";
import type { Verdict } from "../../src/core/model.ts";
import { judge } from "../../src/core/verdict.ts";
import { renderAnnotations } from "../../src/report/annotations.ts";
import { wordFindings } from "../../src/report/findings.ts";
import { OUTPUT_NAMES, renderOutputs } from "../../src/report/outputs.ts";
import { fitted } from "../../src/report/summary/detail.ts";
import { renderSummary } from "../../src/report/summary.ts";
import {
  ACTION,
  checked,
  concluded,
  failed,
  LOCK,
  listed,
  locked,
  REQUEST,
  stdio,
  subject,
} from "./builders.ts";

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
    [2, 3, "in the job summary."],
    [9, 10, "in the job summary."],
    [10, 10, "in the job summary; 1 more problem is only there."],
    [30, 10, "in the job summary; 21 more problems are only there."],
  ])("%d errors make %d: the headline, then the worst nine", (servers, made, details) => {
    const result = checked(lacking(servers, 2, (index) => `tool_${index}`));
    const findings = wordFindings(result, ACTION);
    const [headline, ...others] = renderAnnotations(result, findings);
    expect(headline).toMatchObject({ level: "error", place: undefined });
    expect(headline?.message).toBe(
      `0 of ${2 * servers} expected tools are there. Details and next steps are ${details} Result config-error, exit code 78. A re-run alone will not help.`,
    );
    expect(others.map(({ title }) => title)).toEqual(findings.slice(0, made - 1).map(({ title }) => title));
  });

  test("one error is its own headline", () => {
    const result = checked(lacking(1, 2, (index) => `tool_${index}`));
    const findings = wordFindings(result, ACTION);
    expect(renderAnnotations(result, findings).map(({ title }) => title)).toEqual([findings[0]?.title]);
  });

  test("the refusal of an update is a headline, and ten is the limit there too", () => {
    const verdicts = lacking(12, 1, () => "tool");
    const refusals = verdicts.map(({ subject: { server, locked } }) => {
      return { kind: "tools-lost", server, lost: locked?.expectations ?? [] } as const;
    });
    const result = concluded({
      request: { ...REQUEST, mode: "update-lock" },
      verdicts,
      complaints: [{ rule: "update-refused", refusals, servers: 12 }],
      lockChange: { kind: "refused", file: LOCK, refusals },
    });
    const annotations = renderAnnotations(result, wordFindings(result, ACTION));
    expect(annotations).toHaveLength(10);
    expect(annotations[0]?.title).toBe("Lock not updated: 12 of 12 servers have problems");
    expect(annotations[0]?.message).toMatch(/ So it is with 2 more\./);
  });

  test("warnings are counted for themselves", () => {
    const result = checked([...lacking(12, 1, () => "tool"), ...unlisted(12)]);
    const annotations = renderAnnotations(result, wordFindings(result, ACTION));
    expect(annotations.filter(({ level }) => level === "error")).toHaveLength(10);
    const warnings = annotations.filter(({ level }) => level === "warning");
    expect(warnings).toHaveLength(10);
    expect(warnings.filter(({ message }) => message.includes(" in the job summary."))).toEqual([
      warnings.at(-1),
    ]);
    expect(warnings.at(-1)?.message).toMatch(/\n2 more warnings are in the job summary\.$/);
  });

  test("ten warnings leave none out", () => {
    const result = checked(unlisted(10));
    const annotations = renderAnnotations(result, wordFindings(result, ACTION));
    expect(annotations).toHaveLength(10);
    expect(annotations.at(-1)?.message).not.toMatch(/summary/);
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
    const cause = { kind: "malformed", what: "answer", message: "no" } as const;
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

  test.each([
    [499_999, true],
    [500_000, false],
  ])("counts bytes of UTF-8: %d letters of two bytes and a line break fit: %j", (letters, fits) => {
    const shown = fitted(({ folded }) => (folded ? "é".repeat(letters) : "less"));
    expect(shown.startsWith("é")).toBe(fits);
    expect(shown.includes("Details were left out")).toBe(!fits);
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(LIMITS.summaryBytes);
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
    const outputs = renderOutputs(result, wordFindings(result, ACTION), "/tmp/report.json");
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    const characters = Object.values(outputs).reduce((total, { length }) => total + length, 0);
    expect(characters).toBeLessThanOrEqual(LIMITS.outputCharacters);
    const missing: unknown = JSON.parse(outputs["missing-tools"]);
    expect(Array.isArray(missing) && missing.length > 100 && missing.length < 20_000).toBe(true);
  });
});
