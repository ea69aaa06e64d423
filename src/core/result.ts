// What is asked of a run, and what came of it: request, result, exit codes. Types and one table, no logic.

import type { Complaint, Refusal } from "./complaint.ts";
import type { ToolTable, Verdict } from "./model.ts";

/** Where a setting came from, to say it in a message. */
export interface Setting {
  readonly value: string;
  /** `default`, `input lock`, `--lock`, `MCP_TOOL_LOCK`. */
  readonly source: string;
  readonly isDefault: boolean;
}

/** What is asked of this run, by either face. */
export interface Request {
  readonly mode: "check" | "update-lock";
  /** Absolute. */
  readonly workingDirectory: string;
  /** The same as it was typed. */
  readonly typedDirectory: Setting;
  readonly config: Setting;
  readonly lock: Setting;
  /** Names; empty means all. */
  readonly servers: readonly string[];
  readonly timeouts: Timeouts;
  readonly allowEmpty: readonly string[];
  readonly allowRemovals:
    | { readonly kind: "all" }
    | { readonly kind: "named"; readonly servers: readonly string[] };
}

export interface Timeouts {
  readonly defaultMs: number;
  /** As the user would have to write it to say the same: `auto`, `45`. */
  readonly defaultText: string;
  readonly byServer: ReadonlyMap<string, number>;
}

/** What `update-lock` did to the lock. */
export type LockChange =
  | {
      readonly kind: "written" | "unchanged";
      readonly file: string;
      readonly servers: readonly LockServerChange[];
    }
  | { readonly kind: "refused"; readonly file: string; readonly refusals: readonly Refusal[] };

export interface LockServerChange {
  readonly server: string;
  readonly before: ToolTable | undefined;
  readonly after: ToolTable | undefined;
}

interface ResultBase {
  readonly request: Request;
  readonly durationMs: number;
}

/** The run reached an end that says something about the user's servers and files. */
export interface Concluded extends ResultBase {
  readonly kind: "ok" | "config-error";
  readonly retryable: boolean;
  /** The files as people see their names. */
  readonly configFile: string;
  readonly lockFile: string;
  /** In the order of the config, then of the lock. Empty when the files were wrong and nothing was started. */
  readonly verdicts: readonly Verdict[];
  readonly complaints: readonly Complaint[];
  /** How many servers the input `servers` left out. */
  readonly filteredOut: number;
  /** Undefined in mode check, and when `update-lock` ended before it came to the lock or could not write it. */
  readonly lockChange: LockChange | undefined;
}

/** The run was told to stop: nothing is claimed. */
export interface Cancelled extends ResultBase {
  readonly kind: "cancelled";
  readonly signal: CancelSignal;
}

/** This program is broken. */
export interface InternalError {
  readonly kind: "internal-error";
  readonly durationMs: number;
  readonly error: unknown;
}

export type Result = Concluded | Cancelled | InternalError;

export type CancelSignal = "SIGHUP" | "SIGINT" | "SIGTERM";

/** EX_CONFIG and EX_SOFTWARE of sysexits.h; 128 + the signal's number, as a shell would report it. */
export const EXIT_CODES = {
  ok: 0,
  "config-error": 78,
  "internal-error": 70,
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
  /** EX_USAGE; the terminal alone. */
  usage: 64,
} as const;

/** The exit code of this process, and the output `exit-code`. */
export function exitCodeOf(result: Result): number {
  return result.kind === "cancelled" ? EXIT_CODES[result.signal] : EXIT_CODES[result.kind];
}
