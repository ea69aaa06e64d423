// The terminal's edge: flags in; text or JSON, the report and the exit code out. It decides nothing.

import { writeFile } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Observation } from "./core/model.ts";
import { EXIT_CODES, exitCodeOf, type Result } from "./core/result.ts";
import { perform } from "./perform.ts";
import type { ReportSetting } from "./report/finding.ts";
import { INPUTS, type InputName, MODES, parseRequest } from "./request.ts";
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

/** Runs once with the arguments of this process; `process.exitCode` is the result. */
export async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", onLostOutput);
  const reading = parseArguments(process.argv.slice(2));
  switch (reading.kind) {
    case "help":
      process.stdout.write(await usage());
      return;
    case "misuse":
      process.stderr.write(`${reading.message}\n\n${await usage()}`);
      process.exitCode = EXIT_CODES.usage;
      return;
    case "arguments":
      return run(reading.arguments);
  }
}

/** A reader that has seen enough (`| head`) is no fault of anybody's; a full disk is, though not of this program. */
function onLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE" && process.exitCode === EXIT_CODES.ok)
    process.exitCode = EXIT_CODES["config-error"];
}

async function usage(): Promise<string> {
  const { renderUsage } = await import("./report/show.ts");
  return renderUsage();
}

async function run({ strings, json, report }: Arguments): Promise<void> {
  const { env } = process;
  const reading = parseRequest({
    read: (name) => strings.get(name) ?? "",
    describe: (name) => (name === "mode" ? "command" : `--${name}`),
    environment: (variable) => env[variable],
    baseDirectory: process.cwd(),
  });
  const workspace = terminalWorkspace(reading.request.workingDirectory, process.cwd());
  const onObservation = process.stderr.isTTY ? showLive : () => {};
  const result = await perform({ reading, workspace, variables: env, onObservation });
  await show(result, json, report);
}

async function showLive(server: string, observation: Observation): Promise<void> {
  const { renderLive } = await import("./report/show.ts");
  process.stderr.write(renderLive(server, observation));
}

async function show(result: Result, json: boolean, reportPath: string | undefined): Promise<void> {
  const { wordFindings, renderTerminal, renderReport } = await import("./report/show.ts");
  const setting: ReportSetting = { face: "terminal", secrets: "available", repository: undefined };
  const findings = wordFindings(result, setting);
  process.exitCode = exitCodeOf(result);
  const text = renderTerminal(result, findings, "terminal");
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
    const unknown = positionals.find((word) => !MODES.some((mode) => mode === word));
    if (unknown !== undefined) return misuse(`unknown command ${JSON.stringify(unknown)}`);
    const mode = strings.get("mode") ?? "";
    const commands = [...positionals, mode, values["update-lock"] === true ? "update-lock" : ""];
    const [command, ...more] = new Set(commands.filter((word) => word !== ""));
    if (more.length > 0) return misuse(`one command at a time, not ${[command, ...more].join(" and ")}`);
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
