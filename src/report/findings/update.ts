// Words for an update of the lock that was refused: once for the run, and once for each server.

import type { Complaint, Refusal } from "../../core/complaint.ts";
import type { Place, Verdict } from "../../core/model.ts";
import type { Concluded } from "../../core/result.ts";
import { pasteCommand, pasteFlags } from "../commands.ts";
import { advice, type Finding, type Fix, finding, paste, type ReportSetting } from "../finding.ts";
import { count, enumerate, list, NOTHING, name, sentences, type Words, words } from "../words.ts";
import { emptyVariableCause } from "./variables.ts";

/** The headline of a refusal. */
export function wordRefusedUpdate(
  { refusals, servers }: Extract<Complaint, { rule: "update-refused" }>,
  { request, lockFile, verdicts }: Concluded,
): Finding {
  const refused = new Set(refusals.map(({ server }) => server));
  const clean = verdicts.map(({ subject }) => subject.server).filter((server) => !refused.has(server));
  const losing = refusals.filter(({ kind }) => kind === "tools-lost" || kind === "no-longer-configured");
  return finding({
    rule: "update-refused",
    lead: "Lock not updated",
    what: words`${refused.size} of ${count(servers, "server")} ${refused.size === 1 ? words`has a problem` : words`have problems`}`,
    seen: sentences([
      words`${enumerate(refusals.slice(0, 10).map((refusal) => words`${name(refusal.server)} ${wordRefusal(refusal)}`))}.`,
      refusals.length > 10 ? words`So it is with ${refusals.length - 10} more.` : NOTHING,
      words`${name(lockFile)} is unchanged.`,
    ]),
    fixes: [
      ...(clean.length === 0
        ? []
        : [
            paste(
              words`Solve ${refused.size === 1 ? words`it` : words`them`}, or update the ${clean.length === 1 ? words`other` : words`others`} alone:`,
              "sh",
              pasteCommand(request, "update-lock", { servers: clean }),
            ),
          ]),
      ...(losing.length === 0 ? [] : [allowFix(losing.map(({ server }) => server))]),
    ],
  });
}

function wordRefusal(refusal: Refusal): Words {
  switch (refusal.kind) {
    case "not-checked":
      return words`was not checked`;
    case "lists-nothing":
      return words`lists no tools`;
    case "tools-lost":
      return words`lists ${count(refusal.lost.length, "tool")} less`;
    case "no-longer-configured":
      return words`is no longer configured`;
    case "complaint":
      return words`has a problem of its own`;
  }
}

function allowFix(servers: readonly string[]): Fix {
  return advice(
    words`If a loss is meant, say so by name: ${name(pasteFlags({ allowRemovals: servers }).join(" "))}`,
  );
}

type OwnRefusal = Exclude<Refusal, { kind: "not-checked" | "complaint" }>;

/** One server whose loss the update did not accept. */
export function wordLoss(
  refusal: OwnRefusal,
  verdict: Verdict | undefined,
  { configFile }: Concluded,
  setting: ReportSetting,
): Finding {
  const variable = verdict === undefined ? undefined : emptyVariableCause(verdict.subject, setting);
  const { what, seen, place, fixes } = wordOwn(refusal, name(configFile));
  return finding({
    rule: "update-refused",
    server: refusal.server,
    what,
    hint: variable?.hint,
    seen,
    cause: variable?.cause,
    fixes: [...(variable?.fixes ?? []), ...fixes],
    place,
  });
}

function wordOwn(
  refusal: OwnRefusal,
  config: ReturnType<typeof name>,
): {
  readonly what: Words;
  readonly seen: Words;
  readonly place: Place | undefined;
  readonly fixes: readonly Fix[];
} {
  switch (refusal.kind) {
    case "tools-lost": {
      const { lost } = refusal;
      return {
        what:
          lost.length === 1
            ? words`1 locked tool is no longer listed`
            : words`${lost.length} locked tools are no longer listed`,
        seen: words`In the lock, no longer listed: ${list(lost.map(({ tool, place }) => name(tool, place)))}.`,
        place: lost[0]?.place,
        fixes: [allowFix([refusal.server])],
      };
    }
    case "lists-nothing":
      return {
        what: words`lists no tools`,
        seen: words`It answered and listed none. A lock made now would expect nothing of it, and no later run would stop.`,
        place: refusal.place,
        fixes: [
          advice(
            words`If it is meant to have no tools, say so by name: ${name(pasteFlags({ allowEmpty: [refusal.server] }).join(" "))}`,
          ),
        ],
      };
    case "no-longer-configured":
      return {
        what: words`in the lock, no longer in ${config}`,
        seen: words`${count(refusal.entry.expectations.length, "tool")} of it would leave the lock.`,
        place: refusal.entry.place,
        fixes: [allowFix([refusal.server])],
      };
  }
}
