// Results built by hand, in few words, for the tests of what people read.

import type {
  Evidence,
  Expectation,
  Failed,
  Failure,
  FailureCause,
  Listed,
  Located,
  LockEntry,
  Observation,
  Place,
  RemoteEntry,
  StdioEntry,
  Subject,
  Unchecked,
  VariableUse,
  Verdict,
} from "../../src/core/model.ts";
import type { Concluded, Request } from "../../src/core/result.ts";
import { complaintsOf, conclude, judge } from "../../src/core/verdict.ts";
import type { ReportSetting } from "../../src/report/finding.ts";

export const CONFIG = ".mcp.json";
export const LOCK = "mcp-tools.lock.json";

export const ACTION: ReportSetting = {
  face: "action",
  secrets: "available",
  repository: { url: "https://github.com/acme/nightly", sha: "4f2c1e0" },
};

export const TERMINAL: ReportSetting = { face: "terminal", secrets: "available", repository: undefined };

export const REQUEST: Request = {
  mode: "check",
  workingDirectory: "/work",
  typedDirectory: { value: ".", source: "input working-directory", isDefault: true },
  config: { value: CONFIG, source: "default", isDefault: true },
  lock: { value: LOCK, source: "default", isDefault: true },
  servers: [],
  timeouts: { defaultMs: 30_000, defaultText: "auto", byServer: new Map() },
  allowEmpty: [],
  allowRemovals: { kind: "named", servers: [] },
};

export function place(file: string, line: number, column = 5): Place {
  return { file, line, column, endColumn: column + 10, annotatable: true };
}

function located(text: string, line: number): Located {
  return { text, raw: text, place: place(CONFIG, line, 18) };
}

export function stdio(name: string, line: number, command = "node"): StdioEntry {
  return {
    transport: "stdio",
    name,
    place: place(CONFIG, line),
    disabled: undefined,
    command: located(command, line + 1),
    args: [located("server.mjs", line + 2)],
    env: new Map(),
  };
}

export function remote(
  name: string,
  line: number,
  headers: Readonly<Record<string, string>> = {},
  transport: "http" | "sse" = "http",
): RemoteEntry {
  return {
    transport,
    name,
    place: place(CONFIG, line),
    disabled: undefined,
    url: located("https://gateway.acme.internal/mcp", line + 2),
    headers: new Map(Object.entries(headers).map(([header, value]) => [header, located(value, line + 3)])),
  };
}

export function use(
  variable: string,
  line: number,
  state: VariableUse["state"],
  field = `env.${variable}`,
): VariableUse {
  return { variable, field, place: place(CONFIG, line, 30), state, hasDefault: false };
}

/** A lock entry whose key stands in `line`, each tool in a line of its own below. */
export function locked(server: string, line: number, tools: readonly string[]): LockEntry {
  const expectations = tools.map(
    (tool, index): Expectation => ({ server, tool, place: place(LOCK, line + 1 + index) }),
  );
  return { server, place: place(LOCK, line, 3), expectations };
}

export function subject(
  entry: Subject["entry"],
  lock: LockEntry | undefined,
  variables: readonly VariableUse[] = [],
): Subject {
  return { server: entry?.name ?? lock?.server ?? "", entry, locked: lock, variables };
}

export function evidence(durationMs: number, version?: string): Evidence {
  const [name = "", number = ""] = version?.split(" ") ?? [];
  return {
    durationMs,
    attempts: 1,
    steps: [
      {
        method: "initialize",
        startedAtMs: 2,
        latencyMs: durationMs - 3,
        outcome: "success",
        cause: undefined,
      },
    ],
    implementation: version === undefined ? undefined : { name, version: number },
    protocol: "2025-11-25",
    revisionRewritten: false,
  };
}

export function listed(tools: readonly string[], durationMs: number, version?: string): Listed {
  return {
    kind: "listed",
    tools: tools.toSorted(),
    listedAfterMs: durationMs,
    evidence: evidence(durationMs, version),
  };
}

export function failed(
  stage: Failure["stage"],
  cause: FailureCause,
  durationMs: number,
  stderr: readonly string[] = [],
): Failed {
  return {
    kind: "failed",
    failure: { stage, cause, stderr },
    evidence: { ...evidence(durationMs), protocol: stage === "list" ? "2025-11-25" : undefined },
  };
}

export type TimedOut = Extract<FailureCause, { kind: "timed-out" }>;

export function timedOut(budgetMs: number, more: Partial<TimedOut> = {}): TimedOut {
  return {
    kind: "timed-out",
    budgetMs,
    waitingFor: "initialize",
    answeredAfterMs: undefined,
    installer: undefined,
    noise: undefined,
    strayId: undefined,
    ...more,
  };
}

export function concluded(more: Partial<Concluded>): Concluded {
  return {
    kind: "config-error",
    request: REQUEST,
    durationMs: 2_100,
    retryable: false,
    configFile: CONFIG,
    lockFile: LOCK,
    verdicts: [],
    complaints: [],
    filteredOut: 0,
    lockChange: undefined,
    ...more,
  };
}

/** What `check` makes of verdicts. */
export function checked(verdicts: readonly Verdict[], more: Partial<Concluded> = {}): Concluded {
  const complaints = [
    ...(more.complaints ?? []),
    ...verdicts.flatMap((verdict) => complaintsOf(verdict, "check")),
  ];
  return concluded({ ...more, ...conclude(verdicts, complaints), verdicts, complaints });
}

/** What was seen, judged. */
export function observed(about: Subject, observation: Observation): Verdict {
  return judge(about, { kind: "observed", observation });
}

export function unchecked(about: Subject, why: Unchecked): Verdict {
  return { kind: "not-checked", subject: about, why };
}
