// Tables of DESIGN's situations: what is concluded from what was expected and what was seen.

import { describe, expect, it } from "@jest/globals";
import type { Complaint } from "../../src/core/complaint.ts";
import type {
  Evidence,
  FailureCause,
  Listed,
  Observation,
  ServerEntry,
  Stage,
  Subject,
  VariableUse,
  Verdict,
} from "../../src/core/model.ts";
import {
  complaintsOf,
  conclude,
  judge,
  levelOfComplaint,
  mayPassByItself,
  ruleOfVerdict,
  type Seen,
} from "../../src/core/verdict.ts";

const place = { file: "f", line: 1, column: 1, endColumn: 2, annotatable: true };
const evidence: Evidence = {
  durationMs: 30,
  attempts: 1,
  steps: [],
  implementation: undefined,
  protocol: "2025-11-25",
  revisionRewritten: false,
};

function entry(transport: "stdio" | "http", disabled = false): ServerEntry {
  const text = { text: "x", raw: "x", place };
  const base = { name: "s", place, disabled: disabled ? place : undefined };
  return transport === "stdio"
    ? { ...base, transport, command: text, args: [], env: new Map() }
    : { ...base, transport, url: text, headers: new Map() };
}

function subject(tools: readonly string[] | undefined, over: Partial<Subject> = {}): Subject {
  const locked =
    tools === undefined
      ? undefined
      : { server: "s", place, expectations: tools.map((tool) => ({ server: "s", tool, place })) };
  return { server: "s", entry: entry("stdio"), locked, variables: [], ...over };
}

function listed(tools: readonly string[], over: Partial<Listed> = {}): Listed {
  return { kind: "listed", tools, listedAfterMs: 20, evidence, ...over };
}

function failed(cause: FailureCause, stage: Stage = "connect"): Observation {
  return { kind: "failed", failure: { stage, cause, stderr: [] }, evidence };
}

const observed = (observation: Observation): Seen => ({ kind: "observed", observation });

describe("judge", () => {
  const cases: readonly (readonly [string, readonly string[] | undefined, readonly string[], string])[] = [
    ["all there", ["a", "b"], ["a", "b"], "verified; missing ; unlisted "],
    ["one more", ["a"], ["a", "b"], "verified; missing ; unlisted b"],
    ["one less", ["a", "b"], ["a"], "tools-missing; missing b; unlisted "],
    ["renamed", ["a"], ["b"], "tools-missing; missing a; unlisted b"],
    ["none at all", ["a", "b"], [], "tools-missing; missing a,b; unlisted "],
    ["nothing expected, as the lock says", [], ["a"], "verified; missing ; unlisted a"],
    ["not in the lock", undefined, ["a"], "not-expected; missing ; unlisted "],
  ];
  it.each(cases)("%s", (_, expected, seen, conclusion) => {
    const verdict = judge(subject(expected), observed(listed(seen)));
    const missing = verdict.kind === "tools-missing" ? verdict.missing.map(({ tool }) => tool) : [];
    const unlisted = "unlisted" in verdict ? verdict.unlisted : [];
    expect(`${verdict.kind}; missing ${missing}; unlisted ${unlisted}`).toBe(conclusion);
  });

  it("never takes a failure for an empty list", () => {
    const verdict = judge(subject([]), observed(failed({ kind: "exited", code: 0, signal: undefined })));
    expect(verdict.kind).toBe("not-checked");
  });

  it("tells a disabled server from one that nobody expects anything of", () => {
    expect(judge(subject(undefined), { kind: "not-needed" }).kind).toBe("not-expected");
    const disabled = subject(undefined, { entry: entry("stdio", true) });
    expect(judge(disabled, { kind: "not-needed" }).kind).toBe("skipped");
  });
});

const timedOut: Extract<FailureCause, { kind: "timed-out" }> = {
  kind: "timed-out",
  budgetMs: 2_000,
  waitingFor: "initialize",
  answeredAfterMs: undefined,
  installer: undefined,
  noise: undefined,
  strayId: undefined,
};
const installer = { launcher: "npx", download: "x", asksFirst: false };
const net = { host: "h", message: "m" };

describe("a failure's rule, and whether it may pass by itself", () => {
  const cases: readonly (readonly [FailureCause, Stage, "stdio" | "http", string, boolean])[] = [
    [{ kind: "not-found", command: "x", folders: 3 }, "start", "stdio", "command-not-found", false],
    [{ kind: "not-executable", command: "x", code: "EACCES" }, "start", "stdio", "not-executable", false],
    [{ kind: "exited", code: 1, signal: undefined }, "connect", "stdio", "exited", false],
    [timedOut, "connect", "stdio", "no-answer", false],
    [timedOut, "connect", "http", "no-answer", true],
    [{ ...timedOut, answeredAfterMs: 30 }, "list", "stdio", "no-tool-list", true],
    [{ ...timedOut, installer }, "connect", "stdio", "installer-running", true],
    [
      { ...timedOut, installer: { ...installer, asksFirst: true } },
      "connect",
      "stdio",
      "installer-running",
      false,
    ],
    [{ ...net, kind: "refused", code: "ECONNREFUSED" }, "connect", "http", "refused", true],
    [{ ...net, kind: "network", code: "ECONNRESET" }, "connect", "http", "network", true],
    [{ ...net, kind: "network", code: "EPIPE" }, "connect", "http", "network", true],
    [{ ...net, kind: "network", code: "UND_ERR_SOCKET" }, "connect", "http", "network", true],
    [{ ...net, kind: "network", code: "Z_DATA_ERROR" }, "connect", "http", "network", false],
    [{ ...net, kind: "dns", code: "ENOTFOUND" }, "connect", "http", "dns", false],
    [{ ...net, kind: "tls", code: "CERT_HAS_EXPIRED" }, "connect", "http", "tls", false],
    [{ kind: "http", host: "h", status: 503, retryAfter: undefined }, "connect", "http", "http", true],
    [{ kind: "http", host: "h", status: 500, retryAfter: undefined }, "connect", "http", "http", true],
    [{ kind: "http", host: "h", status: 499, retryAfter: undefined }, "connect", "http", "http", false],
    [{ kind: "http", host: "h", status: 404, retryAfter: undefined }, "connect", "http", "http", false],
    [
      { kind: "auth", host: "h", status: 401, challenge: undefined },
      "connect",
      "http",
      "unauthorized",
      false,
    ],
    [{ kind: "redirect", host: "h", status: 302, target: "t" }, "connect", "http", "redirect", false],
    [
      { kind: "rpc-error", method: "tools/list", code: -32603, message: "m" },
      "list",
      "stdio",
      "rpc-error",
      false,
    ],
    [{ kind: "malformed", what: "answer", message: "m" }, "list", "stdio", "malformed", false],
    [{ kind: "too-large", what: "message", limitBytes: 1 }, "list", "stdio", "too-large", false],
    [{ kind: "looping", pages: 2, tools: 2 }, "list", "stdio", "looping", false],
  ];
  it.each(cases)("%j at %s over %s", (cause, stage, transport, rule, passes) => {
    const verdict = judge(subject(["a"], { entry: entry(transport) }), observed(failed(cause, stage)));
    expect(ruleOfVerdict(verdict)).toBe(rule);
    expect(mayPassByItself(verdict)).toBe(passes);
    expect(conclude([verdict], [])).toEqual({ kind: "config-error", retryable: passes });
  });
});

const use = (over: Partial<VariableUse>): VariableUse => ({
  variable: "T",
  field: "env.T",
  place,
  state: "empty",
  hasDefault: false,
  ...over,
});

describe("complaintsOf", () => {
  const rules = (verdict: Verdict, mode: "check" | "update-lock" = "check") =>
    complaintsOf(verdict, mode).map((complaint) => `${complaint.rule} ${levelOfComplaint(complaint)}`);
  const verdictOf = (variables: readonly VariableUse[], over: Partial<Listed> = {}, tools = ["a"]) =>
    judge(subject(["a"], { variables }), observed(listed(tools, over)));

  it("says nothing of a good server", () => {
    expect(rules(verdictOf([use({ state: "set" })]))).toEqual([]);
  });
  it("fails on a variable that is empty, even when every tool is there", () => {
    expect(rules(verdictOf([use({})]))).toEqual(["empty-variable error"]);
  });
  it("is silent where empty is meant", () => {
    expect(rules(verdictOf([use({ hasDefault: true })]))).toEqual([]);
    expect(rules(verdictOf([use({ state: "defaulted", hasDefault: true })]))).toEqual([]);
  });
  it("warns of a slow server above five seconds, not at them", () => {
    expect(rules(verdictOf([], { listedAfterMs: 5_000 }))).toEqual([]);
    expect(rules(verdictOf([], { listedAfterMs: 5_001 }))).toEqual(["slow-server warning"]);
  });
  it("warns of a revision that was rewritten", () => {
    const over = { evidence: { ...evidence, revisionRewritten: true, protocol: "2026-07-28" } };
    expect(rules(verdictOf([], over))).toEqual(["protocol-revision warning"]);
  });
  it("notes tools nobody expects, while a lock is held; not while one is made", () => {
    expect(rules(verdictOf([], {}, ["a", "b"]))).toEqual(["unlisted-tool notice"]);
    expect(rules(verdictOf([], {}, ["a", "b"]), "update-lock")).toEqual([]);
  });
  it("warns of a server that nothing is expected of, while a lock is held", () => {
    expect(rules(judge(subject(undefined), { kind: "not-needed" }))).toEqual(["unlisted-server warning"]);
    expect(rules(judge(subject(undefined), observed(listed(["a"]))), "update-lock")).toEqual([]);
  });
  it("only warns of a broken entry that nothing is expected of", () => {
    const complaint: Complaint = {
      rule: "bad-config",
      server: "s",
      file: "f",
      place,
      problem: { kind: "no-command-or-url" },
    };
    const broken: ServerEntry = { name: "s", place, disabled: undefined, transport: "unknown", complaint };
    expect(rules(judge(subject(undefined, { entry: broken }), { kind: "not-needed" }))).toEqual([
      "bad-config warning",
    ]);
    const expected = judge(subject(["a"], { entry: broken }), {
      kind: "not-started",
      why: { kind: "bad-entry", complaint },
    });
    expect(rules(expected)).toEqual([]);
    expect(ruleOfVerdict(expected)).toBe("bad-config");
  });
});

describe("conclude", () => {
  const verified = judge(subject(["a"]), observed(listed(["a"])));
  const refused = judge(
    subject(["a"], { entry: entry("http") }),
    observed(failed({ ...net, kind: "refused", code: "ECONNREFUSED" })),
  );
  const missing = judge(subject(["a"]), observed(listed([])));
  const absent = judge(subject(["a"], { entry: undefined }), {
    kind: "not-started",
    why: { kind: "not-configured" },
  });
  const warning: Complaint = { rule: "unlisted-server", server: "x", place };
  const error: Complaint = { rule: "empty-entry", server: "x", place };

  it.each([
    ["all verified", [verified], [], "ok", false],
    ["a warning beside it", [verified], [warning], "ok", false],
    ["an error complaint", [verified], [error], "config-error", false],
    ["one missing", [verified, missing], [], "config-error", false],
    ["one refused", [verified, refused], [], "config-error", true],
    ["one refused and one missing", [refused, missing], [], "config-error", false],
    ["one refused and an error complaint", [refused], [error], "config-error", false],
    ["not in the config", [absent], [], "config-error", false],
  ] as const)("%s", (_, verdicts, complaints, kind, retryable) => {
    expect(conclude(verdicts, complaints)).toEqual({ kind, retryable });
  });
});
