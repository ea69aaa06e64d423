// Words for an update of the lock that was refused: once for the run, and once for each server.

import type { Complaint, Refusal } from "../../core/complaint.ts";
import type { Place, Verdict } from "../../core/model.ts";
import type { Concluded } from "../../core/result.ts";
import { isListable, pasteCommand, pasteFlags } from "../commands.ts";
import { advice, type Finding, type Fix, finding, paste, type ReportSetting } from "../finding.ts";
import { refusedWords } from "../headline.ts";
import { refusedServers } from "../tally.ts";
import { count, enumerate, list, NOTHING, name, plural, sentences, type Words, words } from "../words.ts";
import { emptyVariableCause } from "./variables.ts";

/** The headline of a refusal. */
export function wordRefusedUpdate(
  { refusals, servers }: Extract<Complaint, { rule: "update-refused" }>,
  { request, lockFile, verdicts }: Concluded,
): Finding {
  const refused = refusedServers(refusals);
  const clean = verdicts
    .map(({ subject }) => subject.server)
    .filter((server) => !refused.has(server) && isListable(server));
  const losing = refusals.filter(({ kind }) => kind === "tools-lost" || kind === "no-longer-configured");
  return finding({
    rule: "update-refused",
    lead: "Lock not updated",
    what: refusedWords(refusals, servers),
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
              words`Solve ${plural(refused.size, "it", "them")}, or update the ${plural(clean.length, "other", "others")} alone:`,
              "sh",
              pasteCommand(request, "update-lock", { servers: clean }),
            ),
          ]),
      ...allowRemovalsFixes(losing.map(({ server }) => server)),
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
      return words`has lost ${count(refusal.lost.length, "tool")}`;
    case "no-longer-configured":
      return words`is no longer configured`;
    case "complaint":
      return words`has a problem of its own`;
  }
}

/** How to say that a loss is meant; nothing for names that no input can hold. */
export function allowRemovalsFixes(servers: readonly string[]): readonly Fix[] {
  const flags = pasteFlags({ allowRemovals: servers.filter(isListable) });
  return flags.length === 0
    ? []
    : [advice(words`If a loss is meant, say so by name: ${name(flags.join(" "))}`)];
}

/** How to say that a server is meant to have no tools; nothing for a name that no input can hold. */
export function allowEmptyFixes(server: string, spelled: string): readonly Fix[] {
  return isListable(server) ? [advice(words`If it is meant to have no tools, say so: ${name(spelled)}`)] : [];
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
        what: words`${count(lost.length, "locked tool")} ${plural(lost.length, "is", "are")} no longer listed`,
        seen: words`In the lock, no longer listed: ${list(lost.map(({ tool, place }) => name(tool, place)))}.`,
        place: lost[0]?.place,
        fixes: allowRemovalsFixes([refusal.server]),
      };
    }
    case "lists-nothing":
      return {
        what: words`lists no tools`,
        seen: words`It answered and listed none. A lock made now would expect nothing of it, and no later run would stop.`,
        place: refusal.place,
        fixes: allowEmptyFixes(refusal.server, pasteFlags({ allowEmpty: [refusal.server] }).join(" ")),
      };
    case "no-longer-configured":
      return {
        what: words`in the lock, no longer in ${config}`,
        seen: words`${count(refusal.entry.expectations.length, "tool")} of it would leave the lock.`,
        place: refusal.entry.place,
        fixes: allowRemovalsFixes([refusal.server]),
      };
  }
}
