// Every sentence a user reads: verdicts and complaints in, findings out, worst first. The words stand in findings/.

import type { Complaint, Level, Refusal, Rule } from "../core/complaint.ts";
import type { Verdict } from "../core/model.ts";
import type { Concluded, Result } from "../core/result.ts";
import { levelOfComplaint } from "../core/verdict.ts";
import type { Finding, ReportSetting } from "./finding.ts";
import { wordBadConfig } from "./findings/config.ts";
import { wordFailure } from "./findings/failures.ts";
import { wordFileComplaint } from "./findings/files.ts";
import {
  wordDisabled,
  wordMissingTools,
  wordNotConfigured,
  wordServerComplaint,
} from "./findings/servers.ts";
import { wordLoss, wordRefusedUpdate } from "./findings/update.ts";
import { wordEmptyVariable, wordUnsetVariable } from "./findings/variables.ts";

type NotChecked = Extract<Verdict, { kind: "not-checked" }>;

/**
 * Everything that is to be said about a run, worst first, in the order of the config where equally bad. Nothing is when it
 * was cancelled or is broken.
 */
export function wordFindings(result: Result, setting: ReportSetting): readonly Finding[] {
  if (result.kind === "cancelled" || result.kind === "internal-error") return [];
  const worded = [...wordVerdicts(result, setting), ...wordComplaints(result, setting)];
  return worded.toSorted((one, other) => severity(one) - severity(other));
}

function wordVerdicts(result: Concluded, setting: ReportSetting): readonly Finding[] {
  const refusals = refusalsOf(result);
  return result.verdicts.flatMap((verdict) => {
    if (result.request.mode === "check") return wordVerdict(verdict, result, setting);
    return refusals
      .filter(({ server }) => server === verdict.subject.server)
      .flatMap((refusal) => wordRefusal(refusal, verdict, result, setting));
  });
}

function wordVerdict(verdict: Verdict, result: Concluded, setting: ReportSetting): readonly Finding[] {
  switch (verdict.kind) {
    case "tools-missing":
      return [wordMissingTools(verdict, result, setting)];
    case "not-checked":
      return [wordUnchecked(verdict, result, setting)];
    case "verified":
    case "skipped":
    case "not-expected":
      return [];
  }
}

function wordUnchecked({ subject, why }: NotChecked, result: Concluded, setting: ReportSetting): Finding {
  switch (why.kind) {
    case "probe-failed":
      return wordFailure({ subject, observation: why.observation, result, setting });
    case "not-configured":
      return wordNotConfigured(subject, result);
    case "disabled":
      return wordDisabled(subject, result);
    case "bad-entry":
      return wordBadConfig(why.complaint, "error", subject, setting);
    case "unset-variable":
      return wordUnsetVariable(subject, why.uses, setting);
  }
}

function refusalsOf({ lockChange }: Concluded): readonly Refusal[] {
  return lockChange?.kind === "refused" ? lockChange.refusals : [];
}

/** A refusal because of a complaint says nothing of its own: the complaint is worded for itself. */
function wordRefusal(
  refusal: Refusal,
  verdict: Verdict,
  result: Concluded,
  setting: ReportSetting,
): readonly Finding[] {
  switch (refusal.kind) {
    case "not-checked":
      return verdict.kind === "not-checked" ? [wordUnchecked(verdict, result, setting)] : [];
    case "complaint":
      return [];
    case "lists-nothing":
    case "tools-lost":
    case "no-longer-configured":
      return [wordLoss(refusal, verdict, result, setting)];
  }
}

function wordComplaints(result: Concluded, setting: ReportSetting): readonly Finding[] {
  return result.complaints.flatMap((complaint) =>
    isSaidAlready(complaint, result) ? [] : [wordComplaint(complaint, result, setting)],
  );
}

/** An empty variable is the likely cause in another finding of its server. */
function isSaidAlready(complaint: Complaint, result: Concluded): boolean {
  if (complaint.rule !== "empty-variable") return false;
  if (result.request.mode === "update-lock")
    return refusalsOf(result).some(({ kind, server }) => server === complaint.server && kind !== "complaint");
  const verdict = verdictOf(complaint.server, result);
  return verdict?.kind === "tools-missing" || verdict?.kind === "not-checked";
}

function verdictOf(server: string, { verdicts }: Concluded): Verdict | undefined {
  return verdicts.find(({ subject }) => subject.server === server);
}

function wordComplaint(complaint: Complaint, result: Concluded, setting: ReportSetting): Finding {
  switch (complaint.rule) {
    case "bad-config":
      return wordBadConfig(complaint, levelOfComplaint(complaint), undefined, setting);
    case "bad-lock":
    case "foreign-lock":
    case "lock-conflict":
    case "no-lock":
    case "no-servers":
    case "nothing-expected":
    case "bad-input":
      return wordFileComplaint(complaint, result, setting);
    case "empty-variable":
      return wordEmptyVariable(
        complaint.server,
        complaint.uses,
        verdictOf(complaint.server, result),
        result,
        setting,
      );
    case "update-refused":
      return wordRefusedUpdate(complaint, result);
    case "disabled-server":
    case "unlisted-server":
    case "slow-server":
    case "protocol-revision":
    case "unlisted-tool":
    case "empty-entry":
      return wordServerComplaint(complaint, result, setting);
  }
}

const LEVEL_ORDER: Readonly<Record<Level, number>> = { error: 0, warning: 100, notice: 200 };

/** Whole files first, since nothing else is known then; missing tools before what could not be checked. */
const FIRST_RULES: readonly Rule[] = ["update-refused", "missing-tool"];

function severity({ level, rule, server }: Finding): number {
  const rank = FIRST_RULES.indexOf(rule);
  return LEVEL_ORDER[level] + (server === undefined ? 0 : rank === -1 ? 10 : 1 + rank);
}
