// The table of situations and what follows from each: verdicts, rules, levels, the run's outcome. No words for people.

import { type Complaint, type Level, RULE_LEVELS, type Rule } from "./complaint.ts";
import { LIMITS } from "./limits.ts";
import type {
  Failure,
  Listed,
  Observation,
  Subject,
  ToolTable,
  Unchecked,
  VariableUse,
  Verdict,
} from "./model.ts";
import type { Concluded } from "./result.ts";

/** What became of a server before judging: it was asked, it could not be asked, or nobody needed it asked. */
export type Seen =
  | { readonly kind: "observed"; readonly observation: Observation }
  | { readonly kind: "not-started"; readonly why: Unchecked }
  | { readonly kind: "not-needed" };

/** Holds one server's expectations against what was seen of it. */
export function judge(subject: Subject, seen: Seen): Verdict {
  switch (seen.kind) {
    case "not-started":
      return { kind: "not-checked", subject, why: seen.why };
    case "not-needed":
      return subject.entry?.disabled === undefined
        ? { kind: "not-expected", subject, observation: undefined }
        : { kind: "skipped", subject };
    case "observed":
      return seen.observation.kind === "failed"
        ? { kind: "not-checked", subject, why: { kind: "probe-failed", observation: seen.observation } }
        : judgeList(subject, seen.observation);
  }
}

function judgeList(subject: Subject, observation: Listed): Verdict {
  if (subject.locked === undefined) return { kind: "not-expected", subject, observation };
  const { expectations } = subject.locked;
  const offered = new Set(observation.tools);
  const expected = new Set(expectations.map(({ tool }) => tool));
  const missing = expectations.filter(({ tool }) => !offered.has(tool));
  const unlisted: ToolTable = observation.tools.filter((tool) => !expected.has(tool));
  return missing.length === 0
    ? { kind: "verified", subject, observation, unlisted }
    : { kind: "tools-missing", subject, observation, missing, unlisted };
}

/** References that resolved to nothing although nobody said they may. */
export function emptyUses(variables: readonly VariableUse[]): readonly VariableUse[] {
  return variables.filter(({ state, hasDefault }) => state === "empty" && !hasDefault);
}

/** What a verdict gives cause to say beside itself. `unlisted-…` only where a lock is being held, not made. */
export function complaintsOf(verdict: Verdict, mode: "check" | "update-lock"): readonly Complaint[] {
  const { subject } = verdict;
  const { server, entry } = subject;
  const complaints: Complaint[] = [];
  if (mode === "check" && verdict.kind === "not-expected" && entry !== undefined) {
    if (entry.transport === "unknown") complaints.push(entry.complaint);
    else if (subject.locked === undefined)
      complaints.push({ rule: "unlisted-server", server, place: entry.place });
  }
  const observation = observationOf(verdict);
  if (observation === undefined || entry === undefined) return complaints;
  const { place } = entry;
  if (observation.kind === "listed") {
    const uses = emptyUses(subject.variables);
    if (uses.length > 0) complaints.push({ rule: "empty-variable", server, uses });
    if (observation.listedAfterMs > LIMITS.slowServerMs)
      complaints.push({ rule: "slow-server", server, place, listedAfterMs: observation.listedAfterMs });
  }
  const { revisionRewritten, protocol } = observation.evidence;
  if (revisionRewritten && protocol !== undefined)
    complaints.push({ rule: "protocol-revision", server, place, revision: protocol });
  if (mode === "check" && (verdict.kind === "verified" || verdict.kind === "tools-missing")) {
    const { unlisted } = verdict;
    if (unlisted.length > 0) complaints.push({ rule: "unlisted-tool", server, place, tools: unlisted });
  }
  return complaints;
}

/** What a probe saw of the server, if one was made. */
export function observationOf(verdict: Verdict): Observation | undefined {
  switch (verdict.kind) {
    case "verified":
    case "tools-missing":
    case "not-expected":
      return verdict.observation;
    case "not-checked":
      return verdict.why.kind === "probe-failed" ? verdict.why.observation : undefined;
    case "skipped":
      return undefined;
  }
}

/** The rule code of a probe's failure: the kind, but for those that people know by another word. */
export function ruleOfFailure({ stage, cause }: Failure): Rule {
  switch (cause.kind) {
    case "not-found":
      return "command-not-found";
    case "auth":
      return "unauthorized";
    case "timed-out":
      if (cause.installer !== undefined) return "installer-running";
      return stage === "list" ? "no-tool-list" : "no-answer";
    default:
      return cause.kind;
  }
}

/** The rule a verdict falls under; undefined when there is nothing wrong with it. */
export function ruleOfVerdict(verdict: Verdict): Rule | undefined {
  switch (verdict.kind) {
    case "tools-missing":
      return "missing-tool";
    case "not-checked":
      return ruleOfUnchecked(verdict.why);
    case "verified":
    case "skipped":
    case "not-expected":
      return undefined;
  }
}

function ruleOfUnchecked(why: Unchecked): Rule {
  switch (why.kind) {
    case "probe-failed":
      return ruleOfFailure(why.observation.failure);
    case "not-configured":
      return "server-not-configured";
    case "disabled":
      return "disabled-server";
    case "bad-entry":
      return "bad-config";
    case "unset-variable":
      return "unset-variable";
  }
}

/**
 * The level of a complaint. A broken entry that a verdict does not carry is one that nothing is expected of, and a
 * disabled one is left as it is by an update: both warn.
 */
export function levelOfComplaint(complaint: Complaint): Level {
  if (complaint.rule === "disabled-server") return "warning";
  if (complaint.rule === "bad-config" && complaint.server !== undefined) return "warning";
  return RULE_LEVELS[complaint.rule];
}

/** Folds verdicts and complaints of a `check` into the run's outcome. */
export function conclude(
  verdicts: readonly Verdict[],
  complaints: readonly Complaint[],
): Pick<Concluded, "kind" | "retryable"> {
  const failing = verdicts.filter((verdict) => ruleOfVerdict(verdict) !== undefined);
  const complained = complaints.some((complaint) => levelOfComplaint(complaint) === "error");
  if (failing.length === 0 && !complained) return { kind: "ok", retryable: false };
  return { kind: "config-error", retryable: !complained && failing.every(mayPassByItself) };
}

/** True when the same run, some time later, may see another thing without anybody changing anything. */
export function mayPassByItself(verdict: Verdict): boolean {
  if (verdict.kind !== "not-checked" || verdict.why.kind !== "probe-failed") return false;
  const { cause } = verdict.why.observation.failure;
  switch (cause.kind) {
    case "refused":
      return true;
    case "network":
      return RESET_CODES.has(cause.code);
    case "http":
      return cause.status >= 500 && cause.status <= 599;
    case "timed-out":
      return (
        verdict.subject.entry?.transport !== "stdio" ||
        cause.answeredAfterMs !== undefined ||
        (cause.installer !== undefined && !cause.installer.asksFirst)
      );
    default:
      return false;
  }
}

/** Node's and undici's words for a connection that the other side broke. */
const RESET_CODES: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
