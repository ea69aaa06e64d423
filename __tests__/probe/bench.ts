// What the probe tests share: specs of fixture servers, and a probe that leaves nothing behind or fails the test.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { describe, expect, jest, test } from "@jest/globals";
import type { Failed, Listed, Observation, RemoteSpec, StdioSpec } from "../../src/core/model.ts";
import { type ProbeRequest, type ProbeSurroundings, probeAll } from "../../src/probe/probe.ts";
import { processesOf } from "../scenario/processes.ts";

export const ROOT = path.join(import.meta.dirname, "../..");
const SERVERS = path.join(ROOT, "fixtures/servers");
const MARK = "RUNNER_TRACKING_ID";

// A loaded machine may take seconds to start a process; what is to be fast is asserted where it is.
jest.setTimeout(30_000);

/** What only POSIX promises: groups, SIGTERM, the errno of execve. */
export const [describeOnPosix, testOnPosix] =
  process.platform === "win32" ? [describe.skip, test.skip] : [describe, test];
/** What can only be seen in /proc. */
export const testOnLinux = process.platform === "linux" ? test : test.skip;

/** Long enough that no test meets it: a test that comes near it has failed at something else. */
export const AMPLE_MS = 20_000;

/** A fixture server written in JavaScript, and its arguments. */
export function fixture(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): StdioSpec {
  return command(process.execPath, [path.join(SERVERS, file), ...args], env);
}

export function command(name: string, args: readonly string[], env: Record<string, string> = {}): StdioSpec {
  const complete = { PATH: process.env.PATH ?? "", [MARK]: randomUUID(), ...env };
  return { transport: "stdio", name: "server", command: name, args, env: complete, workingDirectory: ROOT };
}

export function remote(url: string, options: Partial<Omit<RemoteSpec, "url">> = {}): RemoteSpec {
  const proxy = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };
  return { transport: "http", name: "server", url, headers: {}, proxy, ...options };
}

export function asking(spec: StdioSpec | RemoteSpec, budgetMs = AMPLE_MS): ProbeRequest {
  return { spec, budgetMs, variables: ["REPORT_API_TOKEN"] };
}

/** Probes them together, and asserts that no process that carries their marks is alive when that resolves or rejects. */
export async function probeTogether(
  requests: readonly ProbeRequest[],
  surroundings: Partial<ProbeSurroundings> = {},
): Promise<readonly Observation[]> {
  const signal = new AbortController().signal;
  try {
    return await probeAll(requests, { workspace: ROOT, discoverFirst: false, signal, ...surroundings });
  } finally {
    expect(requests.flatMap(survivors)).toEqual([]);
  }
}

function survivors({ spec }: ProbeRequest): readonly string[] {
  return spec.transport === "stdio" ? processesOf(spec.env[MARK] ?? "") : [];
}

export async function probe(
  spec: StdioSpec | RemoteSpec,
  budgetMs = AMPLE_MS,
  surroundings: Partial<ProbeSurroundings> = {},
): Promise<Observation> {
  const [observation] = await probeTogether([asking(spec, budgetMs)], surroundings);
  if (observation === undefined) throw new Error("no observation");
  return observation;
}

export function mustBeListed(observation: Observation): Listed {
  if (observation.kind !== "listed") throw new Error(`not listed: ${JSON.stringify(observation.failure)}`);
  return observation;
}

export function mustHaveFailed(observation: Observation): Failed {
  if (observation.kind !== "failed") throw new Error(`listed: ${observation.tools.join(", ")}`);
  return observation;
}
