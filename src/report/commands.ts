// Commands and snippets a person can paste; every dynamic word is quoted for the place it is pasted into.

import { LIMITS } from "../core/limits.ts";
import type { Request } from "../core/result.ts";
import type { ReportSetting } from "./finding.ts";
import { shellWord } from "./text.ts";

/** How messages spell the program at a terminal. */
export const COMMAND = "npx --yes github:OWNER/mcp-preflight#v1";

/** Names of servers, as the flags of the same names take them. */
export interface CommandOptions {
  readonly servers?: readonly string[];
  readonly allowRemovals?: readonly string[];
  readonly allowEmpty?: readonly string[];
}

/** The command that does `mode` for the files of this run. */
export function pasteCommand(request: Request, mode: Request["mode"], options: CommandOptions = {}): string {
  return [
    COMMAND,
    mode,
    ...(request.typedDirectory.isDefault
      ? []
      : ["--working-directory", shellWord(request.typedDirectory.value)]),
    ...(request.config.isDefault ? [] : ["--mcp-config", shellWord(request.config.value)]),
    ...(request.lock.isDefault ? [] : ["--lock", shellWord(request.lock.value)]),
    // Without the flag all servers are updated: more than is needed, but it works.
    ...flag("--servers", options.servers),
    ...pasteFlags(options),
  ].join(" ");
}

/** The flags that allow a loss, as they are added to a command. */
export function pasteFlags({ allowRemovals, allowEmpty }: CommandOptions): readonly string[] {
  return [...flag("--allow-removals", allowRemovals), ...flag("--allow-empty", allowEmpty)];
}

/** True for a name that can stand in an input that is a list of names: those are split there, and trimmed, and `*` means all (request.ts). */
export function isListable(name: string): boolean {
  return name !== "" && name !== "*" && name.trim() === name && !/[,\r\n]/.test(name);
}

/** Nothing for names of which one cannot stand in a list. */
function flag(spelled: string, names: readonly string[] | undefined): readonly string[] {
  if (names?.every(isListable) !== true || names.length === 0) return [];
  const word = shellWord(names.join(","));
  // A value that looks like a flag has to stand on the flag itself.
  return word.startsWith("-") ? [`${spelled}=${word}`] : [spelled, word];
}

/** The time to try when a server needed more: twice as long, and no less than ten seconds. */
export function longerMs(budgetMs: number): number {
  return Math.min(Math.max(10_000, Math.ceil(budgetMs / 500) * 1_000), LIMITS.longestTimeoutMs);
}

/**
 * The whole new value of `timeout-seconds` that gives one server more time: `["stalled=60"]`, `["2", "stalled=10"]`; all
 * servers, when its name cannot stand there.
 */
export function longerTimeout({ timeouts }: Request, server: string, budgetMs: number): readonly string[] {
  const byServer = new Map(timeouts.byServer);
  const longer = longerMs(budgetMs);
  if (isListable(server)) byServer.set(server, longer);
  const forAll = isListable(server) ? timeouts.defaultText : String(longer / 1_000);
  return [
    ...(forAll === "auto" ? [] : [forAll]),
    ...[...byServer].map(([named, ms]) => `${named}=${ms / 1_000}`),
  ];
}

/** How a setting is written where the run was started: `lock: path` in a workflow, `--lock path` at a terminal. */
export function spellInput(face: ReportSetting["face"], input: string, value: string): string {
  return face === "action" ? `${input}: ${value}` : `--${input} ${shellWord(value)}`;
}
