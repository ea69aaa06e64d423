// What the words of one failure are given, and what they give back.

import type { Failed, Place, Subject } from "../../core/model.ts";
import type { Concluded } from "../../core/result.ts";
import { mayPassByItself } from "../../core/verdict.ts";
import { advice, type Fix, type ProblemWords, type ReportSetting } from "../finding.ts";
import { words } from "../words.ts";

/** What the words of one failure are made of. */
export interface FailureScene {
  readonly subject: Subject;
  readonly observation: Failed;
  readonly result: Concluded;
  readonly setting: ReportSetting;
}

/** What one kind of failure has to say. */
export interface FailureWords extends ProblemWords {
  /** Undefined: the server's line in the config. */
  readonly place?: Place | undefined;
}

/** The value of `command`. */
export function commandPlace({ entry }: Subject): Place | undefined {
  return entry?.transport === "stdio" ? entry.command.place : undefined;
}

/** The value of `url`. */
export function urlPlace({ entry }: Subject): Place | undefined {
  return entry?.transport === "http" || entry?.transport === "sse" ? entry.url.place : undefined;
}

/** Nothing for a failure that a second run would only repeat. */
export function retryFixes({ subject, observation }: FailureScene): readonly Fix[] {
  return mayPassByItself({ kind: "not-checked", subject, why: { kind: "probe-failed", observation } })
    ? [advice(words`This can pass by itself: re-run once.`)]
    : [];
}
