// Every kind of problem has words, in the house's tone, and points at the right place.

import { describe, expect, test } from "@jest/globals";
import type { Complaint, ConfigProblem } from "../../src/core/complaint.ts";
import { LIMITS } from "../../src/core/limits.ts";
import type { Failure, Verdict } from "../../src/core/model.ts";
import { judge } from "../../src/core/verdict.ts";
import { renderAnnotations } from "../../src/report/annotations.ts";
import type { Finding, ReportSetting } from "../../src/report/finding.ts";
import { wordFindings } from "../../src/report/findings.ts";
import { renderReport } from "../../src/report/json.ts";
import { renderPlain } from "../../src/report/render.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
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
import { CONFIG_PROBLEMS, FAILURES, INPUT_PROBLEMS, LOCK_PROBLEMS, MORE_FAILURES, net } from "./problems.ts";

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
  if (setting.face === "terminal")
    expect(said.join("\n")).not.toMatch(
      /this job|uses:|under env:|(?<!--)\b(mcp-config|working-directory)\b/,
    );
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
  test.each(Object.entries({ ...FAILURES, ...MORE_FAILURES }))("failure %s", (_kind, failure) => {
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
    { rule: "no-lock", file: LOCK, elsewhere: [] },
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
    [
      "the url of something else",
      judge(inUrl, {
        kind: "observed",
        observation: failed("connect", { kind: "malformed", what: "content", message: "text/html" }, 20),
      }),
      "crm: its answer is no MCP",
      `${CONFIG}:5`,
    ],
    [
      "the server that turned its tools off",
      failing({ stage: "connect", cause: { kind: "malformed", what: "no-tools" } }),
      "report: declares no tools",
      `${CONFIG}:3`,
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
      typedDirectory: { value: "agents", source: "input working-directory", isDefault: false },
      config: { value: "a b.json", source: "input mcp-config", isDefault: false },
    };
    const missing = judge(subject(stdio("report", 3), locked("report", 2, ["a"])), {
      kind: "observed",
      observation: listed([], 9),
    });
    expect(fixesOf(missing, ACTION, request).join()).toMatch(
      / update-lock --working-directory agents --mcp-config 'a b.json' --servers report --allow-removals report$/,
    );
  });

  const messageOf = (verdict: Verdict, setting = ACTION) => {
    const result = checked([verdict]);
    return renderAnnotations(result, wordFindings(result, setting))[0]?.message ?? "";
  };

  test.each([
    ["npx -y some-mcp", /^Nothing of that name .*\n(.*put the words after "npx" into args\.)$/s],
    ["npx -y @scope/some-mcp", /^There is no such file\. .*\n(.*put the words after "npx" into args\.)$/s],
    ["/opt/my tools/mcp", /put the words after "\/opt\/my" into args\.\n.*correct the path\.$/],
    ["some-mcp", /\nInstall it in a step before this one, or correct the name\.$/],
  ])("a command that is not found: %s", (command, said) => {
    const message = messageOf(
      failing({ stage: "start", cause: { kind: "not-found", command, folders: 14 } }),
    );
    expect(message).toMatch(said);
    expect(message.includes("args")).toBe(command.includes(" "));
  });

  test("what may be a folder is not simply made executable", () => {
    const cause = { kind: "not-executable", command: "./dir", code: "EACCES" } as const;
    expect(messageOf(failing({ stage: "start", cause }))).toMatch(
      /^It is there, but .*\nIf it is a folder, name the program in it; if it is a file, make it executable/s,
    );
  });

  test.each<[string, ConfigProblem, string | undefined]>([
    ["url", { kind: "bad-url", reason: "unparsable" }, "its url is not a valid URL"],
    ["command", { kind: "empty-command" }, "its command expands to nothing"],
    ["headers.X", { kind: "bad-url", reason: "unparsable" }, undefined],
    ["url", { kind: "bad-url", reason: "credentials" }, undefined],
    ["env.X", { kind: "empty-command" }, undefined],
  ])("an empty variable in %s, and %j", (field, problem, what) => {
    const about = subject(stdio("report", 3), locked("report", 2, ["a"]), [use("TOKEN", 6, "empty", field)]);
    const complaint = {
      rule: "bad-config",
      server: "report",
      file: CONFIG,
      place: place(CONFIG, 6),
      problem,
    } as const;
    const verdict: Verdict = {
      kind: "not-checked",
      subject: about,
      why: { kind: "bad-entry", complaint },
    };
    const [finding] = wordFindings(checked([verdict]), ACTION);
    const message = messageOf(verdict);
    if (what === undefined) expect(message).not.toMatch(/TOKEN|secret/);
    else {
      expect(finding?.title).toBe(`report: ${what}`);
      expect(message).toMatch(
        /The tool expected of "report" is unknown\.\nLikely cause: TOKEN \(\.mcp\.json:6\) is set but empty\.\nCheck the secret/,
      );
    }
  });

  test.each([
    ["action", ACTION, ["working-directory: agents", "mcp-config: PATH"]],
    ["terminal", TERMINAL, ["--working-directory agents", "--mcp-config PATH"]],
  ] as const)("a config that lies elsewhere, at the %s", (_, setting, spelled) => {
    const problem = { kind: "missing-file", elsewhere: ["agents"] } as const;
    const complaint = {
      rule: "bad-config",
      server: undefined,
      file: CONFIG,
      place: undefined,
      problem,
    } as const;
    const [finding] = wordFindings(concluded({ complaints: [complaint] }), setting);
    const said = finding?.fixes.map((fix) => renderPlain(fix.words)).join("\n");
    for (const text of spelled) expect(said).toContain(text);
  });

  test.each([
    ["check", "lead to may not lie outside it. Nothing was started."],
    ["update-lock", "it is written inside the workspace only. Nothing was started."],
  ] as const)("a lock outside the workspace, in mode %s", (mode, said) => {
    const problem = { kind: "outside-workspace" } as const;
    const complaint = { rule: "bad-lock", file: "/x.json", place: undefined, problem } as const;
    const result = concluded({ request: { ...REQUEST, mode }, complaints: [complaint] });
    const [finding] = wordFindings(result, ACTION);
    expect(renderPlain(finding?.seen ?? [])).toContain(said);
  });

  test.each(["JSON", "lines"] as const)("a value that holds %s is not shown", (holds) => {
    const problem = { kind: "not-one-path", holds } as const;
    const value = '{"env":{"TOKEN":"hunter2-hunter2"}}';
    const complaint = {
      rule: "bad-input",
      input: "mcp-config",
      value,
      source: "MCP_CONFIG",
      problem,
    } as const;
    const result = concluded({ complaints: [complaint] });
    const findings = wordFindings(result, ACTION);
    expect(findings[0]?.title).toBe("mcp-config is not the path of one file");
    expect(renderReport(result, findings)).toMatch(
      /mcp-config \(from MCP_CONFIG\) holds (JSON|several lines)\./,
    );
    for (const text of [renderReport(result, findings), renderTerminal(result, findings, "terminal")])
      expect(text).not.toContain("hunter2");
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
