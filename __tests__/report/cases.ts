// The situations whose words are kept as golden files, one Result each.

import type { Refusal } from "../../src/core/complaint.ts";
import type { Verdict } from "../../src/core/model.ts";
import type { Concluded, LockChange, Request, Result } from "../../src/core/result.ts";
import { complaintsOf, judge } from "../../src/core/verdict.ts";
import type { ReportSetting } from "../../src/report/finding.ts";
import {
  ACTION,
  CONFIG,
  checked,
  concluded,
  failed,
  LOCK,
  listed,
  locked,
  observed,
  place,
  REQUEST,
  remote,
  stdio,
  subject,
  TERMINAL,
  timedOut,
  unchecked,
  use,
} from "./builders.ts";
import { hostile, longNames, sharedCauses, sixty } from "./crowds.ts";

export interface Case {
  readonly name: string;
  readonly result: Result;
  readonly setting: ReportSetting;
}

// ---------------------------------------------------------------- servers that several cases use

const REPORT_TOOLS = ["fetch_daily_report", "list_report_dates"];
const reportSubject = (state: "set" | "empty") =>
  subject(stdio("report", 3), locked("report", 2, REPORT_TOOLS), [use("REPORT_API_TOKEN", 6, state)]);
const reportEmpty = observed(reportSubject("empty"), listed([], 24, "report-mcp 1.0.2"));
const reportGood = observed(reportSubject("set"), listed(REPORT_TOOLS, 24, "report-mcp 1.0.2"));

const WAREHOUSE_TOOLS = ["delete_order", "find_order", "list_orders", "refund_order", "track_order"];
const warehouseSubject = subject(
  remote("warehouse", 10, { Authorization: "Bearer ${WAREHOUSE_TOKEN}" }),
  locked("warehouse", 8, WAREHOUSE_TOOLS),
  [use("WAREHOUSE_TOKEN", 13, "set", "headers.Authorization")],
);
const warehouseLess = observed(
  warehouseSubject,
  listed(["export_orders", "find_order", "list_orders", "track_order"], 180, "warehouse-mcp 2.4.0"),
);

const stalledSubject = subject(stdio("stalled", 18), locked("stalled", 14, ["query"]));
const stalledFailed = observed(
  stalledSubject,
  failed("list", timedOut(2_000, { waitingFor: "tools/list", answeredAfterMs: 31 }), 2_000, [
    "[stalled] waiting for database at db.internal:5432 …",
  ]),
);

const githubSubject = subject(
  remote("github", 24),
  locked("github", 17, ["create_issue", "get_file", "search_code"]),
);
const githubGood = observed(
  githubSubject,
  listed(["create_issue", "get_file", "search_code"], 412, "github-mcp-server 1.9.0"),
);

const scratchSubject = subject(stdio("scratch", 30), undefined);
const scratchNotAsked = judge(scratchSubject, { kind: "not-needed" });

const SHORT: Request = {
  ...REQUEST,
  timeouts: { defaultMs: 2_000, defaultText: "2", byServer: new Map() },
};

// ---------------------------------------------------------------- update-lock

const UPDATE: Request = { ...SHORT, mode: "update-lock" };

function updated(
  verdicts: readonly Verdict[],
  lockChange: LockChange,
  more: Partial<Concluded> = {},
): Concluded {
  const own = verdicts.flatMap((verdict) => complaintsOf(verdict, "update-lock"));
  const complaints =
    lockChange.kind === "refused"
      ? [...own, { rule: "update-refused", refusals: lockChange.refusals, servers: verdicts.length } as const]
      : own;
  const kind = lockChange.kind === "refused" ? "config-error" : "ok";
  return concluded({ request: UPDATE, kind, verdicts, complaints, lockChange, ...more });
}

const warehouseLost =
  warehouseSubject.locked?.expectations.filter(({ tool }) => /delete|refund/.test(tool)) ?? [];
const REFUSALS: readonly Refusal[] = [
  { kind: "tools-lost", server: "warehouse", lost: warehouseLost },
  { kind: "lists-nothing", server: "report", place: place(CONFIG, 3) },
  { kind: "not-checked", server: "stalled" },
];

const SCRATCH_TOOLS = ["append", "list", "read", "write"];
const scratchListed = observed(scratchSubject, listed(SCRATCH_TOOLS, 96, "scratch 0.3.1"));

// ---------------------------------------------------------------- the list

const CRM_TOOLS = locked("crm", 2, ["find_contact", "update_contact"]);
const crmWith = subject(remote("crm", 3, { Authorization: "Bearer ${GATEWAY_TOKEN}" }), CRM_TOOLS, [
  use("GATEWAY_TOKEN", 6, "set", "headers.Authorization"),
]);
const docsTools = locked("docs", 8, ["fetch", "index", "search", "summarize"]);

export const CASES: readonly Case[] = [
  { name: "one-empty-variable", setting: ACTION, result: checked([reportEmpty], { durationMs: 104 }) },
  {
    name: "one-empty-variable-terminal",
    setting: TERMINAL,
    result: checked([reportEmpty], { durationMs: 23 }),
  },
  {
    name: "one-empty-variable-fork",
    setting: { ...ACTION, secrets: "fork" },
    result: checked([reportEmpty], { durationMs: 104 }),
  },
  {
    name: "fail",
    setting: ACTION,
    result: checked([reportEmpty, warehouseLess, stalledFailed, scratchNotAsked, githubGood], {
      request: SHORT,
    }),
  },
  { name: "sixty", setting: ACTION, result: checked(sixty(), { durationMs: 6_300 }) },
  {
    name: "green",
    setting: ACTION,
    result: checked([reportGood, githubGood], {
      durationMs: 480,
      filteredOut: 3,
      request: { ...REQUEST, servers: ["report", "github"] },
    }),
  },
  { name: "green-one", setting: ACTION, result: checked([reportGood], { durationMs: 80 }) },
  {
    name: "green-growth",
    setting: ACTION,
    result: checked(
      [
        observed(reportSubject("set"), listed([...REPORT_TOOLS, "delete_report"], 5_600, "report-mcp 1.1.0")),
        githubGood,
        scratchNotAsked,
        {
          kind: "skipped",
          subject: subject({ ...stdio("old", 40), disabled: place(CONFIG, 41) }, undefined),
        },
      ],
      { durationMs: 5_700 },
    ),
  },
  {
    name: "empty-variable-all-there",
    setting: ACTION,
    result: checked([
      observed(reportSubject("empty"), listed(REPORT_TOOLS, 24, "report-mcp 1.0.2")),
      githubGood,
    ]),
  },
  {
    name: "renamed-tool",
    setting: ACTION,
    result: checked([
      observed(
        reportSubject("set"),
        listed(["fetch_daily_report", "list_report_date"], 24, "report-mcp 2.0.0"),
      ),
    ]),
  },
  {
    name: "unauthorized-with-header",
    setting: ACTION,
    result: checked([
      observed(
        crmWith,
        failed(
          "connect",
          {
            kind: "auth",
            host: "gateway.acme.internal",
            status: 401,
            challenge: 'Bearer error="invalid_token", error_description="The access token expired"',
          },
          90,
        ),
      ),
    ]),
  },
  {
    name: "unauthorized-without-header",
    setting: ACTION,
    result: checked([
      observed(
        subject(remote("crm", 3), CRM_TOOLS),
        failed(
          "connect",
          { kind: "auth", host: "gateway.acme.internal", status: 401, challenge: undefined },
          90,
        ),
      ),
      githubGood,
    ]),
  },
  {
    name: "forbidden",
    setting: ACTION,
    result: checked([
      observed(
        crmWith,
        failed(
          "connect",
          { kind: "auth", host: "gateway.acme.internal", status: 403, challenge: 'Bearer scope="crm.read"' },
          90,
        ),
      ),
    ]),
  },
  {
    name: "command-not-found",
    setting: ACTION,
    result: checked([
      observed(
        subject(stdio("report", 3, "uvx"), locked("report", 2, REPORT_TOOLS)),
        failed("start", { kind: "not-found", command: "uvx", folders: 14 }, 3),
      ),
      observed(
        subject(stdio("ghost", 12, "./no-such-binary"), locked("ghost", 6, ["boo"])),
        failed("start", { kind: "not-found", command: "./no-such-binary", folders: 14 }, 2),
      ),
      githubGood,
    ]),
  },
  {
    name: "unset-variable",
    setting: ACTION,
    result: checked([
      unchecked(
        subject(stdio("report", 3), locked("report", 2, REPORT_TOOLS), [use("REPORT_API_TOKEN", 6, "unset")]),
        {
          kind: "unset-variable",
          uses: [use("REPORT_API_TOKEN", 6, "unset")],
        },
      ),
    ]),
  },
  {
    name: "installer-running",
    setting: ACTION,
    result: checked([
      observed(
        subject(stdio("docs", 20, "npx"), docsTools),
        failed(
          "connect",
          timedOut(30_000, { installer: { launcher: "npx", download: "docs-mcp@1.4.2", asksFirst: false } }),
          30_000,
        ),
      ),
    ]),
  },
  {
    name: "many-failures",
    setting: ACTION,
    result: checked([
      observed(
        subject(stdio("exits", 3), locked("exits", 2, ["a"])),
        failed("connect", { kind: "exited", code: 1, signal: undefined }, 40, [
          "Error: Cannot find module '/work/dist/server.js'",
        ]),
      ),
      observed(
        subject(stdio("killed", 13), locked("killed", 5, ["a", "b"])),
        failed("list", { kind: "exited", code: undefined, signal: "SIGKILL" }, 900),
      ),
      observed(
        subject(stdio("silent", 23), locked("silent", 9, ["a"])),
        failed("connect", timedOut(30_000, { noise: { lines: 3, first: "Server listening …" } }), 30_000),
      ),
      observed(
        subject(remote("away", 33), locked("away", 12, ["a"])),
        failed(
          "connect",
          { kind: "refused", host: "127.0.0.1:9", code: "ECONNREFUSED", message: "connect ECONNREFUSED" },
          7_000,
        ),
      ),
      observed(
        subject(remote("busy", 43, {}, "sse"), locked("busy", 15, ["a"])),
        failed("connect", { kind: "http", host: "busy.acme.dev", status: 503, retryAfter: "120" }, 7_000),
      ),
      observed(
        subject(remote("moved", 53), locked("moved", 18, ["a"])),
        failed("connect", { kind: "http", host: "moved.acme.dev", status: 404, retryAfter: undefined }, 80),
      ),
      observed(
        subject(stdio("script", 63, "./run.sh"), locked("script", 21, ["a"])),
        failed("start", { kind: "not-executable", command: "./run.sh", code: "EACCES" }, 3),
      ),
      unchecked(subject(undefined, locked("reports", 24, ["a", "b"])), { kind: "not-configured" }),
      unchecked(
        subject({ ...stdio("paused", 73), disabled: place(CONFIG, 76) }, locked("paused", 28, ["a"])),
        {
          kind: "disabled",
          place: place(CONFIG, 76),
        },
      ),
      unchecked(subject(stdio("broken", 83), locked("broken", 31, ["a"])), {
        kind: "bad-entry",
        complaint: {
          rule: "bad-config",
          server: "broken",
          file: CONFIG,
          place: place(CONFIG, 85),
          problem: { kind: "url-without-type" },
        },
      }),
      observed(
        subject(stdio("nonsense", 93), locked("nonsense", 34, ["a"])),
        failed("list", { kind: "malformed", what: "answer", message: "tools is no array" }, 12),
      ),
    ]),
  },
  {
    name: "update",
    setting: ACTION,
    result: updated(
      [warehouseLess, scratchListed, reportGood, githubGood],
      {
        kind: "written",
        file: LOCK,
        servers: [
          {
            server: "github",
            before: ["create_issue", "get_file", "search_code"],
            after: ["create_issue", "get_file", "search_code"],
          },
          { server: "report", before: REPORT_TOOLS, after: REPORT_TOOLS },
          { server: "scratch", before: undefined, after: SCRATCH_TOOLS },
          {
            server: "warehouse",
            before: WAREHOUSE_TOOLS,
            after: ["export_orders", "find_order", "list_orders", "track_order"],
          },
        ],
      },
      { request: { ...UPDATE, allowRemovals: { kind: "named", servers: ["warehouse"] } } },
    ),
  },
  {
    name: "update-unchanged",
    setting: ACTION,
    result: updated([reportGood], {
      kind: "unchanged",
      file: LOCK,
      servers: [{ server: "report", before: REPORT_TOOLS, after: REPORT_TOOLS }],
    }),
  },
  {
    name: "update-refused",
    setting: ACTION,
    result: updated([reportEmpty, warehouseLess, stalledFailed, githubGood, scratchListed], {
      kind: "refused",
      file: LOCK,
      refusals: REFUSALS,
    }),
  },
  {
    name: "no-lock",
    setting: ACTION,
    result: concluded({
      durationMs: 4,
      complaints: [{ rule: "no-lock", file: LOCK, elsewhere: ["agents"] }],
    }),
  },
  {
    name: "bad-json",
    setting: ACTION,
    result: concluded({
      durationMs: 4,
      complaints: [
        {
          rule: "bad-config",
          server: undefined,
          file: CONFIG,
          place: place(CONFIG, 7, 5),
          problem: { kind: "syntax", reason: "a comma is missing before this" },
        },
        { rule: "foreign-lock", file: LOCK, place: place(LOCK, 2, 3), key: "version" },
      ],
    }),
  },
  {
    name: "bad-input",
    setting: ACTION,
    result: concluded({
      durationMs: 4,
      complaints: [
        {
          rule: "bad-input",
          input: "servers",
          value: "reports",
          source: "servers",
          problem: { kind: "unknown-server", known: ["report", "warehouse"] },
        },
      ],
    }),
  },
  {
    name: "cancelled",
    setting: ACTION,
    result: { kind: "cancelled", request: REQUEST, durationMs: 1_200, signal: "SIGTERM" },
  },
  {
    name: "internal-error",
    setting: ACTION,
    result: { kind: "internal-error", durationMs: 40, error: "a value that nobody expected" },
  },
  { name: "hostile", setting: ACTION, result: checked(hostile()) },
  { name: "shared-causes", setting: ACTION, result: checked(sharedCauses()) },
  { name: "shared-causes-terminal", setting: TERMINAL, result: checked(sharedCauses()) },
  { name: "long-names", setting: ACTION, result: checked(longNames()) },
  {
    name: "no-lock-terminal",
    setting: TERMINAL,
    result: concluded({
      durationMs: 4,
      request: { ...REQUEST, lock: { value: "my lock.json", source: "--lock", isDefault: false } },
      complaints: [{ rule: "no-lock", file: "my lock.json", elsewhere: ["two words"] }],
    }),
  },
];
