// Words for processes that could not be started, or ended before they had listed their tools.

import type { Failure, FailureCause } from "../../core/model.ts";
import { advice, type Fix, paste, type ReportSetting } from "../finding.ts";
import { cut, shellWord } from "../text.ts";
import { count, NOTHING, name, quoted, words } from "../words.ts";
import { commandPlace, type FailureScene, type FailureWords } from "./scene.ts";

/** Commands that an action installs: the last part of the name, as it is written in `uses:`. */
const SETUP_ACTIONS: ReadonlyMap<string, string> = new Map([
  ["uv", "astral-sh/setup-uv"],
  ["uvx", "astral-sh/setup-uv"],
  ["node", "actions/setup-node"],
  ["npm", "actions/setup-node"],
  ["npx", "actions/setup-node"],
  ["pnpm", "pnpm/action-setup"],
  ["bun", "oven-sh/setup-bun"],
  ["bunx", "oven-sh/setup-bun"],
  ["deno", "denoland/setup-deno"],
  ["python", "actions/setup-python"],
  ["python3", "actions/setup-python"],
  ["go", "actions/setup-go"],
  ["dotnet", "actions/setup-dotnet"],
  ["java", "actions/setup-java"],
]);

/** No such command, or no such file. */
export function wordNotFound(
  { command, folders }: Extract<FailureCause, { kind: "not-found" }>,
  { setting, subject }: FailureScene,
): FailureWords {
  const here = setting.face === "action" && !isPath(command) ? words` on this runner` : NOTHING;
  return {
    what: words`command ${quoted(cut(command, 100))} not found${here}`,
    seen: isPath(command)
      ? words`There is no such file.`
      : words`Nothing of that name is in the ${count(folders, "folder")} of PATH.`,
    fixes: notFoundFixes(command, setting),
    place: commandPlace(subject),
  };
}

/** A blank parts a program from its arguments, where it is not part of a path. */
function notFoundFixes(command: string, setting: ReportSetting): readonly Fix[] {
  const [program = "", ...more] = command.trim().split(/\s+/);
  const split = advice(
    words`${name("command")} is the program alone: put the words after ${quoted(program)} into ${name("args")}.`,
  );
  const fixes = more.length === 0 ? [] : [split];
  if (isPath(program))
    return [
      ...fixes,
      advice(words`If it is built, build it in a step before this one; else correct the path.`),
    ];
  return more.length === 0 ? [commandFix(command, setting)] : fixes;
}

function isPath(command: string): boolean {
  return /[/\\]/.test(command);
}

/** A file that the system does not run. */
export function wordNotExecutable(
  { command, code }: Extract<FailureCause, { kind: "not-executable" }>,
  { subject }: FailureScene,
): FailureWords {
  return {
    what: words`command ${quoted(cut(command, 100))} cannot be executed`,
    seen: words`It is there, but the system does not run it (${name(code)}).`,
    fixes: [
      code === "EACCES"
        ? paste(
            words`If it is a folder, name the program in it; if it is a file, make it executable and commit that:`,
            "sh",
            `git update-index --chmod=+x ${shellWord(command)}`,
          )
        : advice(
            words`Check that it is a program for this system, and that its first line names an interpreter that exists here.`,
          ),
    ],
    place: commandPlace(subject),
  };
}

/** It ended by itself or was killed by somebody else. */
export function wordExit(
  { code, signal }: Extract<FailureCause, { kind: "exited" }>,
  { stage, stderr }: Failure,
): FailureWords {
  return {
    what:
      signal !== undefined
        ? words`ended by signal ${name(signal)}`
        : code !== undefined
          ? words`exited with code ${code}`
          : words`ended too early`,
    seen:
      stage === "list"
        ? words`It answered ${name("initialize")} and ended before it had listed its tools.`
        : words`It ended before it had answered ${name("initialize")}.`,
    fixes: [exitFix(code, signal, stderr)],
  };
}

/** What interpreters of several languages print when a module or file is not there. */
const ABSENT =
  /cannot find (module|package)|module_?not_?found|no module named|no such file|ENOENT|could not find/i;

function exitFix(code: number | undefined, signal: string | undefined, stderr: readonly string[]): Fix {
  if (stderr.some((line) => ABSENT.test(line)))
    return advice(words`Install or build it in a step before this one.`);
  if (signal === "SIGKILL")
    return advice(words`Often the runner was short of memory: look at what else runs there.`);
  if (code === 127)
    return advice(
      words`127 is a shell's word for a command that it did not find: install it in a step before this one.`,
    );
  if (code === 126)
    return advice(words`126 is a shell's word for a file that it may not run: make it executable.`);
  return stderr.length > 0
    ? advice(words`Go by what it printed last.`)
    : advice(
        words`It printed nothing on stderr. Start it by hand with the same arguments and variables to see why.`,
      );
}

function commandFix(command: string, { face }: ReportSetting): Fix {
  if (/^(docker|podman)$/.test(command))
    return advice(words`Use a runner that has ${name(command)}, or start the server without it.`);
  if (/^cmd$|\.(exe|cmd|bat|ps1)$/i.test(command))
    return advice(
      words`That is a launcher of Windows: on Linux and macOS name the program itself, such as ${name("npx")}.`,
    );
  const action = SETUP_ACTIONS.get(command);
  if (face === "action" && action !== undefined)
    return paste(words`Install it in a step before this one:`, "yaml", `uses: ${action}`);
  return face === "action"
    ? advice(words`Install it in a step before this one, or correct the name.`)
    : advice(words`Install it, or correct the name.`);
}
