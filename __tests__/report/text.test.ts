// Hostile text, sink by sink: tables for what is known, properties for what is not.

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  breakable,
  codeSpan,
  cut,
  fence,
  html,
  logLine,
  markdown,
  shellWord,
  shownName,
  urlPath,
  visible,
} from "../../src/report/text.ts";
import { HOSTILE } from "./crowds.ts";

/** Any UTF-16 text, lone surrogates included, with the characters that hurt more often than by chance. */
const anyText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom(...HOSTILE, "`", "``", "\n", ":", "::", "##[", "<", "&", "\\", "'", " "), {
      maxLength: 8,
    })
    .map((parts) => parts.join("")),
);

describe("visible", () => {
  test.each([
    ["plain text", "plain text"],
    ["Grüße, 日本語, 🦊", "Grüße, 日本語, 🦊"],
    ["a\u202Eb", "a\\u{202e}b"],
    ["a\u200Bb\u2060", "a\\u{200b}b\\u{2060}"],
    ["\u{E0041}", "\\u{e0041}"],
    ["\u001B[31m", "\\u{1b}[31m"],
    ["a\r\n\tb", "a\\u{d}\\u{a}\\u{9}b"],
    ["a\u00A0b\u3000", "a\\u{a0}b\\u{3000}"],
    ["\u2028\u2029\uFEFF\u00AD", "\\u{2028}\\u{2029}\\u{feff}\\u{ad}"],
    ["\uD800x", "\\u{d800}x"],
    ["\uFE0F\u{E0100}\u3164", "\\u{fe0f}\\u{e0100}\\u{3164}"],
  ])("%j", (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  test("leaves nothing invisible, and is done after one pass", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = visible(text);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(visible(shown)).toBe(shown);
      }),
    );
  });
});

describe("cut", () => {
  test.each([
    ["abcdef", 6, "abcdef"],
    ["abcdef", 5, "abcd…"],
    ["ab🦊cd", 4, "ab…"],
    ["ab🦊cd", 5, "ab🦊…"],
    ["abc", 1, "…"],
  ])("%j to %d", (text, limit, expected) => {
    expect(cut(text, limit)).toBe(expected);
  });

  test("never is longer, never splits a pair", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const shown = cut(text, limit);
        expect(shown.length).toBeLessThanOrEqual(limit);
        expect(shown).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe("html", () => {
  test("opens no tag, ends no attribute, begins no entity but its own", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = html(text);
        expect(shown).not.toMatch(/[<>"'\n\r]/);
        expect(shown.replace(/&#\d+;/g, "")).not.toContain("&");
      }),
    );
  });

  test("breaks long words without touching entities or the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(breakable(html(text)).replaceAll("<wbr>", "")).toBe(html(text));
        expect(breakable(html(text))).not.toMatch(/&#\d*<wbr>/);
      }),
    );
    expect(breakable("a".repeat(40))).toMatch(/^a{16}<wbr>a{16}<wbr>a{8}$/);
    expect(breakable("a short_name_that_is_no_longer fits")).toBe(
      "a short_name_<wbr>that_is_no_<wbr>longer fits",
    );
  });
});

describe("codeSpan", () => {
  test.each([
    ["name", "`name`"],
    ["a`b", "``a`b``"],
    ["``", "``` `` ```"],
    [" x", "`  x `"],
    ["", '`""`'],
    ["  ", '`"  "`'],
  ])("%j", (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });

  test("is one span whose fence its text cannot close (CommonMark 6.1)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const span = codeSpan(text);
        const ticks = /^`+/.exec(span)?.[0] ?? "";
        const inner = span.slice(ticks.length, -ticks.length);
        expect(span.endsWith(ticks)).toBe(true);
        expect((inner.match(/`+/g) ?? []).map(({ length }) => length)).not.toContain(ticks.length);
        expect(inner).not.toMatch(/^`|`$|[\r\n]/);
      }),
    );
  });
});

describe("fence", () => {
  test("has a line only where the text has one, and no line that closes it", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = fence("sh", text).split("\n");
        const [open = "", ...rest] = lines;
        const close = rest.pop() ?? "";
        expect(open).toBe(`${close}sh`);
        expect(rest).toHaveLength(text.split("\n").length);
        const closing = new RegExp(`^ {0,3}\`{${close.length},}\\s*$`);
        expect(rest.filter((line) => closing.test(line))).toEqual([]);
      }),
    );
  });
});

describe("markdown", () => {
  test.each([
    ["a comma is missing before this", "a comma is missing before this"],
    ["report-mcp 1.0.2", "report-mcp 1.0.2"],
    ["the last } is missing", "the last } is missing"],
    ["see www.evil.example", "`see www.evil.example`"],
    ["a@b.co", "`a@b.co`"],
    ["*bold*", "`*bold*`"],
    ["a\nb", "`a\\u{a}b`"],
  ])("%j", (text, shown) => {
    expect(markdown(text)).toBe(shown);
  });
});

describe("logLine", () => {
  test.each([
    ["::error::x", "\\u{3a}:error::x"],
    ["  ::error::x", "  \\u{3a}:error::x"],
    ["\u00A0::error::x", "\\u{a0}::error::x"],
    ["a ##[error]x", "a ##\\u{5b}error]x"],
    ["a ::error::x", "a ::error::x"],
    [":\u200B:error::x", ":\\u{200b}:error::x"],
    ["a\r::error::x", "a\\u{d}::error::x"],
  ])("%j", (line, shown) => {
    expect(logLine(line)).toBe(shown);
  });

  test("is no command to the runner, with or without what it may ignore", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = logLine(text);
        const compared = line.replace(/[\p{Cf}\p{Mn}]/gu, "").trimStart();
        expect(compared.startsWith("::")).toBe(false);
        expect(compared).not.toContain("##[");
        expect(line).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe("shellWord", () => {
  test.each([
    ["report", "report"],
    ["@scope/name@1.2.3", "@scope/name@1.2.3"],
    ["two words", "'two words'"],
    ["it's", "'it'\\''s'"],
    ["$(reboot)", "'$(reboot)'"],
    ["", "''"],
    ["a\nb", "$'a\\U0000000ab'"],
    ["a\\\n'", "$'a\\\\\\U0000000a\\''"],
    ["*", "'*'"],
    ["~/x", "'~/x'"],
  ])("%j", (word, quoted) => {
    expect(shellWord(word)).toBe(quoted);
  });

  test("holds nothing invisible and no open quote", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const word = shellWord(text);
        expect(visible(word)).toBe(word);
        const unquoted = word.replace(/\$'(\\.|[^'\\])*'|'[^']*'|\\'/g, "");
        expect(unquoted).toMatch(/^[\w@%+:,./-]*$/);
      }),
    );
  });
});

test.each([
  ["a b/c#d?.json", "a%20b/c%23d%3F.json"],
  ["x)](y(", "x%29%5D%28y%28"],
  ["../up", "../up"],
  ["ü", "%C3%BC"],
])("urlPath %j", (path, expected) => {
  expect(urlPath(path)).toBe(expected);
});

test.each([
  ["", '""'],
  [" ", '" "'],
  ["x", "x"],
])("shownName %j", (name, expected) => {
  expect(shownName(name)).toBe(expected);
});
