// From the files to verdicts: plan what to start, start it all together, judge what was seen. It shows nothing.

import type { BadConfig } from "./core/complaint.ts";
import type { Config } from "./core/config.ts";
import { expandRemote, expandStdio } from "./core/expand.ts";
import type {
  Lock,
  Observation,
  ServerEntry,
  ServerSpec,
  Subject,
  Unchecked,
  VariableUse,
  Verdict,
} from "./core/model.ts";
import type { Request } from "./core/result.ts";
import { type Redact, redactObservation, redactor, secretsOf } from "./core/secrets.ts";
import { judge, type Seen } from "./core/verdict.ts";
import { isAdmitted, knownServers } from "./files.ts";
import { type ServerEnvironment, serverEnvironment } from "./probe/environment.ts";
import { type ProbeRequest, probeAll } from "./probe/probe.ts";
import type { Run } from "./run.ts";

export interface Observed {
  readonly verdicts: readonly Verdict[];
  /** What servers listed, word for word: for the lock alone, never to be shown. */
  readonly listed: ReadonlyMap<string, readonly string[]>;
}

/** Starts every server that is needed, together, and judges what was seen. */
export async function observe(run: Run, config: Config, lock: Lock | undefined): Promise<Observed> {
  const { request } = run;
  const environment = serverEnvironment(run.variables, request.workingDirectory, run.platform);
  const servers = knownServers(config, lock).filter((server) => isAdmitted(request, server));
  const plans = servers.map((server) => plan(request, config, lock, environment, server));
  const requests = plans.flatMap(({ action }) => (action.kind === "probe" ? [action.probe] : []));
  const known = new Set(
    (lock?.entries ?? []).flatMap(({ expectations }) => expectations.map(({ tool }) => tool)),
  );
  // Made when the first server has answered: nothing is to stand before the start of all.
  let redact: Redact | undefined;
  const shown = new Map<string, Observation>();

  const observations = await probeAll(requests, {
    workspace: request.workingDirectory,
    discoverFirst: run.variables.MCP_PROTOCOL_NEGOTIATION === "auto",
    signal: run.stopped,
    onObservation: (server, observation) => {
      redact ??= redactor(config.entries.flatMap((entry) => secretsOf(entry, environment.lookup)));
      const redacted = redactObservation(observation, redact, known);
      shown.set(server, redacted);
      run.onObservation(server, redacted);
    },
  });
  const verdicts = plans.map(({ subject, action }) => {
    if (action.kind !== "probe") return judge(subject, action);
    const observation = shown.get(subject.server);
    if (observation === undefined) throw new Error(`no observation of ${JSON.stringify(subject.server)}`);
    return judge(subject, { kind: "observed", observation });
  });
  const listed = new Map<string, readonly string[]>();
  for (const [index, { spec }] of requests.entries()) {
    const observation = observations[index];
    if (observation?.kind === "listed") listed.set(spec.name, observation.tools);
  }
  return { verdicts, listed };
}

interface Plan {
  readonly subject: Subject;
  readonly action:
    | Exclude<Seen, { kind: "observed" }>
    | { readonly kind: "probe"; readonly probe: ProbeRequest };
}

function plan(
  request: Request,
  config: Config,
  lock: Lock | undefined,
  environment: ServerEnvironment,
  server: string,
): Plan {
  const entry = config.entries.find(({ name }) => name === server);
  const locked = lock?.entries.find((candidate) => candidate.server === server);
  const bare: Subject = { server, entry, locked, variables: [] };
  const isNeeded =
    request.mode === "update-lock"
      ? entry?.disabled === undefined
      : locked !== undefined && (locked.expectations.length > 0 || request.allowEmpty.includes(server));
  const notStarted = (subject: Subject, why: Unchecked): Plan => ({
    subject,
    action: { kind: "not-started", why },
  });
  if (!isNeeded) return { subject: bare, action: { kind: "not-needed" } };
  if (entry === undefined) return notStarted(bare, { kind: "not-configured" });
  if (entry.disabled !== undefined) return notStarted(bare, { kind: "disabled", place: entry.disabled });
  if (entry.transport === "unknown")
    return notStarted(bare, { kind: "bad-entry", complaint: entry.complaint });

  const { spec, uses, complaint } = specOf(entry, config.file, request.workingDirectory, environment);
  const subject: Subject = { ...bare, variables: uses };
  const unset = uses.filter(({ state }) => state === "unset");
  if (unset.length > 0) return notStarted(subject, { kind: "unset-variable", uses: unset });
  if (complaint !== undefined) return notStarted(subject, { kind: "bad-entry", complaint });
  const budgetMs = request.timeouts.byServer.get(server) ?? request.timeouts.defaultMs;
  const variables = [...new Set([...uses.map(({ variable }) => variable), ...namesOfEnv(entry)])];
  return { subject, action: { kind: "probe", probe: { spec, budgetMs, variables } } };
}

function namesOfEnv(entry: ServerEntry): readonly string[] {
  return entry.transport === "stdio" ? [...entry.env.keys()] : [];
}

function specOf(
  entry: Exclude<ServerEntry, { transport: "unknown" }>,
  file: string,
  workingDirectory: string,
  environment: ServerEnvironment,
): {
  readonly spec: ServerSpec;
  readonly uses: readonly VariableUse[];
  readonly complaint: BadConfig | undefined;
} {
  if (entry.transport === "stdio") {
    const { fields, uses, complaint } = expandStdio(entry, file, environment.lookup);
    const { command, args, env } = fields;
    const { name, transport } = entry;
    return {
      spec: { transport, name, command, args, env: environment.withEntry(env), workingDirectory },
      uses,
      complaint,
    };
  }
  const { fields, uses, complaint } = expandRemote(entry, file, environment.lookup);
  const { name, transport } = entry;
  const headers = Object.fromEntries(fields.headers);
  return { spec: { transport, name, url: fields.url, headers, proxy: environment.proxy }, uses, complaint };
}
