// The terminal's edge: flags in; text or JSON, the report and the exit code out. It decides nothing.

import { writeFile } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Observation } from "./core/model.ts";
import { EXIT_CODES, type Result } from "./core/result.ts";
import { perform } from "./perform.ts";
import type { ReportSetting } from "./report/finding.ts";
import { INPUTS, type InputName, parseRequest } from "./request.ts";
import { terminalWorkspace } from "./workspace.ts";

interface Arguments {
  readonly strings: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly report: string | undefined;
}

type Reading =
  | { readonly kind: "arguments"; readonly arguments: Arguments }
  | { readonly kind: "help" }
  | Misuse;

interface Misuse {
  readonly kind: "misuse";
  readonly message: string;
}

const MODES = ["check", "update-lock"];

/** Runs once with the arguments of this process; `process.exitCode` is the result. */
export async function main(): Promise<void> {
  // A reader that has seen enough (`| head`) is no fault of ours.
  process.stdout.on("error", ignoreClosedPipe);
  const reading = parseArguments(process.argv.slice(2));
  const { renderUsage } = await import("./report/usage.ts");
  switch (reading.kind) {
    case "help":
      process.stdout.write(renderUsage());
      return;
    case "misuse":
      process.stderr.write(`${reading.message}\n\n${renderUsage()}`);
      process.exitCode = EXIT_CODES.usage;
      return;
    case "arguments":
      return run(reading.arguments);
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

async function run({ strings, json, report }: Arguments): Promise<void> {
  const { env } = process;
  const reading = parseRequest({
    read: (name) => strings.get(name) ?? "",
    describe: (name) => (name === "mode" ? "command" : `--${name}`),
    environment: (variable) => env[variable],
    baseDirectory: process.cwd(),
  });
  const workspace = terminalWorkspace(reading.request.workingDirectory);
  const onObservation = process.stderr.isTTY ? showLive : () => {};
  const result = await perform({ reading, workspace, variables: env, onObservation });
  await show(result, json, report);
}

async function showLive(server: string, observation: Observation): Promise<void> {
  const { renderLive } = await import("./report/terminal.ts");
  process.stderr.write(renderLive(server, observation));
}

async function show(result: Result, json: boolean, reportPath: string | undefined): Promise<void> {
  const [{ wordFindings }, { renderTerminal }, { renderReport }] = await Promise.all([
    import("./report/findings.ts"),
    import("./report/terminal.ts"),
    import("./report/json.ts"),
  ]);
  const setting: ReportSetting = { face: "terminal", secrets: "available", repository: undefined };
  const isConcluded = result.kind === "ok" || result.kind === "config-error";
  const findings = isConcluded ? wordFindings(result, setting) : [];
  process.exitCode = result.kind === "cancelled" ? EXIT_CODES[result.signal] : EXIT_CODES[result.kind];
  const text = renderTerminal(result, findings);
  if (result.kind === "cancelled" || !json) (json ? process.stderr : process.stdout).write(text);
  if (result.kind === "cancelled") return;
  const document = renderReport(result, findings);
  if (json) process.stdout.write(document);
  if (reportPath !== undefined) await writeReport(reportPath, document);
}

async function writeReport(path: string, document: string): Promise<void> {
  try {
    await writeFile(path, document);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    process.stderr.write(`--report ${JSON.stringify(path)} could not be written: ${code}\n`);
    // Who asked for a report and got none must not read the run as a good one.
    if (process.exitCode === EXIT_CODES.ok) process.exitCode = EXIT_CODES["config-error"];
  }
}

/** Flags are the inputs' names; a list may be given in several flags. */
function parseArguments(args: readonly string[]): Reading {
  const options: ParseArgsConfig["options"] = {
    ...Object.fromEntries(INPUTS.map(({ name }) => [name, { type: "string", multiple: true }])),
    "update-lock": { type: "boolean" },
    json: { type: "boolean" },
    report: { type: "string" },
    help: { type: "boolean", short: "h" },
  };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help === true) return { kind: "help" };
    const strings = new Map<string, string>();
    for (const { name } of INPUTS) {
      const given = values[name];
      if (Array.isArray(given)) strings.set(name, given.join("\n"));
    }
    const commands = values["update-lock"] === true ? [...positionals, "update-lock"] : positionals;
    const [command, ...more] = new Set(commands);
    if (more.length > 0) return misuse(`one command at a time, not ${commands.join(" and ")}`);
    if (command !== undefined && !MODES.includes(command))
      return misuse(`unknown command ${JSON.stringify(command)}`);
    if (command !== undefined) strings.set("mode" satisfies InputName, command);
    const report = typeof values.report === "string" ? values.report : undefined;
    return { kind: "arguments", arguments: { strings, json: values.json === true, report } };
  } catch (error) {
    if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
      // Node's first sentence says what is wrong; the others are advice that fits no flag of ours.
      return misuse(error.message.replace(/\. .*$/s, ""));
    throw error;
  }
}

function misuse(message: string): Misuse {
  return { kind: "misuse", message };
}
