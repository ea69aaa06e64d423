// Config and lock: read, parsed, and everything that is wrong with them as wholes. It starts nothing.

import { type Complaint, ConfigError, type ConfigProblem, type LockProblem } from "./core/complaint.ts";
import { type Config, parseConfig } from "./core/config.ts";
import { parseLock } from "./core/lock.ts";
import type { Lock } from "./core/model.ts";
import type { Request } from "./core/result.ts";
import type { Run } from "./run.ts";
import { displayName, findNearby, isDirectory, readSource, refusalToWrite } from "./workspace.ts";

/** The files, read; or what is wrong with them, and then nothing may be started. */
export type Files =
  | { readonly kind: "read"; readonly config: Config; readonly lock: Lock | undefined }
  | { readonly kind: "wrong"; readonly complaints: readonly Complaint[] };

/** Reads both files and says everything that is wrong with either. */
export function readFiles(run: Run): Files {
  const { request } = run;
  if (!isDirectory(request.workingDirectory))
    return wrong([
      {
        rule: "bad-input",
        input: "working-directory",
        value: request.typedDirectory.value,
        source: request.typedDirectory.source,
        problem: { kind: "not-a-directory" },
      },
    ]);
  const config = caught(() => readConfig(run));
  const lock = caught(() => readLock(run));
  if ("complaint" in config || "complaint" in lock) {
    const complaints = [config, lock].flatMap((part) => ("complaint" in part ? [part.complaint] : []));
    // In a folder without a config there is no lock either: that is one mistake, not two.
    return wrong(complaints.filter(({ rule }) => !("complaint" in config) || rule !== "no-lock"));
  }
  const unknown = unknownNames(request, config.value, lock.value);
  // A misspelt name that leaves nothing to do is one mistake, not two.
  const complaints = unknown.length > 0 ? unknown : nothingToDo(request, config.value, lock.value);
  return complaints.length > 0 ? wrong(complaints) : { kind: "read", config: config.value, lock: lock.value };
}

function wrong(complaints: readonly Complaint[]): Files {
  return { kind: "wrong", complaints };
}

function caught<T>(read: () => T): { readonly value: T } | { readonly complaint: Complaint } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof ConfigError) return { complaint: error.complaint };
    throw error;
  }
}

function readConfig({ request, workspace }: Run): Config {
  const reading = readSource(workspace, request.config.value);
  switch (reading.kind) {
    case "read":
      return parseConfig(reading.source);
    case "absent":
      throw badConfig(reading.file, {
        kind: "missing-file",
        elsewhere: findNearby(workspace, request.config.value),
      });
    case "outside-workspace":
      throw badConfig(reading.file, { kind: "outside-workspace" });
    case "unreadable":
      throw badConfig(reading.file, { kind: "unreadable", code: reading.code });
  }
}

function badConfig(file: string, problem: ConfigProblem): ConfigError {
  return new ConfigError({ rule: "bad-config", server: undefined, file, place: undefined, problem });
}

/** The lock, or undefined where `update-lock` is about to make the first one. */
function readLock({ request, workspace }: Run): Lock | undefined {
  const reading = readSource(workspace, request.lock.value);
  // Refused before any server is started for it.
  const refusal = request.mode === "update-lock" ? refusalToWrite(workspace, request.lock.value) : undefined;
  if (refusal !== undefined) throw badLock(displayName(workspace, request.lock.value), { kind: refusal });
  switch (reading.kind) {
    case "read":
      return parseLock(reading.source);
    case "absent":
      if (request.mode === "update-lock") return undefined;
      throw new ConfigError({
        rule: "no-lock",
        file: reading.file,
        elsewhere: findNearby(workspace, request.lock.value),
      });
    case "outside-workspace":
    case "unreadable": {
      const { file, ...problem } = reading;
      throw badLock(file, problem);
    }
  }
}

function badLock(file: string, problem: LockProblem): ConfigError {
  return new ConfigError({ rule: "bad-lock", file, place: undefined, problem });
}

/** Every name in either file, in the order of the config, then of the lock. */
export function knownServers(config: Config, lock: Lock | undefined): readonly string[] {
  const names = [
    ...config.entries.map(({ name }) => name),
    ...(lock?.entries ?? []).map(({ server }) => server),
  ];
  return [...new Set(names)];
}

/** A name that is in neither file is a mistake that would otherwise leave a server unwatched. */
function unknownNames(request: Request, config: Config, lock: Lock | undefined): readonly Complaint[] {
  const known = knownServers(config, lock);
  const named: readonly (readonly [input: string, names: Iterable<string>])[] = [
    ["servers", request.servers],
    ["timeout-seconds", request.timeouts.byServer.keys()],
    ["allow-empty", request.allowEmpty],
    ["allow-removals", request.allowRemovals.kind === "named" ? request.allowRemovals.servers : []],
  ];
  return named.flatMap(([input, names]) =>
    [...names]
      .filter((name) => !known.includes(name))
      .map((value): Complaint => {
        return { rule: "bad-input", input, value, source: input, problem: { kind: "unknown-server", known } };
      }),
  );
}

function nothingToDo(request: Request, config: Config, lock: Lock | undefined): readonly Complaint[] {
  const { file, place } = config;
  if (config.entries.length === 0) return [{ rule: "no-servers", file, place }];
  if (request.mode === "update-lock" || lock === undefined) {
    const admitted = config.entries.filter(({ name }) => isAdmitted(request, name));
    const locked = new Set((lock?.entries ?? []).map(({ server }) => server));
    const leaves = (name: string) => locked.has(name) && mayLose(request, name);
    const isIdle =
      admitted.length > 0 && admitted.every(({ name, disabled }) => disabled !== undefined && !leaves(name));
    return isIdle
      ? [{ rule: "nothing-expected", why: "all-disabled", file, place: admitted[0]?.disabled }]
      : [];
  }
  if (lock.entries.length === 0)
    return [{ rule: "nothing-expected", why: "lock-empty", file: lock.file, place: lock.place }];
  if (!lock.entries.some(({ server }) => isAdmitted(request, server)))
    return [{ rule: "nothing-expected", why: "all-filtered", file: lock.file, place: undefined }];
  return [];
}

/** True when an update may take tools of this server, or the server, out of the lock. */
export function mayLose({ allowRemovals }: Request, server: string): boolean {
  return allowRemovals.kind === "all" || allowRemovals.servers.includes(server);
}

/** True when the input `servers` does not leave this one out. */
export function isAdmitted({ servers }: Request, server: string): boolean {
  return servers.length === 0 || servers.includes(server);
}

/** Entries of the lock that hold no tool: such a line verifies nothing, unless somebody said that it is meant. */
export function emptyEntries(request: Request, lock: Lock | undefined): readonly Complaint[] {
  return (lock?.entries ?? [])
    .filter(({ server, expectations }) => expectations.length === 0 && isAdmitted(request, server))
    .filter(({ server }) => !request.allowEmpty.includes(server))
    .map(({ server, place }) => ({ rule: "empty-entry", server, place }));
}

/** How many servers of config and lock the input `servers` leaves out. */
export function countFilteredOut({ servers }: Request, files: Extract<Files, { kind: "read" }>): number {
  return servers.length === 0 ? 0 : knownServers(files.config, files.lock).length - servers.length;
}
