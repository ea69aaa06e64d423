// One job as GitHub's runner makes it (a checkout, RUNNER_TEMP, a fresh environment), and runs of dist/index.js in it.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readCommandFile, readStepOutput, type StepOutput } from "./commands.ts";
import {
  baseEnvironment,
  COMMIT,
  makeCommandFiles,
  SERVERS,
  type Step,
  stepEnvironment,
} from "./environment.ts";
import { processesOf } from "./processes.ts";
import { type Beforehand, type Cancel, ROOT } from "./scenario.ts";

const PROGRAM = path.join(ROOT, "dist/index.js");

/** Past this a run hangs: the longest budget of a scenario is 30 s, and none needs a third of it. */
const HANGS_MS = 30_000;

export interface Job {
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  /** Where servers of a scenario leave a file to prove that they were started. */
  readonly markers: string;
  readonly trackingId: string;
  readonly close: () => void;
}

/** A fresh checkout of `files` (a folder), or an empty one; everything in one folder that `close` removes. */
export function openJob(files: string | undefined): Job {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "preflight-job-")));
  const folder = (name: string): string => {
    mkdirSync(path.join(root, name), { recursive: true });
    return path.join(root, name);
  };
  const workspace = folder("work/nightly/nightly");
  if (files !== undefined) cpSync(files, workspace, { recursive: true });
  checkOut(workspace);
  return {
    workspace,
    temp: folder("work/_temp"),
    home: folder("home"),
    markers: folder("markers"),
    trackingId: `github_${randomUUID()}`,
    close: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** What actions/checkout leaves of .git that tells the commit. */
function checkOut(workspace: string): void {
  mkdirSync(path.join(workspace, ".git/refs/heads"), { recursive: true });
  writeFileSync(path.join(workspace, ".git/HEAD"), "ref: refs/heads/main\n");
  writeFileSync(path.join(workspace, ".git/refs/heads/main"), `${COMMIT}\n`);
}

/** Every file of the checkout but .git, by its path with `/`. */
export function readCheckout(job: Job): ReadonlyMap<string, string> {
  return readFolder(job.workspace, (file) => !file.startsWith(".git/"));
}

/** Every file under a folder, by its path with `/`; empty when there is no such folder. */
export function readFolder(folder: string, admits = (_file: string): boolean => true) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => name.split(path.sep).join("/"))
      .filter(admits)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

interface Ended {
  /** 128 and the signal's number when it died of one, as a shell reports it. */
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
  /** Command lines of what it left running. */
  readonly survivors: readonly string[];
}

export interface StepRun extends Ended {
  readonly log: StepOutput;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
  /** The text of the JSON report; "" when there is none. */
  readonly report: string;
  /** The other command files, which must stay empty. */
  readonly otherFiles: string;
}

/** One step `uses: mcp-preflight` of the job: no arguments, cwd the workspace, stdin closed, pipes. */
export async function runStep(
  job: Job,
  step: Step & { readonly cancel?: Cancel | undefined },
): Promise<StepRun> {
  const commandFiles = makeCommandFiles(job);
  const env = stepEnvironment(job, step, commandFiles);
  const ended = await run(job, [process.execPath, PROGRAM], step.cancel, env);
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, ...others } = commandFiles;
  const outputs = readCommandFile(readFileSync(GITHUB_OUTPUT, "utf8"));
  const reportPath = outputs.get("report-path") ?? "";
  return {
    ...ended,
    log: readStepOutput(ended.stdout),
    outputs,
    summary: readFileSync(GITHUB_STEP_SUMMARY, "utf8"),
    report: reportPath === "" ? "" : readFileSync(reportPath, "utf8"),
    otherFiles: Object.values(others)
      .map((file) => readFileSync(file, "utf8"))
      .join(""),
  };
}

interface Call {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cancel?: Cancel | undefined;
  /** Where its output goes instead, as one types it in bash: `> /dev/full`. */
  readonly redirect?: string;
}

/** The same program at a terminal in the checkout: arguments, no GITHUB_*, output into pipes. */
export async function runTerminal(job: Job, { args, env, cancel, redirect }: Call): Promise<Ended> {
  const program = [process.execPath, PROGRAM, ...args];
  const shell = redirect === undefined ? [] : ["bash", "-c", `exec "$0" "$@" ${redirect}`];
  return run(job, [...shell, ...program], cancel, { ...baseEnvironment(job), ...env });
}

async function run(
  job: Job,
  [command = "", ...args]: readonly string[],
  cancel: Cancel | undefined,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: job.workspace,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const streams = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    streams.stdout += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    streams.stderr += chunk;
  });
  const hangs = setTimeout(() => child.kill("SIGKILL"), HANGS_MS);
  const [exitCode] = await Promise.all([ended(child), cancelWhenMarked(job, child, cancel)]);
  clearTimeout(hangs);
  const durationMs = performance.now() - startedAt;
  return { exitCode, ...streams, durationMs, survivors: processesOf(job.trackingId) };
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}

async function cancelWhenMarked(job: Job, child: ChildProcess, cancel: Cancel | undefined): Promise<void> {
  if (cancel === undefined) return;
  while (child.exitCode === null && !existsSync(path.join(job.markers, cancel.marker))) await sleep(10);
  child.kill(cancel.signal);
}

/** Starts the servers that must be up before a run; returns their URLs by variable, and how to end them. */
export async function startBeforehand(servers: readonly Beforehand[]) {
  const started = servers.map((server) => ({
    variable: server.variable,
    child: spawn(process.execPath, [path.join(SERVERS, server.program)], {
      env: { ...server.env, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  }));
  const urls = started.map(async ({ variable, child }): Promise<[string, string]> => {
    for await (const line of child.stdout.setEncoding("utf8")) {
      const url = /^listening on (\S+)/.exec(String(line))?.[1];
      if (url !== undefined) return [variable, url];
    }
    throw new Error("a server that had to be up beforehand ended");
  });
  return {
    env: Object.fromEntries(await Promise.all(urls)),
    stop: () => {
      for (const { child } of started) child.kill("SIGKILL");
    },
  };
}

/** How long a Node that does nothing takes on this machine, in ms; the slowest of three. */
export async function timeBareNode(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const startedAt = performance.now();
    await ended(spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }));
    times.push(performance.now() - startedAt);
  }
  return Math.max(...times);
}
