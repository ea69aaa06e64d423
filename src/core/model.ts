// The project's words as types, and every limit with its reason; no logic, no I/O, no prose for people.

/** Where something stands in a file of the user's. Lines and columns count from 1; `endColumn` is exclusive. */
export interface Place {
  /** As people see it: relative to the repository, `/` everywhere; an absolute path when outside. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  /** False for a file outside the repository: GitHub cannot show an annotation there. */
  readonly annotatable: boolean;
}

/** A string of the config as written, before `${VAR}` is expanded. */
export interface Located {
  readonly text: string;
  /** The same between its quotes in the file, escapes and all: to point into it. */
  readonly raw: string;
  readonly place: Place;
}

// ---------------------------------------------------------------- what is configured

export type Transport = "stdio" | "http" | "sse";

interface EntryBase {
  readonly name: string;
  /** The server's key in the config. */
  readonly place: Place;
  /** Set when the entry is marked disabled: the place of the mark. */
  readonly disabled: Place | undefined;
}

export interface StdioEntry extends EntryBase {
  readonly transport: "stdio";
  readonly command: Located;
  readonly args: readonly Located[];
  readonly env: ReadonlyMap<string, Located>;
}

export interface RemoteEntry extends EntryBase {
  readonly transport: "http" | "sse";
  readonly url: Located;
  readonly headers: ReadonlyMap<string, Located>;
}

/** An entry whose shape is wrong: it is this server's failure alone. */
export interface BrokenEntry extends EntryBase {
  readonly transport: "unknown";
  readonly complaint: BadConfig;
}

/** One server as written in the config, nothing expanded. */
export type ServerEntry = StdioEntry | RemoteEntry | BrokenEntry;

/** One `${VAR}` in one field, and what it resolved to. */
export interface VariableUse {
  readonly variable: string;
  /** As a person would point at it: `env.TOKEN`, `headers.Authorization`, `args[2]`, `command`, `url`. */
  readonly field: string;
  /** The reference itself, from `$` to `}`. */
  readonly place: Place;
  readonly state: "set" | "empty" | "unset" | "defaulted";
  /** True for `${VAR:-default}`: whoever wrote it said that the variable may be missing. */
  readonly hasDefault: boolean;
}

export interface StdioSpec {
  readonly transport: "stdio";
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Complete: what the process will see, nothing is inherited beside it. */
  readonly env: Readonly<Record<string, string>>;
  /** Absolute. */
  readonly workingDirectory: string;
}

export interface RemoteSpec {
  readonly transport: "http" | "sse";
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The proxy variables, and nothing else, that our own requests honour. */
  readonly proxy: ProxyVariables;
}

export interface ProxyVariables {
  readonly httpProxy: string | undefined;
  readonly httpsProxy: string | undefined;
  readonly noProxy: string | undefined;
}

/** One server, every `${VAR}` expanded: what a probe needs and no more. */
export type ServerSpec = StdioSpec | RemoteSpec;

// ---------------------------------------------------------------- what must exist

/** One (server, tool) that must exist, and the lock line that says so. */
export interface Expectation {
  readonly server: string;
  readonly tool: string;
  readonly place: Place;
}

export interface LockEntry {
  readonly server: string;
  /** The server's key in the lock. */
  readonly place: Place;
  readonly expectations: readonly Expectation[];
}

export interface Lock {
  readonly file: string;
  /** The file's first character: where "nothing is expected" is said. */
  readonly place: Place;
  readonly text: string;
  /** In the order of the file; server names are unique. */
  readonly entries: readonly LockEntry[];
}

// ---------------------------------------------------------------- what was seen

/** What a server offers. Names are unique and sorted by code point. */
export type ToolTable = readonly string[];

export type Stage = "start" | "connect" | "list";

/** How the process was seen to be launched: it may have to download the server first. */
export interface Installer {
  /** As people know it: `npx`, `uvx`, `docker run`. */
  readonly launcher: string;
  /** The package or image, when the arguments name one. */
  readonly download: string | undefined;
  /** npx without `-y` and its kin: it asks a question that nobody answers. */
  readonly asksFirst: boolean;
}

/** What went wrong, by kind; every string in it is the server's or the network's, hostile but redacted. */
export type FailureCause =
  /** No such command in PATH, or no such file when the command is a path. `folders`: how many PATH has. */
  | { readonly kind: "not-found"; readonly command: string; readonly folders: number }
  | { readonly kind: "not-executable"; readonly command: string; readonly code: string }
  | { readonly kind: "exited"; readonly code: number | undefined; readonly signal: string | undefined }
  | {
      readonly kind: "timed-out";
      readonly budgetMs: number;
      /** The method that was never answered. */
      readonly waitingFor: string;
      /** Set when something had been answered before (stage list): ms from the start. */
      readonly answeredAfterMs: number | undefined;
      /** Set when a downloading command had printed nothing on stdout. */
      readonly installer: Installer | undefined;
      /** What stood on stdout and was no protocol message. */
      readonly noise: Noise | undefined;
      /** An answer with an id nobody had asked with. */
      readonly strayId: string | undefined;
    }
  | {
      readonly kind: "refused" | "dns" | "tls" | "network";
      readonly host: string;
      readonly code: string;
      readonly message: string;
    }
  | {
      readonly kind: "http";
      readonly host: string;
      readonly status: number;
      readonly retryAfter: string | undefined;
    }
  | {
      readonly kind: "auth";
      readonly host: string;
      readonly status: 401 | 403;
      readonly challenge: string | undefined;
    }
  | { readonly kind: "redirect"; readonly host: string; readonly status: number; readonly target: string }
  | { readonly kind: "rpc-error"; readonly method: string; readonly code: number; readonly message: string }
  | { readonly kind: "malformed"; readonly message: string }
  | { readonly kind: "too-large"; readonly limitBytes: number }
  | { readonly kind: "looping"; readonly pages: number; readonly tools: number };

export type FailureKind = FailureCause["kind"];

export interface Failure {
  readonly stage: Stage;
  readonly cause: FailureCause;
  /** The telling lines of stderr, oldest first; empty for http and sse. */
  readonly stderr: readonly string[];
}

/** Lines on stdout that were no JSON-RPC. */
export interface Noise {
  readonly lines: number;
  readonly first: string;
}

/** One request of a probe, for the report. Times are ms from the probe's start. */
export interface Step {
  readonly method: string;
  readonly startedAtMs: number;
  readonly latencyMs: number;
  readonly outcome: "success" | "failed";
  readonly cause: string | undefined;
}

/** What every probe leaves, whether it got a list or not. */
export interface Evidence {
  readonly durationMs: number;
  /** Processes started or first connections made. */
  readonly attempts: number;
  readonly steps: readonly Step[];
  /** The server's own name and version, as it says. */
  readonly implementation: { readonly name: string; readonly version: string } | undefined;
  /** The revision spoken, as the server named it. */
  readonly protocol: string | undefined;
  /** True when it answered `initialize` with a revision that has no handshake, and was spoken to as an older one. */
  readonly revisionRewritten: boolean;
  readonly noise: Noise | undefined;
}

/** What one probe saw. A failure to see is a variant of its own, never an empty list. */
export type Observation =
  | {
      readonly kind: "listed";
      readonly tools: ToolTable;
      readonly listedAfterMs: number;
      readonly evidence: Evidence;
    }
  | { readonly kind: "failed"; readonly failure: Failure; readonly evidence: Evidence };

export type Listed = Extract<Observation, { kind: "listed" }>;
export type Failed = Extract<Observation, { kind: "failed" }>;

// ---------------------------------------------------------------- what is concluded

/** All that the files say about one server name. Built before anything starts. */
export interface Subject {
  readonly server: string;
  /** Undefined: no such server in the config. */
  readonly entry: ServerEntry | undefined;
  /** Undefined: no such server in the lock. */
  readonly locked: LockEntry | undefined;
  readonly variables: readonly VariableUse[];
}

/** Why nothing is known of a server. */
export type Unchecked =
  | { readonly kind: "probe-failed"; readonly observation: Failed }
  | { readonly kind: "not-configured" }
  | { readonly kind: "disabled"; readonly place: Place }
  | { readonly kind: "bad-entry"; readonly complaint: BadConfig }
  | { readonly kind: "unset-variable"; readonly uses: readonly VariableUse[] };

/** A server's expectations held against its observation. */
export type Verdict =
  | {
      readonly kind: "verified";
      readonly subject: Subject;
      readonly observation: Listed;
      readonly unlisted: ToolTable;
    }
  | {
      readonly kind: "tools-missing";
      readonly subject: Subject;
      readonly observation: Listed;
      readonly missing: readonly Expectation[];
      readonly unlisted: ToolTable;
    }
  | { readonly kind: "not-checked"; readonly subject: Subject; readonly why: Unchecked }
  /** Disabled, and nothing is expected of it. */
  | { readonly kind: "skipped"; readonly subject: Subject }
  /** Nothing is expected of it. `check` does not start it (observation undefined); `update-lock` does. */
  | { readonly kind: "not-expected"; readonly subject: Subject; readonly observation: Listed | undefined };

export type VerdictKind = Verdict["kind"];

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
      readonly isDefault: boolean;
      readonly elsewhere: readonly string[];
    }
  | { readonly rule: "no-servers"; readonly file: string; readonly place: Place | undefined }
  /** `lock-empty`: the lock has no entry. `all-filtered`: the input `servers` leaves nothing expected. */
  | {
      readonly rule: "nothing-expected";
      readonly why: "lock-empty" | "all-filtered";
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
      readonly observation: Listed;
    }
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
  /** Several paths, or JSON instead of a path. */
  | { readonly kind: "not-one-path" };

/** Carries a Complaint out of the reading of files; caught once, in check.ts and update.ts. */
export class ConfigError extends Error {
  readonly complaint: Complaint;
  constructor(complaint: Complaint, options?: ErrorOptions) {
    super(complaint.rule, options);
    this.name = "ConfigError";
    this.complaint = complaint;
  }
}

// ---------------------------------------------------------------- the whole run

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
  /** Undefined in mode check, and when `update-lock` ended before it came to the lock. */
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

// ---------------------------------------------------------------- limits

export const LIMITS = {
  /** One stdio line or one HTTP body. The largest list seen on 67 real servers was 1.1 MB; memory must stay bounded. */
  frameBytes: 64 * 1024 * 1024,
  /** A shorter value hides too much beside itself: `1` would star every 1 of a message. */
  secretCharacters: 8,
  /** What a client built on the official SDK takes in one stdio line (SDK 2.4.0, shared/stdio.ts). */
  clientFrameBytes: 10 * 1024 * 1024,
  /** Enough for a stack trace and the line before it. */
  stderrTailBytes: 8 * 1024,
  /** Lines of stderr that are shown; a person reads no more in an annotation. */
  stderrLines: 5,
  /** One quoted line of a server, in characters. */
  quotedLineCharacters: 300,
  pages: 1_000,
  /** What such a client reads of one list (SDK 2.4.0, client.ts, listMaxPages). */
  clientPages: 64,
  toolsPerServer: 10_000,
  /** Requests other than list pages; a primed SSE stream was measured to reopen 325 times a second. */
  httpRequestsPerProbe: 100,
  probesAtOnce: 16,
  /** Claude Code starts 3 stdio servers at a time; npm's cache is no faster with more. */
  downloadsAtOnce: 3,
  /** How long Claude Code waits for a server (MCP_TIMEOUT's default). */
  defaultTimeoutMs: 30_000,
  /** One day: a larger number is a mistake, and Node's timers overflow at 2^31 ms. */
  longestTimeoutMs: 86_400_000,
  /** Claude Code's first turn does not wait longer than this for a server. */
  slowServerMs: 5_000,
  /** After a complete list: stdin closed, then SIGTERM, then SIGKILL. */
  goodbyeStdinMs: 2_000,
  goodbyeTermMs: 1_000,
  /** The bound on DELETE of an HTTP session. */
  goodbyeHttpMs: 500,
  /** Past the last possible end of every probe, only our own fault can still hold the run. */
  watchdogMs: 10_000,
  /** A config or lock larger than this is none. The largest seen in 451 public files had 63 servers, 20 KB. */
  fileBytes: 10 * 1024 * 1024,
  /** The runner cuts a message there (ExecutionContext.cs, _maxIssueMessageLength). */
  annotationCharacters: 4_096,
  annotationTitleCharacters: 70,
  /** The runner keeps ten of a level per step (ExecutionContext.cs, _maxCountPerIssueType). */
  annotationsPerLevel: 10,
  /** GitHub drops a summary over 1 MiB whole. */
  summaryBytes: 1_000_000,
  /** GitHub allows 1 MB of outputs a job, counted as UTF-16. */
  outputCharacters: 500_000,
} as const;
