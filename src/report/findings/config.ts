// Words for a config, or one entry of it, that the agent's client would not read as it is meant.

import type { BadConfig, ConfigProblem, Level } from "../../core/complaint.ts";
import type { Subject } from "../../core/model.ts";
import { spellInput } from "../commands.ts";
import { advice, type Finding, finding, type ProblemWords, type ReportSetting } from "../finding.ts";
import { list, NOTHING, name, phrase, quoted, sentences, words } from "../words.ts";
import { elsewhereFixes } from "./elsewhere.ts";
import { stakesOf } from "./stakes.ts";
import { syntaxWords } from "./syntax.ts";
import { wordUnreadable } from "./unreadable.ts";
import { emptyVariableCause } from "./variables.ts";

/** A whole file, or one entry; with a subject when something is expected of that server. */
export function wordBadConfig(
  complaint: BadConfig,
  level: Level,
  subject: Subject | undefined,
  setting: ReportSetting,
): Finding {
  const said = wordProblem(complaint, setting.face);
  const spoilt = spoiltField(complaint.problem);
  const variables = (subject?.variables ?? []).filter(({ field }) => field === spoilt);
  const variable = emptyVariableCause({ variables }, setting);
  return finding({
    rule: complaint.rule,
    level,
    server: complaint.server,
    what: said.what,
    hint: variable?.hint,
    seen: sentences([
      said.seen,
      complaint.server === undefined ? words`Nothing was checked.` : words`The server was not started.`,
      level === "warning" ? words`Nothing is expected of it.` : NOTHING,
    ]),
    stakes: subject === undefined ? NOTHING : stakesOf(subject),
    cause: variable?.cause,
    fixes: variable?.fixes ?? said.fixes,
    place: complaint.place,
  });
}

/** The field that an empty variable in it may have spoilt. */
function spoiltField(problem: ConfigProblem): "command" | "url" | undefined {
  if (problem.kind === "empty-command") return "command";
  return problem.kind === "bad-url" && problem.reason === "unparsable" ? "url" : undefined;
}

function wordProblem({ server, file, place, problem }: BadConfig, face: ReportSetting["face"]): ProblemWords {
  const anotherFile = name(spellInput(face, "mcp-config", "PATH"));
  switch (problem.kind) {
    case "missing-file":
      return {
        what: words`${name(file)} does not exist`,
        seen: words`The agent's MCP servers are configured there.`,
        fixes: [
          ...elsewhereFixes(problem.elsewhere, face),
          advice(
            words`${face === "action" ? words`Is the repository checked out before this step? ` : NOTHING}Another file is named so: ${anotherFile}`,
          ),
        ],
      };
    case "unreadable":
      return wordUnreadable(file, problem.code);
    case "outside-workspace":
      return {
        what: words`${name(file)} leads out of the workspace`,
        seen: words`What files of the repository lead to may not lie outside it.`,
        fixes: [advice(words`Put a plain file in its place, or name the real path: ${anotherFile}`)],
      };
    case "syntax":
      return {
        what: words`${name(file)} is not valid JSON`,
        seen: syntaxWords(problem.reason, place),
        fixes: [advice(words`Correct it: the agent cannot read the file either.`)],
      };
    case "comment":
      return {
        what: words`${name(file)} holds a comment`,
        seen: words`JSON has none: Claude Code drops the whole file, and the agent then has no server at all.`,
        fixes: [advice(words`Take the comment out.`)],
      };
    case "conflict-markers":
      return {
        what: words`${name(file)} holds merge-conflict markers`,
        seen: words`A merge was not finished there.`,
        fixes: [advice(words`Solve the conflict and commit the file.`)],
      };
    case "no-container":
      return {
        what: words`${name(file)} has no ${name("mcpServers")}`,
        seen:
          problem.instead === undefined
            ? words`Servers are configured under that key.`
            : words`It has ${quoted(problem.instead)}, which is another client's key for it.`,
        fixes: [advice(words`Put the servers under ${name('"mcpServers": { … }')}.`)],
      };
    case "wrong-type":
      return {
        what:
          problem.field !== ""
            ? words`${name(problem.field)} has the wrong shape`
            : server === undefined
              ? words`${name(file)} has the wrong shape`
              : words`has the wrong shape`,
        seen: words`Expected here: ${phrase(problem.wanted)}.`,
        fixes: [
          server === undefined
            ? advice(words`Correct it: the agent cannot use the file either.`)
            : advice(words`Correct it: the agent drops such an entry.`),
        ],
      };
    case "declared-twice":
      return {
        what: words`configured twice`,
        seen: words`JSON keeps the last of two entries with one name; which is meant cannot be known.`,
        fixes: [advice(words`Rename one of them, or take it out.`)],
      };
    case "no-command-or-url":
      return {
        what: words`has neither command nor url`,
        seen: words`A stdio server needs ${name("command")}; a remote one needs ${name("type")} and ${name("url")}.`,
        fixes: [advice(words`Add the one that is meant.`)],
      };
    case "empty-command":
      return {
        what: words`its command expands to nothing`,
        seen: words`With its variables filled in it names no program.`,
        fixes: [advice(words`Name the program that starts the server.`)],
      };
    case "url-without-type":
      return {
        what: words`has a url, but no type`,
        seen: words`Claude Code takes such an entry for stdio, misses the command and drops it: the agent would not have this server.`,
        fixes: [advice(words`Add ${name('"type": "http"')} to it.`)],
      };
    case "unknown-type":
      return {
        what: words`type ${quoted(problem.type)} is not known`,
        seen: words`Known are ${list(["stdio", "http", "streamable-http", "sse"].map((each) => name(each)))}.`,
        fixes: [advice(words`Correct the type.`)],
      };
    case "bad-url":
      return wordBadUrl(problem.reason);
    case "bad-header":
      return {
        what: words`header ${name(problem.header)} cannot be sent`,
        seen: words`Its value, with variables filled in, holds a line break or a character that HTTP cannot carry.`,
        fixes: [
          advice(
            words`Often a secret holds two lines, or quotes that a text editor made: store it again as it was issued.`,
          ),
        ],
      };
  }
}

function wordBadUrl(reason: Extract<ConfigProblem, { kind: "bad-url" }>["reason"]): ProblemWords {
  switch (reason) {
    case "unparsable":
      return {
        what: words`its url is not a valid URL`,
        seen: words`With its variables filled in it cannot be read as a URL.`,
        fixes: [advice(words`Check it, and the variables in it.`)],
      };
    case "scheme":
      return {
        what: words`its url is neither http nor https`,
        seen: words`With its variables filled in it begins with another scheme.`,
        fixes: [advice(words`Write it as ${name("https://…")}.`)],
      };
    case "credentials":
      return {
        what: words`its url holds a user name or password`,
        seen: words`The fetch of Node and of browsers refuses such a URL.`,
        fixes: [
          advice(words`Send them in a header: ${name('"headers": { "Authorization": "Basic ${NAME}" }')}`),
        ],
      };
  }
}
