// Whatever a server, a config or a lock is called: what people see keeps its shape, and GitHub's runner gets no command.

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { LIMITS } from "../../src/core/limits.ts";
import type { Verdict } from "../../src/core/model.ts";
import { judge } from "../../src/core/verdict.ts";
import { renderAnnotations } from "../../src/report/annotations.ts";
import { isListable } from "../../src/report/commands.ts";
import { wordFindings } from "../../src/report/findings.ts";
import { renderReport } from "../../src/report/json.ts";
import { renderOutputs } from "../../src/report/outputs.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { ACTION, checked, evidence, failed, listed, locked, remote, stdio, subject } from "./builders.ts";
import { HOSTILE } from "./crowds.ts";

/** One server that lacks a tool, one that failed and one refused, all strings of others being `text`. */
function verdicts(text: string): readonly Verdict[] {
  const observe = (
    name: string,
    line: number,
    observation: ReturnType<typeof listed> | ReturnType<typeof failed>,
  ) =>
    judge(subject(stdio(name, line, text), locked(name, line, [`1${text}`, "fine"])), {
      kind: "observed",
      observation,
    });
  const host = `h${text}`;
  return [
    observe(`a${text}`, 3, {
      ...listed(["fine"], 20),
      evidence: { ...evidence(20), protocol: text, implementation: { name: text, version: text } },
    }),
    observe(`b${text}`, 13, failed("connect", { kind: "exited", code: 1, signal: undefined }, 20, [text])),
    observe(
      `c${text}`,
      23,
      failed("list", { kind: "rpc-error", method: `m${text}`, code: -1, message: `x${text}` }, 20),
    ),
    judge(subject(remote(`d${text}`, 33), locked(`d${text}`, 33, ["fine"])), {
      kind: "observed",
      observation: failed("connect", { kind: "auth", host, status: 401, challenge: `Basic x${text}` }, 20),
    }),
  ];
}

function rendered(text: string) {
  const result = checked(verdicts(text));
  const findings = wordFindings(result, ACTION);
  return {
    summary: renderSummary(result, findings, ACTION),
    terminal: renderTerminal(result, findings, "terminal"),
    annotations: renderAnnotations(result, findings),
    report: renderReport(result, findings),
    outputs: renderOutputs(result, findings, "/tmp/report.json"),
  };
}

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE, "`", "\n", "<b>", "##[", "::"),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

/** What is structure in the summary once code spans and code blocks are taken out. */
function shapeOf(summary: string): readonly string[] {
  const outsideCode = (line: string) =>
    // A line that begins with a tag is an HTML block: no code spans there.
    line.startsWith("<") ? line : line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
  const tags = (line: string) =>
    (outsideCode(line).match(/<\/?[a-z][^>]*>/g) ?? []).filter((tag) => tag !== "<wbr>");
  let closing: string | undefined;
  return summary.split("\n").map((line) => {
    const ticks = /^(`{3,})[a-z]*$/.exec(line)?.[1];
    if (closing === undefined && ticks !== undefined) {
      closing = ticks;
      return "open";
    }
    if (closing !== undefined) {
      if (line === closing) closing = undefined;
      return "code";
    }
    return tags(line).join("");
  });
}

describe("whatever the names are", () => {
  const harmless = rendered("name");
  // No command can name such a server: advice stands in its place.
  const unlistable = rendered("na,me");

  test("the summary has the same lines and elements", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const likeIt = isListable(`a${text}`) ? harmless : unlistable;
        expect(shapeOf(rendered(text).summary)).toEqual(shapeOf(likeIt.summary));
      }),
    );
  });

  test("the log has the same lines, and none is a command", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const lines = rendered(text).terminal.split("\n");
        expect(lines).toHaveLength(harmless.terminal.split("\n").length);
        expect(lines.filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
      }),
    );
  });

  test("annotations are as many, of the same lines, within the runner's limits and never blank", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { annotations } = rendered(text);
        expect(annotations.map(({ message }) => message.split("\n").length)).toEqual(
          harmless.annotations.map(({ message }) => message.split("\n").length),
        );
        for (const { title, message } of annotations) {
          expect(title.length).toBeLessThanOrEqual(LIMITS.annotationTitleCharacters);
          expect(title).toMatch(/^[^\p{Cc}\p{Cf}]+$/u);
          expect(message.length).toBeLessThanOrEqual(LIMITS.annotationCharacters);
          expect(message.trim()).not.toBe("");
        }
      }),
    );
  });

  test("the report and the outputs are JSON and keep every name", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { report, outputs } = rendered(text);
        expect(JSON.parse(report)).toMatchObject({ servers: [{ name: `a${text}` }, {}, {}, {}] });
        expect(JSON.parse(outputs["unchecked-servers"])).toEqual([`b${text}`, `c${text}`, `d${text}`]);
        expect(JSON.parse(outputs["missing-tools"])).toContainEqual({
          server: `a${text}`,
          tool: `1${text}`,
          seen: "absent",
        });
      }),
    );
  });
});
