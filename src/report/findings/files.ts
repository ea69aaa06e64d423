// Words for whole files and inputs that are wrong: nothing was started.

import type { Complaint } from "../../core/complaint.ts";
import type { Concluded, Request } from "../../core/result.ts";
import { pasteCommand, spellInput } from "../commands.ts";
import {
  advice,
  type Finding,
  type Fix,
  finding,
  type ProblemWords,
  paste,
  type ReportSetting,
} from "../finding.ts";
import { nearName } from "../near.ts";
import { cut } from "../text.ts";
import { list, NOTHING, name, phrase, quoted, words } from "../words.ts";
import { elsewhereFixes } from "./elsewhere.ts";
import { syntaxWords } from "./syntax.ts";
import { wordUnreadable } from "./unreadable.ts";

type FileComplaint = Extract<
  Complaint,
  {
    rule:
      | "bad-lock"
      | "foreign-lock"
      | "lock-conflict"
      | "no-lock"
      | "no-servers"
      | "nothing-expected"
      | "bad-input";
  }
>;

const NOTHING_TO_CHECK = "Nothing to check against";

/** A file or input that ends the run; where to find the right one is spelled as the run's face writes it. */
export function wordFileComplaint(
  complaint: FileComplaint,
  { request }: Concluded,
  { face }: ReportSetting,
): Finding {
  const writeLock = pasteCommand(request, "update-lock");
  switch (complaint.rule) {
    case "bad-lock":
      return finding({
        rule: complaint.rule,
        ...wordLockProblem(complaint, request.mode, writeLock),
        place: complaint.place,
      });
    case "foreign-lock":
      return finding({
        rule: complaint.rule,
        what: words`${name(complaint.file)} was written by another tool`,
        seen: words`It holds ${quoted(complaint.key)}; this action reads ${name('{ "server": ["tool", …] }')}. Nothing was checked and the file was not touched.`,
        fixes: [
          advice(
            words`Give this action a file of its own: ${name(spellInput(face, "lock", "mcp-preflight.lock.json"))}`,
          ),
        ],
        place: complaint.place,
      });
    case "lock-conflict":
      return finding({
        rule: complaint.rule,
        what: words`${name(complaint.file)} holds merge-conflict markers`,
        seen: words`A merge was not finished there, so it is not known which tools must exist. Nothing was checked.`,
        fixes: [
          advice(
            words`Solve the conflict; when in doubt take one side, then make the lock anew with update-lock.`,
          ),
        ],
        place: complaint.place,
      });
    case "no-lock":
      return finding({
        rule: complaint.rule,
        lead: NOTHING_TO_CHECK,
        what: words`${name(complaint.file)} does not exist`,
        seen: words`A check that expects nothing is always green, so this one stops.`,
        fixes: [
          ...elsewhereFixes(complaint.elsewhere, face),
          paste(words`Write the lock where the credentials are, read it, commit it:`, "sh", writeLock),
        ],
      });
    case "no-servers":
      return finding({
        rule: complaint.rule,
        what: words`${name(complaint.file)} configures no servers`,
        seen: words`There is nothing to check, and a check that checks nothing must not be green.`,
        fixes: [
          advice(
            words`Add servers under ${name("mcpServers")}, or name the file that the agent gets: ${name(spellInput(face, "mcp-config", "PATH"))}`,
          ),
        ],
        place: complaint.place,
      });
    case "nothing-expected":
      return finding({
        rule: complaint.rule,
        lead: complaint.why === "all-disabled" ? "Nothing to lock" : NOTHING_TO_CHECK,
        place: complaint.place,
        ...wordNothingExpected(complaint, request, writeLock),
      });
    case "bad-input":
      return finding({ rule: complaint.rule, ...wordInput(complaint) });
  }
}

function wordNothingExpected(
  { why, file }: Extract<FileComplaint, { rule: "nothing-expected" }>,
  request: Request,
  writeLock: string,
): ProblemWords {
  switch (why) {
    case "lock-empty":
      return {
        what: words`${name(file)} is empty`,
        seen: words`A check that expects nothing is always green, so this one stops.`,
        fixes: [paste(words`Write the lock where the credentials are, read it, commit it:`, "sh", writeLock)],
      };
    case "all-filtered":
      return {
        what: words`none of the chosen servers is in the lock`,
        seen: words`${name(file)} expects nothing of ${list(request.servers.map((each) => name(each)))}, and no other server is looked at.`,
        fixes: [
          paste(
            words`To expect their tools from now on:`,
            "sh",
            pasteCommand(request, "update-lock", { servers: request.servers }),
          ),
        ],
      };
    case "all-disabled":
      return {
        what: words`every server is disabled`,
        seen: words`${name(file)} marks every ${request.servers.length === 0 ? NOTHING : words`chosen `}server as disabled, so none was asked and no lock was written.`,
        fixes: [advice(words`Take away the mark of those that the agent needs.`)],
      };
  }
}

function wordLockProblem(
  { file, place, problem }: Extract<FileComplaint, { rule: "bad-lock" }>,
  mode: Request["mode"],
  writeLock: string,
): ProblemWords {
  const shape = name('{ "server": ["tool", …] }');
  switch (problem.kind) {
    case "unreadable":
      return wordUnreadable(file, problem.code);
    case "outside-workspace":
      return {
        what:
          mode === "check"
            ? words`${name(file)} leads out of the workspace`
            : words`${name(file)} lies outside the workspace`,
        seen:
          mode === "check"
            ? words`What files of the repository lead to may not lie outside it. Nothing was started.`
            : words`A lock is a file of the repository: it is written inside the workspace only. Nothing was started.`,
        fixes: [advice(words`Move it into the repository and commit it there.`)],
      };
    case "link":
      return {
        what: words`${name(file)} is a symbolic link`,
        seen: words`The lock is never written through a link. Nothing was written.`,
        fixes: [advice(words`Name the file that it leads to, or put a plain file in its place.`)],
      };
    case "unwritable":
      return {
        what: words`${name(file)} cannot be written`,
        seen: words`The system says ${name(problem.code)}. Nothing was written.`,
        fixes: [advice(words`Check that its folder exists and may be written to.`)],
      };
    case "changed-meanwhile":
      return {
        what: words`${name(file)} changed while servers were asked`,
        seen: words`It is not what this run read when it began. Nothing was written.`,
        fixes: [advice(words`Run the update again; let no two updates run at once.`)],
      };
    case "syntax":
      return {
        what: words`${name(file)} is not valid JSON`,
        seen: words`${syntaxWords(problem.reason, place)} Nothing was checked.`,
        fixes: [advice(words`Correct it, or take the last good version from git.`)],
      };
    case "wrong-type":
      return {
        what:
          problem.server === undefined
            ? words`${name(file)} has the wrong shape`
            : words`${name(file)}: ${quoted(problem.server)} has the wrong shape`,
        seen: words`Expected here: ${phrase(problem.wanted)}. A lock reads ${shape}. Nothing was checked.`,
        fixes: [paste(words`Correct it, or write it anew where the credentials are:`, "sh", writeLock)],
      };
    case "parameters":
      return {
        what: words`${name(file)}: ${quoted(problem.server)} is locked with parameters`,
        seen: words`This version reads names of tools only: ${shape}. Nothing was checked.`,
        fixes: [advice(words`Write the names of its tools as a list.`)],
      };
    case "failed-observation":
      return {
        what: words`${name(file)}: ${quoted(problem.server)} holds an error`,
        seen: words`A lock says which tools must exist. This entry records that somebody could not find that out, so it expects nothing. Nothing was checked.`,
        fixes: [paste(words`Write it anew where the credentials are:`, "sh", writeLock)],
      };
    case "declared-twice":
      return {
        what: words`${name(file)} names ${quoted(problem.server)} twice`,
        seen: words`Which of the two is meant cannot be known. Nothing was checked.`,
        fixes: [advice(words`Join them into one entry.`)],
      };
  }
}

function wordInput({
  input,
  value,
  source,
  problem,
}: Extract<FileComplaint, { rule: "bad-input" }>): ProblemWords {
  const given = quoted(cut(value, 200));
  const what = words`${name(input)} ${given} is refused`;
  const from = source.includes(input) ? NOTHING : words` (from ${name(source)})`;
  switch (problem.kind) {
    case "not-one-of":
      return {
        what,
        seen: words`${name(input)}${from} is one of ${list(problem.allowed.map((each) => name(each)))}.`,
        fixes: suggestion(value, problem.allowed),
      };
    case "not-seconds":
      return {
        what,
        seen: words`${name(input)}${from} takes seconds above 0 and up to 86400, such as ${name("45")} or ${name("0.5")}, one line ${name("name=seconds")} a server, or ${name("auto")}.`,
        fixes: [],
      };
    case "unknown-server":
      return {
        what: words`${name(input)} names ${given}, which nobody knows`,
        seen: words`Neither config nor lock has a server of that name. They have: ${list(problem.known.map((each) => name(each)))}.`,
        fixes: suggestion(value, problem.known),
      };
    case "not-a-directory":
      return {
        what,
        seen: words`There is no such directory${from}.`,
        fixes: [
          advice(words`Is the repository checked out before this step, and the path relative to its root?`),
        ],
      };
    case "not-one-path":
      return {
        what: words`${name(input)} is not the path of one file`,
        // The value is not shown: a config written there may hold a secret.
        seen: words`${name(input)}${from} holds ${problem.holds === "JSON" ? words`JSON` : words`several lines`}.`,
        fixes: [advice(words`Name one file; several take one run each.`)],
      };
  }
}

function suggestion(value: string, known: readonly string[]): readonly Fix[] {
  const near = nearName(value, known);
  return near === undefined ? [] : [advice(words`Did you mean ${name(near)}?`)];
}
