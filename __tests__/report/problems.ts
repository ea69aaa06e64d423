// One problem of every kind; the compiler knows when one is missing.

import type { ConfigProblem, InputProblem, LockProblem } from "../../src/core/complaint.ts";
import type { Failure, FailureCause } from "../../src/core/model.ts";
import { timedOut } from "./builders.ts";

export const net = { host: "mcp.acme.dev", code: "ECODE", message: "it broke" };

export const FAILURES: Readonly<Record<FailureCause["kind"], Pick<Failure, "stage" | "cause">>> = {
  "not-found": { stage: "start", cause: { kind: "not-found", command: "uvx", folders: 14 } },
  "not-executable": {
    stage: "start",
    cause: { kind: "not-executable", command: "./run.sh", code: "EACCES" },
  },
  exited: { stage: "connect", cause: { kind: "exited", code: 1, signal: undefined } },
  "timed-out": { stage: "connect", cause: timedOut(30_000) },
  refused: { stage: "connect", cause: { kind: "refused", ...net } },
  dns: { stage: "connect", cause: { kind: "dns", ...net } },
  tls: { stage: "connect", cause: { kind: "tls", ...net } },
  network: { stage: "list", cause: { kind: "network", ...net } },
  http: { stage: "connect", cause: { kind: "http", host: net.host, status: 503, retryAfter: undefined } },
  auth: { stage: "connect", cause: { kind: "auth", host: net.host, status: 401, challenge: undefined } },
  redirect: {
    stage: "connect",
    cause: { kind: "redirect", host: net.host, status: 302, target: "https://other.dev" },
  },
  "rpc-error": {
    stage: "list",
    cause: { kind: "rpc-error", method: "tools/list", code: -32603, message: "no" },
  },
  malformed: { stage: "list", cause: { kind: "malformed", what: "answer", message: "tools is no array" } },
  "too-large": { stage: "list", cause: { kind: "too-large", what: "message", limitBytes: 64 * 1024 * 1024 } },
  looping: { stage: "list", cause: { kind: "looping", pages: 1_000, tools: 10 } },
};

/** Those kinds again that have several faces. */
export const MORE_FAILURES: Readonly<Record<string, Pick<Failure, "stage" | "cause">>> = {
  "no tools declared": { stage: "connect", cause: { kind: "malformed", what: "no-tools" } },
  "other content": {
    stage: "connect",
    cause: { kind: "malformed", what: "content", message: "Unexpected content type: text/html" },
  },
  "too many tools": { stage: "list", cause: { kind: "too-large", what: "tools", limit: 10_000 } },
};

export const CONFIG_PROBLEMS: Readonly<Record<ConfigProblem["kind"], ConfigProblem>> = {
  "missing-file": { kind: "missing-file", elsewhere: ["agents"] },
  unreadable: { kind: "unreadable", code: "EACCES" },
  "outside-workspace": { kind: "outside-workspace" },
  syntax: { kind: "syntax", reason: "a comma is missing before this" },
  comment: { kind: "comment" },
  "conflict-markers": { kind: "conflict-markers" },
  "no-container": { kind: "no-container", instead: "servers" },
  "wrong-type": { kind: "wrong-type", field: "args[1]", wanted: "a text" },
  "declared-twice": { kind: "declared-twice" },
  "no-command-or-url": { kind: "no-command-or-url" },
  "empty-command": { kind: "empty-command" },
  "url-without-type": { kind: "url-without-type" },
  "unknown-type": { kind: "unknown-type", type: "websocket" },
  "bad-url": { kind: "bad-url", reason: "scheme" },
  "bad-header": { kind: "bad-header", header: "Authorization" },
};

export const LOCK_PROBLEMS: Readonly<Record<LockProblem["kind"], LockProblem>> = {
  unreadable: { kind: "unreadable", code: "EISDIR" },
  "outside-workspace": { kind: "outside-workspace" },
  link: { kind: "link" },
  "changed-meanwhile": { kind: "changed-meanwhile" },
  unwritable: { kind: "unwritable", code: "EROFS" },
  syntax: { kind: "syntax", reason: "the last } is missing" },
  "wrong-type": { kind: "wrong-type", server: "report", wanted: "tool names in double quotes" },
  parameters: { kind: "parameters", server: "report" },
  "failed-observation": { kind: "failed-observation", server: "stalled" },
  "declared-twice": { kind: "declared-twice", server: "report" },
};

export const INPUT_PROBLEMS: Readonly<Record<InputProblem["kind"], InputProblem>> = {
  "not-one-of": { kind: "not-one-of", allowed: ["check", "update-lock"] },
  "not-seconds": { kind: "not-seconds" },
  "unknown-server": { kind: "unknown-server", known: ["report"] },
  "not-a-directory": { kind: "not-a-directory" },
  "not-one-path": { kind: "not-one-path", holds: "JSON" },
};
