// Strings from inputs, flags and the environment -> a Request, or complaints about them. It reads no file.

import { resolve } from "node:path";
import type { Complaint, InputProblem } from "./core/complaint.ts";
import { LIMITS } from "./core/limits.ts";
import type { Request, Setting, Timeouts } from "./core/result.ts";

/** Every input, in the order of action.yml, with its default: an input that arrives empty means its default. */
export const INPUTS = [
  { name: "mode", default: "check" },
  { name: "mcp-config", default: "" },
  { name: "lock", default: "" },
  { name: "servers", default: "" },
  { name: "timeout-seconds", default: "auto" },
  { name: "allow-empty", default: "" },
  { name: "allow-removals", default: "" },
  { name: "working-directory", default: "." },
] as const;

export const MODES = ["check", "update-lock"] as const;

export type InputName = (typeof INPUTS)[number]["name"];

/** Where the files are when neither input nor environment names them. */
const DEFAULT_CONFIG = ".mcp.json";
const DEFAULT_LOCK = "mcp-tools.lock.json";

/** One face's strings: what an input was given, and how people of that face would name it. */
export interface Strings {
  readonly read: (name: InputName) => string;
  /** `input lock` in a workflow, `--lock` at a terminal. */
  readonly describe: (name: InputName) => string;
  readonly environment: (variable: string) => string | undefined;
  /** Absolute: what relative paths start from, before `working-directory`. */
  readonly baseDirectory: string;
}

export interface RequestReading {
  /** What is asked; where a value was refused, its default. */
  readonly request: Request;
  /** Not empty: nothing may be started. */
  readonly complaints: readonly Complaint[];
}

/** Reads all strings, and refuses all that is wrong with them at once. */
export function parseRequest(strings: Strings): RequestReading {
  const complaints: Complaint[] = [];
  const refuse = (value: string, source: string, input: string, problem: InputProblem) => {
    complaints.push({ rule: "bad-input", input, value, source, problem });
  };
  const text = (name: InputName) => {
    const given = strings.read(name).trim();
    return given === "" ? defaultOf(name) : given;
  };
  const path = (name: InputName, variable: string, fallback: string): Setting => {
    const setting = readSetting(strings, name, variable, fallback);
    const holds = setting.value.startsWith("{") ? "JSON" : /[\r\n]/.test(setting.value) ? "lines" : undefined;
    // The value is not kept: JSON of a config may hold credentials.
    if (holds !== undefined) refuse("", setting.source, name, { kind: "not-one-path", holds });
    return setting;
  };

  const mode = parseMode(text("mode"));
  if (mode === undefined)
    refuse(text("mode"), strings.describe("mode"), "mode", {
      kind: "not-one-of",
      allowed: MODES,
    });
  const timeouts = readTimeouts(text("timeout-seconds"), strings, refuse);
  const config = path("mcp-config", "MCP_CONFIG", DEFAULT_CONFIG);
  const lock = path("lock", "MCP_TOOL_LOCK", DEFAULT_LOCK);
  const removals = parseNames(text("allow-removals"));
  const directory = text("working-directory");
  const request: Request = {
    mode: mode ?? "check",
    workingDirectory: resolve(strings.baseDirectory, directory),
    typedDirectory: {
      value: directory,
      source: strings.describe("working-directory"),
      isDefault: resolve(strings.baseDirectory, directory) === resolve(strings.baseDirectory),
    },
    config,
    lock,
    servers: parseNames(text("servers")),
    timeouts,
    allowEmpty: parseNames(text("allow-empty")),
    allowRemovals: removals.includes("*") ? { kind: "all" } : { kind: "named", servers: removals },
  };
  return { request, complaints };
}

function defaultOf(name: InputName): string {
  return INPUTS.find((input) => input.name === name)?.default ?? "";
}

function parseMode(text: string): Request["mode"] | undefined {
  return MODES.find((mode) => mode === text);
}

/** Names between commas or lines; the same name twice is one name. */
function parseNames(text: string): readonly string[] {
  const names = text.split(/[,\r\n]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The input, else the variable, else the default. */
function readSetting(strings: Strings, name: InputName, variable: string, fallback: string): Setting {
  const given = strings.read(name).trim();
  if (given !== "") return { value: given, source: strings.describe(name), isDefault: given === fallback };
  const value = strings.environment(variable)?.trim() ?? "";
  if (value !== "") return { value, source: variable, isDefault: value === fallback };
  return { value: fallback, source: "default", isDefault: true };
}

type Refuse = (value: string, source: string, input: string, problem: InputProblem) => void;

/** `45`, or `name=seconds` lines, or both; `auto` asks MCP_PROBE_TIMEOUT_S, then MCP_TIMEOUT as Claude Code does. */
function readTimeouts(text: string, strings: Strings, refuse: Refuse): Timeouts {
  const source = strings.describe("timeout-seconds");
  const byServer = new Map<string, number>();
  let general: { readonly text: string; readonly timeoutMs: number } | undefined;
  for (const item of parseNames(text)) {
    const split = item.lastIndexOf("=");
    const seconds = item.slice(split + 1).trim();
    if (split === -1 && seconds === "auto") continue;
    const timeoutMs = parseSeconds(seconds);
    if (timeoutMs === undefined || (split === -1 && general !== undefined))
      refuse(item, source, "timeout-seconds", { kind: "not-seconds" });
    else if (split === -1) general = { text: seconds, timeoutMs };
    else byServer.set(item.slice(0, split).trim(), timeoutMs);
  }
  if (general !== undefined) return { defaultMs: general.timeoutMs, defaultText: general.text, byServer };
  return { defaultMs: readAutomaticTimeout(strings, refuse), defaultText: "auto", byServer };
}

function readAutomaticTimeout(strings: Strings, refuse: Refuse): number {
  const ours = strings.environment("MCP_PROBE_TIMEOUT_S")?.trim() ?? "";
  if (ours !== "") {
    const timeoutMs = parseSeconds(ours);
    if (timeoutMs === undefined)
      refuse(ours, "MCP_PROBE_TIMEOUT_S", "timeout-seconds", { kind: "not-seconds" });
    return timeoutMs ?? LIMITS.defaultTimeoutMs;
  }
  // Claude Code's own variable: what it would not take as a number, it ignores, and so do we.
  const theirs = Math.trunc(Number(strings.environment("MCP_TIMEOUT")?.trim() ?? ""));
  return theirs > 0 && theirs <= LIMITS.longestTimeoutMs ? theirs : LIMITS.defaultTimeoutMs;
}

/** Seconds, fractions allowed, above zero and up to a day; in ms. */
function parseSeconds(text: string): number | undefined {
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text)) return undefined;
  const timeoutMs = Math.round(Number(text) * 1_000);
  return timeoutMs > 0 && timeoutMs <= LIMITS.longestTimeoutMs ? timeoutMs : undefined;
}
