// Words for verdicts on single servers that need no failure of a probe: missing tools, absent, disabled, unlisted.

import type { Complaint } from "../../core/complaint.ts";
import type { Subject, ToolTable, Verdict } from "../../core/model.ts";
import type { Concluded, Request } from "../../core/result.ts";
import { levelOfComplaint } from "../../core/verdict.ts";
import { isListable, pasteCommand, spellInput } from "../commands.ts";
import { advice, type Finding, type Fix, finding, paste, type ReportSetting } from "../finding.ts";
import { nearName } from "../near.ts";
import {
  count,
  duration,
  enumerate,
  list,
  NOTHING,
  name,
  plural,
  sentences,
  type Words,
  words,
} from "../words.ts";
import { stakesOf } from "./stakes.ts";
import { allowEmptyFixes, allowRemovalsFixes } from "./update.ts";
import { carriesCredentials, emptyVariableCause } from "./variables.ts";

type ToolsMissing = Extract<Verdict, { kind: "tools-missing" }>;

/** It gave a list, and expected tools are not in it. Names all of them; stands at the lock line of the first. */
export function wordMissingTools(
  verdict: ToolsMissing,
  { request }: Concluded,
  setting: ReportSetting,
): Finding {
  const { subject, missing, unlisted } = verdict;
  const { server } = subject;
  const variable = emptyVariableCause(subject, setting);
  const [first] = missing;
  const renamed = nearPairs(
    missing.map(({ tool }) => tool),
    unlisted,
  );
  // Allow-lists spell a tool so; whoever copies from one writes the prefix into the lock.
  const prefix = `mcp__${server.replace(/[^A-Za-z0-9_-]/g, "_")}__`;
  const prefixed = missing.map(({ tool }) => tool).find((tool) => tool.startsWith(prefix));
  const isRenamed = renamed.length === missing.length;
  return finding({
    rule: "missing-tool",
    server,
    what:
      missing.length === 1
        ? words`tool ${name(first?.tool ?? "")} is missing`
        : words`${missing.length} of ${subject.locked?.expectations.length ?? 0} expected tools are missing`,
    hint: variable?.hint ?? { words: words`the server gave no reason`, place: undefined },
    seen: sentences([
      words`${list(missing.map(({ tool, place }) => name(tool, place)))}.`,
      listed(verdict),
      didYouMean(renamed, missing.length, unlisted),
      prefixed === undefined
        ? NOTHING
        : words`The lock holds the names that the server gives: ${name(prefixed.slice(prefix.length))}, without ${name(prefix)}.`,
    ]),
    cause: variable?.cause ?? (isRenamed ? undefined : unknownCause(subject)),
    fixes: variable?.fixes ?? [
      removalFix(
        words`If ${plural(missing.length, "it is", "they are")} ${isRenamed ? words`renamed` : words`gone for good`}, accept that and have the change of the lock reviewed:`,
        request,
        server,
      ),
    ],
    place: first?.place,
  });
}

/** `The server (warehouse-mcp 2.4.0) answered normally in 180 ms and listed 4 other tools, 1 of them new: export_orders.` */
function listed({ observation, unlisted }: ToolsMissing): Words {
  const { implementation } = observation.evidence;
  const itself =
    implementation === undefined
      ? NOTHING
      : words` (${name(`${implementation.name} ${implementation.version}`)})`;
  const tools = observation.tools.length;
  const others = tools === 0 ? words`no tools` : count(tools, "other tool");
  const fresh =
    unlisted.length === 0
      ? NOTHING
      : words`, ${unlisted.length} of them new: ${list(unlisted.map((tool) => name(tool)))}`;
  return words`The server${itself} answered normally in ${duration(observation.listedAfterMs)} and listed ${others}${fresh}.`;
}

/** The update that lets one server lose what it lost; by hand for a name that no input can hold. */
function removalFix(said: Words, request: Request, server: string): Fix {
  return isListable(server)
    ? paste(said, "sh", pasteCommand(request, "update-lock", { servers: [server], allowRemovals: [server] }))
    : advice(words`${said} edit it by hand.`);
}

interface NearPair {
  readonly tool: string;
  readonly near: string;
}

function nearPairs(missing: readonly string[], unlisted: ToolTable): readonly NearPair[] {
  return missing.slice(0, 20).flatMap((tool) => {
    const near = nearName(tool, unlisted);
    return near === undefined ? [] : [{ tool, near }];
  });
}

/** One gone and one new is a rename more often than not, however far apart the names are. */
function didYouMean(pairs: readonly NearPair[], missing: number, unlisted: ToolTable): Words {
  const [first] = pairs;
  const [only, ...others] = unlisted;
  if (first === undefined)
    return missing === 1 && only !== undefined && others.length === 0
      ? words`Was it renamed to ${name(only)}?`
      : NOTHING;
  if (missing === 1) return words`Did you mean ${name(first.near)}?`;
  const shown = pairs.slice(0, 3).map(({ tool, near }) => words`${name(near)} for ${name(tool)}`);
  return words`Did you mean ${enumerate(shown)}?`;
}

function unknownCause({ variables }: Subject): Words {
  const carried = variables.filter(({ state, field }) => state === "set" && carriesCredentials(field));
  const set = [...new Set(carried.map(({ variable }) => variable))];
  if (set.length === 0) return words`not known; the server reported no problem.`;
  const shown = set.slice(0, 3).map((variable) => name(variable));
  return words`not known; often a token lacks a scope. ${enumerate(shown)} ${plural(shown.length, "is", "are")} set.`;
}

/** The lock knows it, the config does not. */
export function wordNotConfigured(subject: Subject, { request, configFile, verdicts }: Concluded): Finding {
  const { server, locked } = subject;
  const configured = verdicts.flatMap((verdict) =>
    verdict.subject.entry === undefined ? [] : [verdict.subject.server],
  );
  const near = nearName(server, configured);
  const expected = locked?.expectations.length ?? 0;
  return finding({
    rule: "server-not-configured",
    server,
    what: words`in the lock, but not in ${name(configFile)}`,
    seen: sentences([
      words`${count(expected, "tool")} ${plural(expected, "is", "are")} expected of it, and ${name(configFile)} has no server of that name.`,
      configured.length === 0
        ? words`It has none that was looked at.`
        : words`It has: ${list(configured.map((each) => name(each)))}.`,
      near === undefined ? NOTHING : words`Did you mean ${name(near)}?`,
    ]),
    fixes: [
      advice(words`Renamed? Rename it in the lock too.`),
      removalFix(words`Gone on purpose? Take it out of the lock:`, request, server),
    ],
    place: locked?.place,
  });
}

/** Something is expected of it, and its entry is marked as disabled. */
export function wordDisabled(subject: Subject, { configFile, request }: Concluded): Finding {
  const expected = subject.locked?.expectations.length ?? 0;
  return finding({
    rule: "disabled-server",
    server: subject.server,
    what: words`expected, but disabled in ${name(configFile)}`,
    seen: words`${count(expected, "tool")} ${plural(expected, "is", "are")} expected of it, and its entry is marked as disabled, so it was not started. Claude Code ignores that mark and starts it.`,
    stakes: stakesOf(subject),
    fixes: [
      removalFix(
        words`Take the mark away; or, where the server is not wanted, take it out of the lock:`,
        request,
        subject.server,
      ),
    ],
    place: subject.entry?.disabled,
  });
}

type ServerWarning = Extract<
  Complaint,
  {
    rule:
      | "disabled-server"
      | "unlisted-server"
      | "slow-server"
      | "protocol-revision"
      | "unlisted-tool"
      | "empty-entry";
  }
>;

/** Complaints about a server that was asked, or did not need to be. */
export function wordServerComplaint(
  complaint: ServerWarning,
  { request, lockFile, verdicts }: Concluded,
  { face }: ReportSetting,
): Finding {
  const { rule, server, place } = complaint;
  const isVerified = verdicts.find(({ subject }) => subject.server === server)?.kind === "verified";
  const lockIt = pasteCommand(request, "update-lock", { servers: [server] });
  switch (complaint.rule) {
    case "disabled-server":
      return finding({
        rule,
        level: levelOfComplaint(complaint),
        server,
        what: words`disabled, so not asked`,
        seen: words`Its entry in ${name(lockFile)} stays as it is, and a check fails on it: nothing is known of a server that is not started. Claude Code ignores the mark and starts it.`,
        fixes: [advice(words`Take the mark away, and update again.`), ...allowRemovalsFixes([server])],
        place,
      });
    case "unlisted-server":
      return finding({
        rule,
        server,
        what: words`not in the lock`,
        seen: words`It is configured, but ${name(lockFile)} expects nothing of it, so it was not started.`,
        fixes: [paste(words`To expect its tools from now on:`, "sh", lockIt)],
        place,
      });
    case "slow-server":
      return finding({
        rule,
        server,
        what: words`its tool list took ${duration(complaint.listedAfterMs)}`,
        seen: words`An agent's first turn may not wait longer than 5 s for a server: its tools may be missing there.`,
        fixes: [advice(words`If it is downloaded or built when it starts, do that in a step before.`)],
        place,
      });
    case "protocol-revision":
      return finding({
        rule,
        server,
        what: words`answers initialize with revision ${name(complaint.revision)}`,
        seen: words`That revision has no initialize, and clients built on the official SDK refuse a server that answers so. It was spoken to as 2025-11-25 instead.`,
        fixes: [advice(words`Update the server, or let it answer initialize with 2025-11-25.`)],
        place,
      });
    case "unlisted-tool":
      return finding({
        rule,
        server,
        what: words`lists ${count(complaint.tools.length, "tool")} that nobody expects`,
        seen: words`Not in the lock: ${list(complaint.tools.map((tool) => name(tool)))}.`,
        // Where locked tools are missing too, an update would be refused: the other finding says what to do.
        fixes: isVerified
          ? [
              paste(
                words`To expect ${plural(complaint.tools.length, "it", "them")} from now on:`,
                "sh",
                lockIt,
              ),
            ]
          : [],
        place,
      });
    case "empty-entry":
      return finding({
        rule,
        server,
        what: words`its entry in the lock is empty`,
        seen: words`An entry without tools verifies nothing, and a check that verifies nothing is always green.`,
        fixes: [
          paste(words`Write what the server lists where its credentials are:`, "sh", lockIt),
          ...allowEmptyFixes(server, spellInput(face, "allow-empty", server)),
        ],
        place,
      });
  }
}
