// One probe from the start to an observation: which negotiation, a second process where the first was spent, the first end that comes. Loaded after the first start.

import { ProtocolError } from "@modelcontextprotocol/client";
import { LIMITS } from "../core/limits.ts";
import type { Evidence, FailureCause, Observation, Step } from "../core/model.ts";
import type { Deadline } from "./deadline.ts";
import { recogniseInstaller } from "./launchers.ts";
import type { ProbeRequest, ProbeSetting } from "./probe.ts";
import { quoteLine } from "./quote.ts";
import { tellingLines } from "./stderr.ts";
import { type ServerProcess, startServer } from "./stdio.ts";
import { MODERN_REVISION, startTrace, type Trace } from "./trace.ts";
import { failed, type Negotiation, newClient, type Outcome, type Walk, walkList } from "./walk.ts";
import { childLink, type Link } from "./wire.ts";

/** An attempt that is over, but for its goodbye. */
interface Attempt extends Walk {
  readonly outcome: Outcome;
  readonly endedAfterMs: number;
  readonly steps: readonly Step[];
}

/** An observation that stands, and what is left to do after it. */
export interface Observed {
  readonly observation: Observation;
  /** Resolves when nothing the probe started or opened is left. */
  readonly goodbye: () => Promise<void>;
}

/**
 * Talks with one server until its list is complete, it failed, or the deadline struck. `server`: its process, already
 * started, for stdio. Rejects as `setting.cancelled` does, once all of it is dead.
 */
export async function observe(
  request: ProbeRequest,
  server: ServerProcess | undefined,
  deadline: Deadline,
  setting: ProbeSetting,
): Promise<Observed> {
  const negotiation = firstNegotiation(request, setting);
  const first = await attempt(request, server, negotiation, deadline, setting);
  const again = secondNegotiation(request, first, negotiation);
  if (again === undefined) return conclude(request, [first], first);
  await first.link.kill();
  if (deadline.signal.aborted) return conclude(request, [first], first);
  const second = await attempt(request, undefined, again, deadline, setting);
  return conclude(request, [first, second], second);
}

/** As agents' clients do: stdio is asked initialize first, HTTP server/discover; legacy SSE knows no other way than initialize. */
function firstNegotiation({ spec }: ProbeRequest, { discoverFirst }: ProbeSetting): Negotiation {
  switch (spec.transport) {
    case "stdio":
      return discoverFirst ? "auto" : "legacy";
    case "http":
      return "auto";
    case "sse":
      return "legacy";
  }
}

/** How a fresh process is to be asked after the first was spent in vain; undefined: what the first showed stands. */
function secondNegotiation(
  { spec }: ProbeRequest,
  { outcome, trace }: Attempt,
  negotiation: Negotiation,
): Negotiation | undefined {
  if (spec.transport !== "stdio" || outcome.kind !== "failed" || outcome.stage !== "connect")
    return undefined;
  const askedOnlyDiscover = trace.seen.methodsSent.every((method) => method === "server/discover");
  if (negotiation === "auto" && outcome.cause.kind === "exited" && askedOnlyDiscover) return "legacy";
  return refusesHandshake(outcome.error) ? "modern" : undefined;
}

/** -32022 UnsupportedProtocolVersion that names the revision without handshake (spec 2026-07-28, basic/versioning). */
function refusesHandshake(error: unknown): boolean {
  if (!(error instanceof ProtocolError) || error.code !== -32022) return false;
  const { data } = error;
  if (typeof data !== "object" || data === null || !("supported" in data)) return false;
  return Array.isArray(data.supported) && data.supported.includes(MODERN_REVISION);
}

async function attempt(
  request: ProbeRequest,
  server: ServerProcess | undefined,
  negotiation: Negotiation,
  deadline: Deadline,
  { workspace, cancelled }: ProbeSetting,
): Promise<Attempt> {
  const trace = startTrace(deadline.elapsedMs);
  const link = await openLink(request, server, trace);
  const asksInPlace = request.spec.transport === "stdio" && negotiation === "auto";
  const discoverMs = asksInPlace ? Math.min(LIMITS.discoverMs, deadline.budgetMs / 3) : undefined;
  const client = newClient(negotiation, discoverMs, workspace);
  const walk: Walk = { client, link, trace, stage: "connect", pages: 0 };
  const strike = () => trace.blame(timedOut(request, walk, deadline));
  deadline.signal.addEventListener("abort", strike);
  if (deadline.signal.aborted) strike();
  try {
    const blamed = trace.ended.then((cause) => failed(walk, cause));
    const ended = await Promise.race([cancelled, walkList(walk), blamed]);
    // A machine that is busy may let the list through before the clock strikes: it came too late all the same.
    const isLate = ended.kind === "listed" && deadline.elapsedMs() > deadline.budgetMs;
    const outcome = isLate ? failed(walk, timedOut(request, walk, deadline)) : ended;
    const steps = trace.steps(outcome.kind === "failed" ? outcome.cause.kind : undefined);
    return { ...walk, outcome, endedAfterMs: deadline.elapsedMs(), steps };
  } catch (error) {
    await link.kill();
    throw error;
  } finally {
    deadline.signal.removeEventListener("abort", strike);
  }
}

async function openLink(
  { spec, budgetMs }: ProbeRequest,
  server: ServerProcess | undefined,
  trace: Trace,
): Promise<Link> {
  if (spec.transport !== "stdio") {
    const { remoteLink } = await import("./http.ts");
    return remoteLink(spec, trace, budgetMs);
  }
  const running = server ?? startServer(spec);
  const link = childLink(running, trace);
  void running.ended.then(trace.blame);
  return link;
}

function timedOut(
  { spec }: ProbeRequest,
  { trace, link, stage }: Walk,
  { budgetMs }: Deadline,
): FailureCause {
  // A line that never ended, such as a question, is noise too.
  const line = link.unfinishedLine();
  if (line.trim() !== "") trace.noted(line);
  const { noise, strayId, answeredAfterMs } = trace.seen;
  const isSilent = spec.transport === "stdio" && !link.hasPrinted();
  return {
    kind: "timed-out",
    budgetMs,
    waitingFor: trace.waitingFor(),
    answeredAfterMs: stage === "list" ? answeredAfterMs : undefined,
    installer: isSilent ? recogniseInstaller(spec.command, spec.args) : undefined,
    noise,
    strayId,
  };
}

function conclude(request: ProbeRequest, attempts: readonly Attempt[], last: Attempt): Observed {
  const { link, outcome } = last;
  const evidence = gatherEvidence(attempts, last);
  switch (outcome.kind) {
    case "listed": {
      const { tools } = outcome;
      const observation: Observation = { kind: "listed", tools, listedAfterMs: last.endedAfterMs, evidence };
      return { observation, goodbye: link.goodbye };
    }
    case "failed": {
      const { stage, cause } = outcome;
      const stderr = tellingLines(link.stderr(), request.variables);
      return {
        observation: { kind: "failed", failure: { stage, cause, stderr }, evidence },
        goodbye: link.kill,
      };
    }
  }
}

function gatherEvidence(attempts: readonly Attempt[], { client, trace, endedAfterMs }: Attempt): Evidence {
  const server = client.getServerVersion();
  return {
    durationMs: endedAfterMs,
    attempts: attempts.length,
    steps: attempts.flatMap(({ steps }) => steps),
    implementation: server && { name: quoteLine(server.name), version: quoteLine(server.version) },
    protocol: trace.seen.revision ?? client.getNegotiatedProtocolVersion(),
    revisionRewritten: trace.seen.revisionRewritten,
  };
}
