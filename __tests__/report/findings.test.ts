// Every kind of problem has words, in the house's tone, and points at the right place.

import { describe, expect, test } from "@jest/globals";
import type { Complaint } from "../../src/core/complaint.ts";
import { LIMITS } from "../../src/core/limits.ts";
import type { Failure, Verdict } from "../../src/core/model.ts";
import { judge } from "../../src/core/verdict.ts";
import { renderAnnotations } from "../../src/report/annotations.ts";
import type { Finding, ReportSetting } from "../../src/report/finding.ts";
import { wordFindings } from "../../src/report/findings.ts";
import {
  ACTION,
  CONFIG,
  checked,
  concluded,
  failed,
  LOCK,
  listed,
  locked,
  place,
  REQUEST,
  remote,
  stdio,
  subject,
  TERMINAL,
  timedOut,
  use,
} from "./builders.ts";
import { CONFIG_PROBLEMS, FAILURES, INPUT_PROBLEMS, LOCK_PROBLEMS, net } from "./problems.ts";

function expectHouseTone(findings: readonly Finding[], setting: ReportSetting): void {
  expect(findings).not.toEqual([]);
  for (const finding of findings) {
    expect(finding.title.length).toBeLessThanOrEqual(LIMITS.annotationTitleCharacters);
    expect(finding.seen.length).toBeGreaterThan(0);
    if (finding.rule !== "bad-input") expect(finding.fixes.length).toBeGreaterThan(0);
  }
  const result = concluded({});
  const said = renderAnnotations(result, findings).flatMap(({ title, message }) => [title, message]);
  expect(said.join("\n")).not.toMatch(/Error:|!|\bplease\b|`|undefined|\[object|\.\.(?!\/)| {2}(?!\S)/i);
  if (setting.face === "terminal") expect(said.join("\n")).not.toMatch(/this job|uses:|under env:/);
}

const FACES = [["action", ACTION] as const, ["terminal", TERMINAL] as const];

function failing(failure: Pick<Failure, "stage" | "cause">, stderr: readonly string[] = []): Verdict {
  const overNetwork = "host" in failure.cause;
  const entry = overNetwork ? remote("report", 3) : stdio("report", 3);
  return judge(subject(entry, locked("report", 2, ["a", "b"])), {
    kind: "observed",
    observation: failed(failure.stage, failure.cause, 20, stderr),
  });
}

describe.each(FACES)("at the %s", (_face, setting) => {
  test.each(Object.entries(FAILURES))("failure %s", (_kind, failure) => {
    expectHouseTone(wordFindings(checked([failing(failure)]), setting), setting);
  });

  test.each(Object.entries(CONFIG_PROBLEMS))("config %s", (_kind, problem) => {
    const complaint = {
      rule: "bad-config",
      server: undefined,
      file: CONFIG,
      place: place(CONFIG, 7),
      problem,
    } as const;
    expectHouseTone(wordFindings(concluded({ complaints: [complaint] }), setting), setting);
    expectHouseTone(
      wordFindings(concluded({ complaints: [{ ...complaint, server: "report" }] }), setting),
      setting,
    );
  });

  test.each(Object.entries(LOCK_PROBLEMS))("lock %s", (_kind, problem) => {
    const complaint = { rule: "bad-lock", file: LOCK, place: place(LOCK, 7), problem } as const;
    expectHouseTone(wordFindings(concluded({ complaints: [complaint] }), setting), setting);
  });

  test.each(Object.entries(INPUT_PROBLEMS))("input %s", (_kind, problem) => {
    const complaint = {
      rule: "bad-input",
      input: "servers",
      value: "reports",
      source: "MCP_X",
      problem,
    } as const;
    expectHouseTone(wordFindings(concluded({ complaints: [complaint] }), setting), setting);
  });

  test.each<Complaint>([
    { rule: "foreign-lock", file: LOCK, place: place(LOCK, 2), key: "version" },
    { rule: "lock-conflict", file: LOCK, place: place(LOCK, 2) },
    { rule: "no-lock", file: LOCK, isDefault: true, elsewhere: [] },
    { rule: "no-servers", file: CONFIG, place: undefined },
    { rule: "nothing-expected", why: "lock-empty", file: LOCK, place: place(LOCK, 1) },
    { rule: "nothing-expected", why: "all-filtered", file: LOCK, place: undefined },
    { rule: "empty-entry", server: "report", place: place(LOCK, 2) },
    { rule: "slow-server", server: "report", place: place(CONFIG, 2), listedAfterMs: 6_000 },
    { rule: "protocol-revision", server: "report", place: place(CONFIG, 2), revision: "2026-07-28" },
    {
      rule: "empty-variable",
      server: "report",
      uses: [use("A", 6, "empty"), use("B", 7, "empty")],
      observation: listed([], 1),
    },
  ])("complaint %j", (complaint) => {
    expectHouseTone(wordFindings(concluded({ complaints: [complaint] }), setting), setting);
  });
});

describe("titles and places", () => {
  const token = use("GATEWAY_TOKEN", 8, "set", "headers.X-Api-Key");
  const keyed = subject(
    remote("crm", 3, { Accept: "x", "X-Api-Key": "${GATEWAY_TOKEN}" }),
    locked("crm", 2, ["a"]),
    [token],
  );
  const refusedKey = failed(
    "connect",
    { kind: "auth", host: net.host, status: 401, challenge: undefined },
    20,
  );
  const inUrl = subject(remote("crm", 3), locked("crm", 2, ["a"]), [use("KEY", 5, "set", "url")]);
  const silent = (
    installer: { launcher: string; download: string | undefined; asksFirst: boolean } | undefined,
  ) => failing({ stage: "connect", cause: timedOut(30_000, { installer }) });

  test.each<[string, Verdict, string, string]>([
    [
      "the value of command",
      failing(FAILURES["not-found"]),
      'report: command "uvx" not found on this runner',
      `${CONFIG}:4`,
    ],
    ["the server", failing(FAILURES.exited), "report: exited with code 1", `${CONFIG}:3`],
    [
      "the header with the variable",
      judge(keyed, { kind: "observed", observation: refusedKey }),
      "crm: 401, GATEWAY_TOKEN was refused",
      `${CONFIG}:6`,
    ],
    [
      "the reference in the url",
      judge(inUrl, { kind: "observed", observation: refusedKey }),
      "crm: 401, KEY was refused",
      `${CONFIG}:5`,
    ],
    ["the url", failing(FAILURES.auth), "report: 401, and no credentials were sent", `${CONFIG}:5`],
    [
      "the installer",
      silent({ launcher: "npx", download: "x", asksFirst: false }),
      "report: npx was still installing after 30 s",
      `${CONFIG}:4`,
    ],
    [
      "the lock",
      judge(subject(stdio("report", 3), locked("report", 2, ["a", "b"])), {
        kind: "observed",
        observation: listed(["a"], 9),
      }),
      "report: tool b is missing",
      `${LOCK}:4`,
    ],
    [
      "the lock's key",
      {
        kind: "not-checked",
        subject: subject(undefined, locked("reports", 9, ["a"])),
        why: { kind: "not-configured" },
      },
      "reports: in the lock, but not in .mcp.json",
      `${LOCK}:9`,
    ],
  ])("%s", (_, verdict, title, where) => {
    const [finding] = wordFindings(checked([verdict]), ACTION);
    expect(finding?.title).toBe(title);
    expect(`${finding?.place?.file}:${finding?.place?.line}`).toBe(where);
  });
});

describe("what to do", () => {
  const fixesOf = (verdict: Verdict, setting = ACTION, request = REQUEST) =>
    wordFindings(checked([verdict], { request }), setting).flatMap(({ fixes }) =>
      fixes.map(({ snippet }) => snippet?.text ?? ""),
    );

  test("more time keeps what timeout-seconds says already", () => {
    const timeouts = { defaultMs: 45_000, defaultText: "45", byServer: new Map([["slow", 90_000]]) };
    const verdict = failing({ stage: "connect", cause: timedOut(45_000) });
    expect(fixesOf(verdict, ACTION, { ...REQUEST, timeouts })).toContain(
      "timeout-seconds: |\n  45\n  slow=90\n  report=90",
    );
    expect(fixesOf(verdict, TERMINAL, { ...REQUEST, timeouts })).toContain(
      "--timeout-seconds '45,slow=90,report=90'",
    );
    expect(fixesOf(failing({ stage: "connect", cause: timedOut(30_000) }))).toContain(
      "timeout-seconds: report=60",
    );
  });

  test("an installer that asks is told yes, not given more time", () => {
    const installer = { launcher: "npx", download: "x", asksFirst: true };
    expect(fixesOf(failing({ stage: "connect", cause: timedOut(30_000, { installer }) }))).toEqual([""]);
  });

  test("commands name the files that are not the default", () => {
    const request = {
      ...REQUEST,
      config: { value: "a b.json", source: "input mcp-config", isDefault: false },
    };
    const missing = judge(subject(stdio("report", 3), locked("report", 2, ["a"])), {
      kind: "observed",
      observation: listed([], 9),
    });
    expect(fixesOf(missing, ACTION, request).join()).toMatch(
      / update-lock --mcp-config 'a b.json' --servers report --allow-removals report$/,
    );
  });

  test("an empty variable is said once, by the finding it explains", () => {
    const about = subject(stdio("report", 3), locked("report", 2, ["a"]), [use("TOKEN", 6, "empty")]);
    const rules = (tools: readonly string[]) =>
      wordFindings(checked([judge(about, { kind: "observed", observation: listed(tools, 9) })]), ACTION).map(
        ({ rule }) => rule,
      );
    expect(rules([])).toEqual(["missing-tool"]);
    expect(rules(["a"])).toEqual(["empty-variable"]);
  });

  test.each([
    ["fork", /fork/],
    ["dependabot", /Dependabot secrets/],
  ] as const)("%s runs are told about their secrets", (secrets, said) => {
    const about = subject(stdio("report", 3), locked("report", 2, ["a"]), [use("TOKEN", 6, "empty")]);
    const result = checked([judge(about, { kind: "observed", observation: listed([], 9) })]);
    const findings = wordFindings(result, { ...ACTION, secrets });
    const message = renderAnnotations(result, findings)[0]?.message ?? "";
    expect(message).toMatch(said);
    expect(message).not.toMatch(/environment:/);
  });
});
