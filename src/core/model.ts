// The project's words as types; no logic, no I/O, no prose for people.

import type { BadConfig } from "./complaint.ts";

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
  /** `empty`: it resolved to nothing, as a value or as the default that is written. */
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

/** What went wrong, by kind; every string in it is the server's or the network's, hostile, and raw until it is redacted. */
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
  /** It does not declare tools: valid, but a client asks it for none. */
  | { readonly kind: "malformed"; readonly what: "no-tools" }
  /** `content`: it speaks something else, such as a web page. */
  | { readonly kind: "malformed"; readonly what: "answer" | "content"; readonly message: string }
  | { readonly kind: "too-large"; readonly what: "message"; readonly limitBytes: number }
  | { readonly kind: "too-large"; readonly what: "tools"; readonly limit: number }
  /** A page came again, or there is always a next one. */
  | { readonly kind: "looping"; readonly pages: number; readonly tools: number };

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
