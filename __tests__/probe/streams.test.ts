// Bytes of a server, bounded: lines of stdout, the end of stderr, what is quoted of either.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { LIMITS } from "../../src/core/limits.ts";
import { readFrames } from "../../src/probe/frames.ts";
import { quoteLine } from "../../src/probe/quote.ts";
import { keepTail, tellingLines } from "../../src/probe/stderr.ts";

function linesOf(chunks: readonly Buffer[], limitBytes = 1_000) {
  const lines: string[] = [];
  let overflows = 0;
  const reader = readFrames(limitBytes, limitBytes, {
    frame: (line) => lines.push(line),
    tooLarge: () => {
      overflows += 1;
    },
  });
  for (const chunk of chunks) for (const _ of reader.linesOf(chunk));
  return { lines, overflows, rest: reader.rest() };
}

describe("lines of stdout", () => {
  test("are the same however the bytes are cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.array(fc.nat({ max: 40 })), (text, cuts) => {
        const bytes = Buffer.from(text);
        const chunks: Buffer[] = [];
        let from = 0;
        for (const cut of cuts) {
          chunks.push(bytes.subarray(from, from + cut));
          from += cut;
        }
        chunks.push(bytes.subarray(from));
        const parts = text.split("\n");
        expect(linesOf(chunks)).toEqual({ lines: parts.slice(0, -1), overflows: 0, rest: parts.at(-1) });
      }),
    );
  });

  test("may be as long as the limit, and nothing is read after a longer one", () => {
    expect(linesOf([Buffer.from(`${"x".repeat(8)}\ny\n`)], 8)).toEqual({
      lines: ["x".repeat(8), "y"],
      overflows: 0,
      rest: "",
    });
    expect(linesOf([Buffer.from("xxxx"), Buffer.from("xxxxx\ny\n"), Buffer.from("z\n")], 8)).toEqual({
      lines: [],
      overflows: 1,
      rest: "",
    });
  });
});

describe("the end of stderr", () => {
  const tailOf = (...chunks: string[]) => {
    const tail = keepTail();
    for (const chunk of chunks) tail.push(Buffer.from(chunk));
    return tail.text();
  };
  const filler = "x".repeat(LIMITS.stderrTailBytes);

  test.each([
    ["is all of a short one", tailOf("one\n", "two"), "one\ntwo"],
    ["begins at a whole line once something was dropped", tailOf(`a ${filler}\n`, "last"), "last"],
    ["is nothing when there is no whole line", tailOf(`${filler} word`), ""],
  ])("%s", (_, text, expected) => {
    expect(text).toBe(expected);
  });
});

describe("telling lines", () => {
  const frames =
    "    at start (file:///srv/index.mjs:3:1)\n    at async file:///srv/index.mjs:9:1\n{\n}\n\nNode.js v24.21.0\n";
  test.each([
    ["the one that speaks of an error", `starting\nError: no database\n${frames}`, ["Error: no database"]],
    [
      "the one that names a variable of the entry",
      "ready\nset REPORT_API_TOKEN first\nbye",
      ["set REPORT_API_TOKEN first"],
    ],
    ["else the last that are not trivial", `one\ntwo\n${frames}`, ["one", "two"]],
    ["one in colours", "ready\n\u001b[31mError\u001b[0m: no database\nbye", ["Error: no database"]],
    [
      "npm's without its parting words",
      [
        "npm error code E404",
        "npm error 404 Not Found - GET http://registry/x - Not found",
        "npm error 404",
        "npm error 404  'x@*' is not in this registry.",
        "npm error 404 Note that you can also install from a",
        "npm error 404 tarball, folder, http url, or git folder.",
        "npm error   type: 'system',",
        "npm error     at run (/x.js:1:1)",
        "npm error A complete log of this run can be found in: /root/.npm/_logs/1.log",
      ].join("\n"),
      [
        "npm error code E404",
        "npm error 404 Not Found - GET http://registry/x - Not found",
        "npm error 404 'x@*' is not in this registry.",
      ],
    ],
    ["none of nothing", frames, []],
    ["a repeated one once", "failed\nfailed\r\nfailed\n", ["failed"]],
    [
      "five at most, those that name a variable before others, in their order",
      `REPORT_API_TOKEN\n${[1, 2, 3, 4, 5, 6].map((n) => `error ${n}`).join("\n")}`,
      ["REPORT_API_TOKEN", "error 3", "error 4", "error 5", "error 6"],
    ],
  ])("%s", (_, stderr, expected) => {
    expect(tellingLines(stderr, ["REPORT_API_TOKEN"])).toEqual(expected);
  });
});

test("a quoted line is bounded, one line, and never ends in the middle of a word", () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,120}$/)),
      fc.constantFrom(" ", "\n", "\t\t"),
      (words, gap) => {
        const quoted = quoteLine(words.join(gap));
        expect(quoted.length).toBeLessThanOrEqual(LIMITS.quotedLineCharacters);
        const kept = quoted
          .replace(/…$/, "")
          .split(" ")
          .filter((word) => word !== "");
        expect(kept).toEqual(words.slice(0, kept.length));
        expect(quoted.endsWith("…")).toBe(
          words.join(gap.length > 1 ? " " : gap).length > LIMITS.quotedLineCharacters,
        );
      },
    ),
  );
});
