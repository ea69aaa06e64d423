// Rules, and what can be wrong as values without prose: complaints, and the one error that carries them.

import type { Expectation, LockEntry, Place, ToolTable, VariableUse } from "./model.ts";

export type Level = "error" | "warning" | "notice";

/** Every rule with the level it has by default. Codes are stable: people search for them and filter on them. */
export const RULE_LEVELS = {
  "missing-tool": "error",
  "server-not-configured": "error",
  "disabled-server": "error",
  "unset-variable": "error",
  "empty-variable": "error",
  "command-not-found": "error",
  "not-executable": "error",
  exited: "error",
  "no-answer": "error",
  "no-tool-list": "error",
  "installer-running": "error",
  refused: "error",
  dns: "error",
  tls: "error",
  network: "error",
  http: "error",
  unauthorized: "error",
  redirect: "error",
  "rpc-error": "error",
  malformed: "error",
  "too-large": "error",
  looping: "error",
  "bad-config": "error",
  "bad-lock": "error",
  "foreign-lock": "error",
  "lock-conflict": "error",
  "no-lock": "error",
  "no-servers": "error",
  "nothing-expected": "error",
  "empty-entry": "error",
  "bad-input": "error",
  "update-refused": "error",
  "unlisted-server": "warning",
  "slow-server": "warning",
  "protocol-revision": "warning",
  "unlisted-tool": "notice",
} as const satisfies Record<string, Level>;

export type Rule = keyof typeof RULE_LEVELS;

/** What can be wrong with a config file or one entry of it. */
export type ConfigProblem =
  /** `elsewhere`: folders nearby that hold such a file, as one would type them for `working-directory`. */
  | { readonly kind: "missing-file"; readonly elsewhere: readonly string[] }
  | { readonly kind: "unreadable"; readonly code: string }
  | { readonly kind: "outside-workspace" }
  | { readonly kind: "syntax"; readonly reason: string }
  | { readonly kind: "comment" }
  | { readonly kind: "conflict-markers" }
  | { readonly kind: "no-container"; readonly instead: string | undefined }
  /** `field` as people point at it (`command`, `args[1]`, `""` for the entry itself), `wanted` in words. */
  | { readonly kind: "wrong-type"; readonly field: string; readonly wanted: string }
  | { readonly kind: "declared-twice" }
  | { readonly kind: "no-command-or-url" }
  /** The command, after expansion, holds nothing but blanks. */
  | { readonly kind: "empty-command" }
  | { readonly kind: "url-without-type" }
  | { readonly kind: "unknown-type"; readonly type: string }
  /** The url, after expansion, is none that can be asked. The value is not kept: it may hold a secret. */
  | { readonly kind: "bad-url"; readonly reason: "unparsable" | "scheme" | "credentials" }
  /** The header's value, after expansion, cannot be sent: a line break, or a character outside latin-1. */
  | { readonly kind: "bad-header"; readonly header: string };

export interface BadConfig {
  readonly rule: "bad-config";
  /** Undefined: the whole file. */
  readonly server: string | undefined;
  readonly file: string;
  readonly place: Place | undefined;
  readonly problem: ConfigProblem;
}

export type LockProblem =
  | { readonly kind: "unreadable"; readonly code: string }
  | { readonly kind: "outside-workspace" }
  | { readonly kind: "link" }
  | { readonly kind: "unwritable"; readonly code: string }
  /** Somebody else wrote it between our reading and our writing. */
  | { readonly kind: "changed-meanwhile" }
  | { readonly kind: "syntax"; readonly reason: string }
  | { readonly kind: "wrong-type"; readonly server: string | undefined; readonly wanted: string }
  | { readonly kind: "parameters"; readonly server: string }
  | { readonly kind: "failed-observation"; readonly server: string }
  | { readonly kind: "declared-twice"; readonly server: string };

/** Why one server kept `update-lock` from writing. */
export type Refusal =
  | { readonly kind: "not-checked"; readonly server: string }
  | { readonly kind: "lists-nothing"; readonly server: string; readonly place: Place | undefined }
  | { readonly kind: "tools-lost"; readonly server: string; readonly lost: readonly Expectation[] }
  | { readonly kind: "no-longer-configured"; readonly server: string; readonly entry: LockEntry }
  /** An error-level finding of another rule about this server, such as a variable that is empty. */
  | { readonly kind: "complaint"; readonly server: string };

/** Something wrong that no single verdict carries: rule, place and values, without prose. */
export type Complaint =
  | BadConfig
  | {
      readonly rule: "bad-lock";
      readonly file: string;
      readonly place: Place | undefined;
      readonly problem: LockProblem;
    }
  | { readonly rule: "foreign-lock"; readonly file: string; readonly place: Place; readonly key: string }
  | { readonly rule: "lock-conflict"; readonly file: string; readonly place: Place }
  | {
      readonly rule: "no-lock";
      readonly file: string;
      /** As in `missing-file`. */
      readonly elsewhere: readonly string[];
    }
  | { readonly rule: "no-servers"; readonly file: string; readonly place: Place | undefined }
  /**
   * `lock-empty`: the lock has no entry. `all-filtered`: the input `servers` leaves nothing expected.
   * `all-disabled`: no server is left that `update-lock` could ask.
   */
  | {
      readonly rule: "nothing-expected";
      readonly why: "lock-empty" | "all-filtered" | "all-disabled";
      readonly file: string;
      readonly place: Place | undefined;
    }
  | { readonly rule: "empty-entry"; readonly server: string; readonly place: Place }
  | {
      readonly rule: "bad-input";
      readonly input: string;
      readonly value: string;
      readonly source: string;
      readonly problem: InputProblem;
    }
  | {
      readonly rule: "empty-variable";
      readonly server: string;
      readonly uses: readonly VariableUse[];
    }
  /** While a lock is made; in a check the verdict says it. */
  | { readonly rule: "disabled-server"; readonly server: string; readonly place: Place }
  | { readonly rule: "unlisted-server"; readonly server: string; readonly place: Place }
  | {
      readonly rule: "slow-server";
      readonly server: string;
      readonly place: Place;
      readonly listedAfterMs: number;
    }
  | {
      readonly rule: "protocol-revision";
      readonly server: string;
      readonly place: Place;
      readonly revision: string;
    }
  | {
      readonly rule: "unlisted-tool";
      readonly server: string;
      readonly place: Place;
      readonly tools: ToolTable;
    }
  | { readonly rule: "update-refused"; readonly refusals: readonly Refusal[]; readonly servers: number };

export type InputProblem =
  | { readonly kind: "not-one-of"; readonly allowed: readonly string[] }
  | { readonly kind: "not-seconds" }
  | { readonly kind: "unknown-server"; readonly known: readonly string[] }
  | { readonly kind: "not-a-directory" }
  | { readonly kind: "not-one-path"; readonly holds: "JSON" | "lines" };

/** Carries a Complaint out of the reading of files; caught once, in files.ts. */
export class ConfigError extends Error {
  readonly complaint: Complaint;
  constructor(complaint: Complaint, options?: ErrorOptions) {
    super(complaint.rule, options);
    this.name = "ConfigError";
    this.complaint = complaint;
  }
}
