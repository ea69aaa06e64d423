// What a server's process, and a ${VAR} of the config, may see of the step's environment. It starts nothing.

import type { ProxyVariables } from "../core/model.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The runner's own: tokens it hands to JavaScript actions alone (NodeScriptActionHandler.cs), this step's inputs, and
 * the files it reads commands from (FileCommandManager.cs). RUNNER_TRACKING_ID stays: the runner's sweep needs it.
 */
const RUNNER_PREFIXES = ["INPUT_", "ACTIONS_"];
const RUNNER_FILES: ReadonlySet<string> = new Set([
  "GITHUB_OUTPUT",
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "GITHUB_ARTIFACTS",
  "GITHUB_ARTIFACTS_LIST",
]);

function isRunnersOwn(name: string): boolean {
  const upper = name.toUpperCase();
  return RUNNER_FILES.has(upper) || RUNNER_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

/** What servers and references share, and what each server sees of it. */
export interface ServerEnvironment {
  readonly lookup: (variable: string) => string | undefined;
  /** The whole environment of one server: the base, with the entry's own variables over it. */
  readonly withEntry: (entry: ReadonlyMap<string, string>) => Readonly<Record<string, string>>;
  readonly proxy: ProxyVariables;
}

/**
 * The environment that servers and references share. CLAUDE_PROJECT_DIR is the working directory, as Claude Code sets it.
 * Names are matched without case on Windows, where `Path` and `PATH` are one variable.
 */
export function serverEnvironment(
  step: Variables,
  workingDirectory: string,
  platform: NodeJS.Platform,
): ServerEnvironment {
  const fold = (name: string) => (platform === "win32" ? name.toUpperCase() : name);
  const base = new Map<string, readonly [name: string, value: string]>();
  for (const [name, value] of Object.entries(step))
    if (value !== undefined && !isRunnersOwn(name)) base.set(fold(name), [name, value]);
  base.set(fold("CLAUDE_PROJECT_DIR"), ["CLAUDE_PROJECT_DIR", workingDirectory]);
  const lookup = (variable: string) => base.get(fold(variable))?.[1];
  return {
    lookup,
    withEntry: (entry) => {
      const all = new Map(base);
      for (const [name, value] of entry) all.set(fold(name), [name, value]);
      return Object.fromEntries(all.values());
    },
    // curl's and Node's order: the lower-case name first.
    proxy: {
      httpProxy: lookup("http_proxy") ?? lookup("HTTP_PROXY"),
      httpsProxy: lookup("https_proxy") ?? lookup("HTTPS_PROXY"),
      noProxy: lookup("no_proxy") ?? lookup("NO_PROXY"),
    },
  };
}
