// Values that servers got must not come back in any form; names that the files hold anyway must stay readable.

import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { parseConfig } from "../../src/core/config.ts";
import type { Observation } from "../../src/core/model.ts";
import { redactObservation, redactor, secretsOf } from "../../src/core/secrets.ts";
import { source } from "./sources.ts";

const TOKEN = "s3cret+/\"<&>'value";
const lookup = (variable: string) => ({ TOKEN, SHORT: "abc", BASE: "http://x" })[variable];

function redactorFor(entry: object) {
  const { entries } = parseConfig(source(JSON.stringify({ mcpServers: { x: entry } })));
  return redactor(entries.flatMap((each) => secretsOf(each, lookup)));
}

describe("what is a secret", () => {
  const cases: readonly (readonly [string, object, text: string, shown: string])[] = [
    ["a variable in env", { command: "x", env: { T: "${TOKEN}" } }, `got ${TOKEN}!`, "got ${TOKEN}!"],
    ["a variable in args", { command: "x", args: ["--t=${TOKEN}"] }, TOKEN, "${TOKEN}"],
    [
      "a variable in a header",
      { type: "http", url: "http://x", headers: { Authorization: "Bearer ${TOKEN}" } },
      `Bearer ${TOKEN}`,
      "Bearer ${TOKEN}",
    ],
    ["a variable in a url", { type: "http", url: "http://x/?k=${TOKEN}" }, TOKEN, "${TOKEN}"],
    [
      "a default that is used",
      { command: "x", env: { T: "${UNSET:-sk-literal-default}" } },
      "sk-literal-default",
      "${UNSET}",
    ],
    [
      "what stands beside a reference",
      { command: "x", env: { T: "sk-literal-${SHORT}" } },
      "sk-literal-abc",
      "[redacted]abc",
    ],
    [
      "a whole whose parts are short",
      { command: "x", env: { T: "sk-${SHORT}-${SHORT}" } },
      "sk-abc-abc",
      "[redacted]",
    ],
    [
      "the query of a url behind a reference",
      { type: "http", url: "${BASE}/mcp?api_key=literalsecret99" },
      "literalsecret99",
      "[redacted]",
    ],
    ["a short value", { command: "x", env: { T: "${SHORT}" } }, "abc", "abc"],
    ["a literal of env", { command: "x", env: { T: "literal-secret" } }, "literal-secret", "[redacted]"],
    [
      "a literal of a header, whole or after its scheme",
      { type: "http", url: "http://x", headers: { A: "Bearer literal-secret" } },
      "Bearer literal-secret, literal-secret",
      "[redacted], [redacted]",
    ],
    [
      "an argument after a flag",
      { command: "x", args: ["--api-key", "abcdefgh1"] },
      "abcdefgh1",
      "[redacted]",
    ],
    ["an argument with its flag", { command: "x", args: ["--token=abcdefgh1"] }, "abcdefgh1", "[redacted]"],
    [
      "no flag behind a flag",
      { command: "x", args: ["--auth", "--verbose-mode"] },
      "--verbose-mode",
      "--verbose-mode",
    ],
    ["another argument", { command: "x", args: ["--port", "12345678"] }, "12345678", "12345678"],
    [
      "userinfo and query of a url",
      { type: "http", url: "https://user1234:pass1234@x/?key=quer1234&b=short" },
      "user1234 pass1234 quer1234 short",
      "[redacted] [redacted] [redacted] short",
    ],
  ];
  it.each(cases)("%s", (_, entry, text, shown) => {
    expect(redactorFor(entry)(text)).toBe(shown);
  });
});

describe("forms of a secret", () => {
  const redact = redactorFor({ command: "x", env: { T: "${TOKEN}" } });
  const forms: readonly (readonly [string, string])[] = [
    ["plain", TOKEN],
    ["URL", encodeURIComponent(TOKEN)],
    ["JSON", JSON.stringify({ t: TOKEN })],
    ["HTML", "s3cret+/&quot;&lt;&amp;&gt;&#39;value"],
    ["URL with small hex digits", encodeURIComponent(TOKEN).replace(/%../g, (hex) => hex.toLowerCase())],
    ["JSON as PHP writes it", JSON.stringify(TOKEN).replaceAll("/", "\\/")],
    ["HTML with a hex apostrophe", "s3cret+/&quot;&lt;&amp;&gt;&#x27;value"],
    ["JSON as Go writes it", "s3cret+/\\\"\\u003c\\u0026\\u003e'value"],
    ["HTML as Go writes it", "s3cret+/&#34;&lt;&amp;&gt;&#39;value"],
    ["hex", Buffer.from(TOKEN).toString("hex")],
    ["HEX", Buffer.from(TOKEN).toString("hex").toUpperCase()],
    ["base64", Buffer.from(TOKEN).toString("base64")],
    ["base64 of basic auth", Buffer.from(`user:${TOKEN}`).toString("base64")],
    ["base64 one further", Buffer.from(`user1:${TOKEN}`).toString("base64")],
    ["base64 two further", Buffer.from(`user12:${TOKEN}:x`).toString("base64")],
    ["base64url", Buffer.from(`${TOKEN}??`).toString("base64url")],
  ];
  it.each(forms)("%s", (_, form) => {
    const shown = redact(form);
    expect(shown).toContain("${TOKEN}");
    // What may be left of base64 are the characters shared with a neighbour's bytes.
    expect(shown.length).toBeLessThan(form.length - TOKEN.length + "${TOKEN}".length + 6);
  });

  it("is found wherever it stands, next to anything, any number of times", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 3 }), (before, after, times) => {
        const text = (before + TOKEN + after).repeat(times);
        expect(redact(text)).not.toContain(TOKEN);
      }),
    );
  });

  it("hides what the encoders of other languages make of a value", () => {
    const secret = fc.string({ minLength: 8, maxLength: 40 }).filter((text) => text.trim().length >= 8);
    // Python's quote leaves / alone, quote_plus and PHP's urlencode write + for a blank, rawurlencode leaves ~ alone.
    const strict = (text: string) =>
      encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    const encoders = [
      strict,
      (text: string) => strict(text).replaceAll("%2F", "/"),
      (text: string) => strict(text).replaceAll("%20", "+"),
      (text: string) => new URLSearchParams({ p: text }).toString().slice(2),
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...encoders), (value, encode) => {
        const shown = redactor([{ value, shown: "#" }])(`p=${encode(value)}&x`);
        expect(shown).toBe("p=#&x");
      }),
      { numRuns: 500 },
    );
  });

  it("hides a form value and a value beyond ASCII", () => {
    const both = redactor([
      { value: "correct horse battery", shown: "A" },
      { value: "pässwörter", shown: "B" },
    ]);
    expect(both("p=correct+horse+battery")).toBe("p=A");
    expect(both(String.raw`p\u00e4ssw\u00f6rter`)).toBe("B");
  });

  it("hides base64 that is wrapped, and nothing as short as the end of it", () => {
    const value = "a-secret-of-fifty-eight-characters-which-base64-wraps-once!";
    const wrapped = Buffer.from(value).toString("base64").replace(/.{76}/g, "$&\n");
    const [first, last = ""] = wrapped.split("\n");
    expect(last.length).toBeLessThan(8);
    expect(redactor([{ value, shown: "#" }])(`x ${first}\n${last} y`)).toBe(`x #\n${last} y`);
  });

  it("hides a value of 48 KB, which a GitHub secret may have", () => {
    const value = Array.from({ length: 700 }, (_, line) => `${line}${'"k+/'.repeat(17)}`).join("\n");
    const redactLarge = redactor([{ value, shown: "L" }]);
    expect(redactLarge(`x ${value} y`)).toBe("x L y");
    expect(redactLarge(`x ${JSON.stringify(value)} y`)).toBe('x "L" y');
  });

  it("leaves nothing of two values that overlap", () => {
    const both = redactor([
      { value: "abcdefgh-shared", shown: "A" },
      { value: "shared-12345678", shown: "B" },
    ]);
    expect(both("x abcdefgh-shared-12345678 y")).toBe("x A y");
  });

  it("hides a value of several lines whole, folded, and line by line", () => {
    const value = "-----BEGIN KEY-----\nfirst-line-of-it\r\nsecond-line-of-it\n";
    const pem = redactor([{ value, shown: "P" }]);
    expect(pem(value)).toBe("P");
    expect(pem(value.replace(/\s+/g, " "))).toBe("P ");
    expect(pem("x second-line-of-it y")).toBe("x P y");
    const tabbed = redactor([{ value: "user:\tAAAAAAAA\tBBBBBBBB\npw:  CCCCCCCC  DDDDDDDD", shown: "T" }]);
    expect(tabbed("bad pw: CCCCCCCC DDDDDDDD or user: AAAAAAAA BBBBBBBB")).toBe("bad T or T");
  });

  it("hides a value that holds another one whole", () => {
    const both = redactor([
      { value: "abcdefgh", shown: "A" },
      { value: "abcdefgh-and-more", shown: "B" },
    ]);
    expect(both("abcdefgh-and-more abcdefgh")).toBe("B A");
  });
});

describe("redactObservation", () => {
  const redact = (text: string) => text.replaceAll("SECRET", "***");
  const evidence = {
    durationMs: 1,
    attempts: 1,
    steps: [{ method: "initialize", startedAtMs: 0, latencyMs: 1, outcome: "failed", cause: "SECRET" }],
    implementation: { name: "SECRET", version: "SECRET" },
    protocol: "SECRET",
    revisionRewritten: false,
  } as const;
  const timedOut = {
    kind: "timed-out",
    budgetMs: 1,
    waitingFor: "initialize",
    answeredAfterMs: undefined,
    installer: { launcher: "npx", download: "SECRET", asksFirst: false },
    noise: { lines: 1, first: "SECRET" },
    strayId: "SECRET",
  } as const;
  const causes = [
    { kind: "not-found", command: "SECRET", folders: 1 },
    { kind: "not-executable", command: "SECRET", code: "EACCES" },
    timedOut,
    { kind: "refused", host: "SECRET", code: "X", message: "SECRET" },
    { kind: "http", host: "SECRET", status: 500, retryAfter: "SECRET" },
    { kind: "auth", host: "SECRET", status: 401, challenge: "SECRET" },
    { kind: "redirect", host: "SECRET", status: 302, target: "SECRET" },
    { kind: "rpc-error", method: "tools/list", code: 1, message: "SECRET" },
    { kind: "malformed", what: "answer", message: "SECRET" },
  ] as const;
  it.each(causes)("leaves nothing in $kind", (cause) => {
    const failure = { stage: "connect", cause, stderr: ["SECRET", "x SECRET"] } as const;
    const observation: Observation = { kind: "failed", failure, evidence };
    const shown = JSON.stringify(redactObservation(observation, redact, new Set()));
    expect(shown).not.toContain("SECRET");
    expect(shown).toContain("***");
  });

  it("cuts what is shown only after it is redacted", () => {
    const secret = `{"id": "1", ${'"key": "value", '.repeat(40)}}`;
    const message = `bad credentials: ${secret}${" more".repeat(100)}`;
    const cause = { kind: "rpc-error", method: "tools/list", code: 1, message } as const;
    const failure = { stage: "connect", cause, stderr: [`Error: ${secret}`] } as const;
    const hide = redactor([{ value: secret, shown: "${CRED}" }]);
    const shown = redactObservation({ kind: "failed", failure, evidence }, hide, new Set());
    if (shown.kind !== "failed" || shown.failure.cause.kind !== "rpc-error") throw new Error("no failure");
    expect(shown.failure.stderr).toEqual(["Error: ${CRED}"]);
    expect(shown.failure.cause.message).toMatch(/^bad credentials: \$\{CRED\} more.*…$/);
    expect(shown.failure.cause.message.length).toBeLessThanOrEqual(301);
  });

  it("keeps the names that the lock holds anyway", () => {
    const observation: Observation = {
      kind: "listed",
      tools: ["SECRET_a", "SECRET_b"],
      listedAfterMs: 1,
      evidence,
    };
    const shown = redactObservation(observation, redact, new Set(["SECRET_a"]));
    expect(shown.kind === "listed" ? shown.tools : []).toEqual(["SECRET_a", "***_b"]);
  });
});
