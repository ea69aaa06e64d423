// Reads fixtures/scenarios/<name>/scenario.json into a Scenario; refuses what it does not know. Starts nothing.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const SCENARIOS = path.join(ROOT, "fixtures/scenarios");

/** A server that is up before the run, and dead after it. */
export interface Beforehand {
  /** A file of fixtures/servers. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** The variable that carries its URL into the run. */
  readonly variable: string;
}

export interface Cancel {
  readonly signal: NodeJS.Signals;
  /** Sent when a server has left this marker. */
  readonly marker: string;
}

/** What a person wrote down before any golden file was made. */
export interface Expected {
  readonly exitCode: number;
  /** The output `result`; none at a terminal. */
  readonly result: string | undefined;
  /** Rules of the report's findings, in order; undefined where no report is written. */
  readonly rules: readonly string[] | undefined;
  /** Level and place of each annotation, in order: `error .mcp.json:6`, `error -`. */
  readonly annotations: readonly string[];
  /** Texts that the log and the annotations, or the terminal, must hold. */
  readonly says: readonly string[];
  /** Texts that the summary must hold, read without its markup. */
  readonly summarySays: readonly string[];
  /** Files that servers left in MARKERS: which of them were started. */
  readonly markers: readonly string[];
}

export interface Scenario {
  readonly name: string;
  readonly folder: string;
  readonly description: string;
  readonly face: "action" | "terminal";
  readonly args: readonly string[];
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** Like env, and no sink of ours may show the value. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Texts of the config that no sink of ours may show. */
  readonly hidden: readonly string[];
  /** What the runner says otherwise than for a push: GITHUB_EVENT_NAME, GITHUB_ACTOR. */
  readonly github: Readonly<Record<string, string>>;
  /** What GITHUB_EVENT_PATH holds; undefined for a push. */
  readonly event: unknown;
  readonly beforehand: readonly Beforehand[];
  readonly cancel: Cancel | undefined;
  /** Where it cannot run, `win32` say. */
  readonly notOn: readonly string[];
  readonly expected: Expected;
}

export function listScenarios(): readonly string[] {
  return readdirSync(SCENARIOS).sort();
}

export function readScenario(name: string): Scenario {
  const folder = path.join(SCENARIOS, name);
  const content: unknown = JSON.parse(readFileSync(path.join(folder, "scenario.json"), "utf8"));
  const fields = record(content, [
    ...["description", "face", "args", "with", "env", "secrets", "hidden", "github", "event", "beforehand"],
    ...["cancel", "notOn", "expected"],
  ]);
  const cancel = fields.cancel;
  return {
    name,
    folder,
    description: text(fields.description),
    face: fields.face === "terminal" ? "terminal" : "action",
    args: texts(fields.args ?? []),
    inputs: textRecord(fields.with ?? {}),
    env: textRecord(fields.env ?? {}),
    secrets: textRecord(fields.secrets ?? {}),
    hidden: texts(fields.hidden ?? []),
    github: textRecord(fields.github ?? {}),
    event: fields.event,
    beforehand: list(fields.beforehand ?? []).map(readBeforehand),
    cancel: cancel === undefined ? undefined : readCancel(cancel),
    notOn: texts(fields.notOn ?? []),
    expected: readExpected(fields.expected),
  };
}

function readBeforehand(value: unknown): Beforehand {
  const fields = record(value, ["program", "env", "variable"]);
  return {
    program: text(fields.program),
    env: textRecord(fields.env ?? {}),
    variable: text(fields.variable),
  };
}

function readCancel(value: unknown): Cancel {
  const fields = record(value, ["signal", "marker"]);
  const signal = text(fields.signal);
  if (signal !== "SIGINT" && signal !== "SIGTERM" && signal !== "SIGHUP") throw wrong(value, "a signal");
  return { signal, marker: text(fields.marker) };
}

function readExpected(value: unknown): Expected {
  const fields = record(value, [
    "exitCode",
    "result",
    "rules",
    "annotations",
    "says",
    "summarySays",
    "markers",
  ]);
  const exitCode = fields.exitCode;
  if (typeof exitCode !== "number") throw wrong(exitCode, "a number");
  const { result, rules } = fields;
  return {
    exitCode,
    result: result === undefined ? undefined : text(result),
    rules: rules === undefined ? undefined : texts(rules),
    annotations: texts(fields.annotations ?? []),
    says: texts(fields.says ?? []),
    summarySays: texts(fields.summarySays ?? []),
    markers: texts(fields.markers ?? []),
  };
}

/** The value as a record of these keys at most; throws on any other shape or key. */
export function record(value: unknown, keys?: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw wrong(value, "an object");
  const stranger = Object.keys(value).find((key) => keys !== undefined && !keys.includes(key));
  if (stranger !== undefined) throw wrong(stranger, `one of ${keys?.join(", ")}`);
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(value, "a list");
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== "string") throw wrong(value, "a text");
  return value;
}

function texts(value: unknown): readonly string[] {
  return list(value).map(text);
}

function textRecord(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record(value)).map(([key, item]) => [key, text(item)]));
}

function wrong(value: unknown, wanted: string): Error {
  return new Error(`${JSON.stringify(value)} is not ${wanted}`);
}
