// The environment of a run, built here whole: as the runner makes it for a step, or as a person's shell has it.
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readAction } from "./action.ts";
import type { Job } from "./job.ts";
import { ROOT } from "./scenario.ts";

export const SERVERS = path.join(ROOT, "fixtures/servers");

/** The commit that every checkout of a job is at. */
export const COMMIT = "4f2c1e0a9d3b7c5e8f60112233445566778899aa";

/** As GitHub's runner has them; values that no scenario looks at are left out. */
const GITHUB = {
  GITHUB_ACTION: "__self",
  GITHUB_ACTOR: "octocat",
  GITHUB_API_URL: "https://api.github.com",
  GITHUB_EVENT_NAME: "push",
  GITHUB_GRAPHQL_URL: "https://api.github.com/graphql",
  GITHUB_JOB: "agent",
  GITHUB_REF: "refs/heads/main",
  GITHUB_REF_NAME: "main",
  GITHUB_REF_TYPE: "branch",
  GITHUB_REPOSITORY: "acme/nightly",
  GITHUB_REPOSITORY_OWNER: "acme",
  GITHUB_RUN_ATTEMPT: "1",
  GITHUB_RUN_ID: "1658821493",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_SHA: COMMIT,
  GITHUB_WORKFLOW: "agent",
};

type Environment = Readonly<Record<string, string>>;

/** What one step is given beside what every step has. */
export interface Step {
  readonly inputs?: Environment;
  readonly env?: Environment;
  /** The runner's own variables where they differ from a push to main. */
  readonly github?: Environment;
  /** The payload of the event; undefined for a push. */
  readonly event?: unknown;
}

/** What the runner gives a JavaScript action (NodeScriptActionHandler.cs, ActionRunner.cs), in its order. */
export function stepEnvironment(
  job: Job,
  { inputs: given, env, github, event }: Step,
  commandFiles: Environment,
): Environment {
  const inputs = new Map([...readAction().inputs, ...Object.entries(given ?? {})]);
  return {
    ...baseEnvironment(job),
    ...env,
    ...Object.fromEntries([...inputs].map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...GITHUB,
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_PATH: writeEvent(job, event),
    GITHUB_WORKSPACE: job.workspace,
    ...commandFiles,
    RUNNER_ARCH: process.arch === "arm64" ? "ARM64" : "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_OS:
      new Map([
        ["darwin", "macOS"],
        ["win32", "Windows"],
      ]).get(process.platform) ?? "Linux",
    RUNNER_TEMP: job.temp,
    RUNNER_TOOL_CACHE: path.join(job.home, "tools"),
    RUNNER_WORKSPACE: path.dirname(job.workspace),
    ACTIONS_RUNTIME_URL: "https://pipelines.invalid/",
    ACTIONS_RUNTIME_TOKEN: "runtime-token-of-the-runner-77c1",
    ACTIONS_CACHE_URL: "https://cache.invalid/",
    ACTIONS_RESULTS_URL: "https://results.invalid/",
    ACTIONS_ID_TOKEN_REQUEST_URL: "https://idtoken.invalid/",
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: "id-token-of-the-runner-90d4",
    CI: "true",
    ...github,
  };
}

/** What a runner's or a person's own environment has; nothing of ours leaks in but the way to node and python3. */
export function baseEnvironment(job: Job): Readonly<Record<string, string>> {
  const node = path.dirname(process.execPath);
  const windows = Object.fromEntries(
    ["SystemRoot", "COMSPEC", "PATHEXT"].map((name) => [name, process.env[name] ?? ""]),
  );
  return {
    ...(process.platform === "win32" ? windows : {}),
    // Four folders everywhere, since a message counts them.
    PATH:
      process.platform === "win32"
        ? `${node}${path.delimiter}${process.env.PATH ?? ""}`
        : [node, "/usr/local/bin", "/usr/bin", "/bin"].join(":"),
    HOME: job.home,
    LANG: "C.UTF-8",
    RUNNER_TRACKING_ID: job.trackingId,
    SERVERS,
    PACKAGES: path.join(ROOT, "node_modules"),
    MARKERS: job.markers,
  };
}

/** GITHUB_OUTPUT and its kin: new and empty for each step. */
export function makeCommandFiles(job: Job) {
  const folder = path.join(job.temp, "_runner_file_commands");
  mkdirSync(folder, { recursive: true });
  const suffix = randomUUID();
  const empty = (prefix: string): string => {
    const file = path.join(folder, `${prefix}_${suffix}`);
    writeFileSync(file, "");
    return file;
  };
  return {
    GITHUB_OUTPUT: empty("set_output"),
    GITHUB_STEP_SUMMARY: empty("step_summary"),
    GITHUB_ENV: empty("set_env"),
    GITHUB_PATH: empty("add_path"),
    GITHUB_STATE: empty("save_state"),
  };
}

function writeEvent(job: Job, event: unknown): string {
  const file = path.join(job.temp, "_github_workflow/event.json");
  mkdirSync(path.dirname(file), { recursive: true });
  const push = { ref: GITHUB.GITHUB_REF, repository: { full_name: GITHUB.GITHUB_REPOSITORY } };
  writeFileSync(file, JSON.stringify(event ?? push));
  return file;
}
