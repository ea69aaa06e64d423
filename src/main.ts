// The action's edge: inputs in; log, annotations, summary, outputs, report and exit code out. It decides nothing.

import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitCodeOf, type Result } from "./core/result.ts";
import { perform } from "./perform.ts";
import type { ReportSetting } from "./report/finding.ts";
import type { Repository } from "./report/words.ts";
import { parseRequest } from "./request.ts";
import { isCheckout, type Workspace } from "./workspace.ts";

type Core = typeof import("@actions/core");

/** Runs the action once. The step's result is `process.exitCode`; the runner shows it to nobody, so the log says it. */
export async function main(): Promise<void> {
  const { env } = process;
  const root = env.GITHUB_WORKSPACE || process.cwd();
  const reading = parseRequest({
    // Handler.cs: `INPUT_` and the name in upper case, blanks as `_`; hyphens stay.
    read: (name) => env[`INPUT_${name.toUpperCase()}`] ?? "",
    describe: (name) => `input ${name}`,
    environment: (variable) => env[variable],
    baseDirectory: root,
  });
  const { workingDirectory } = reading.request;
  const workspace: Workspace = { face: "action", root, workingDirectory, baseDirectory: root };
  const result = await perform({ reading, workspace, variables: env, onObservation: () => {} });
  await show(result, workspace);
}

async function show(result: Result, workspace: Workspace): Promise<void> {
  const [core, report] = await Promise.all([import("@actions/core"), import("./report/show.ts")]);
  const setting: ReportSetting = {
    face: "action",
    secrets: await secretsFor(process.env),
    repository: isCheckout(workspace) ? repositoryOf(process.env) : undefined,
  };
  const findings = report.wordFindings(result, setting);
  process.exitCode = exitCodeOf(result);

  core.info(report.renderTerminal(result, findings, "action").trimEnd());
  for (const { level, title, message, place } of report.renderAnnotations(result, findings)) {
    const at =
      place === undefined
        ? { title }
        : {
            title,
            file: place.file,
            startLine: place.line,
            endLine: place.line,
            startColumn: place.column,
            endColumn: place.endColumn,
          };
    core[level](message, at);
  }
  const reportPath =
    result.kind === "cancelled" ? "" : await writeReport(report.renderReport(result, findings));
  await writeSummary(core, report.renderSummary(result, findings, setting));
  for (const [name, value] of Object.entries(report.renderOutputs(result, findings, reportPath)))
    core.setOutput(name, value);
  core.info(`exit code ${process.exitCode}`);
}

/** Links need the repository's address and a commit; both are the runner's words. */
function repositoryOf(env: NodeJS.ProcessEnv): Repository | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = env;
  return server && repository && sha ? { url: `${server}/${repository}`, sha } : undefined;
}

/** Runs from forks and by Dependabot get no secrets; whoever cannot be told from the event has them. */
async function secretsFor(env: NodeJS.ProcessEnv): Promise<ReportSetting["secrets"]> {
  if (env.GITHUB_ACTOR === "dependabot[bot]") return "dependabot";
  // Under pull_request_target and others a fork's pull request runs with this repository's secrets.
  if (env.GITHUB_EVENT_NAME !== "pull_request" || !env.GITHUB_EVENT_PATH) return "available";
  try {
    const event: unknown = JSON.parse(await readFile(env.GITHUB_EVENT_PATH, "utf8"));
    const head = member(member(member(member(event, "pull_request"), "head"), "repo"), "full_name");
    return head === env.GITHUB_REPOSITORY ? "available" : "fork";
  } catch {
    return "available";
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The report lies in a folder of its own outside the workspace. Not being able to write it changes no result. */
async function writeReport(document: string): Promise<string> {
  try {
    const folder = await mkdtemp(join(process.env.RUNNER_TEMP || tmpdir(), "mcp-preflight-"));
    const path = join(folder, "report.json");
    await writeFile(path, document);
    return path;
  } catch (error) {
    console.log(`The report could not be written: ${codeOf(error)}`);
    return "";
  }
}

async function writeSummary(core: Core, markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch (error) {
    console.log(`The job summary could not be written: ${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}
