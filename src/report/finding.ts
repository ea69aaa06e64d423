// A finding: what is wrong in words for people, and what to do; its shape only, the sentences are in findings/.

import { type Level, RULE_LEVELS, type Rule } from "../core/complaint.ts";
import { LIMITS } from "../core/limits.ts";
import type { Place } from "../core/model.ts";
import { renderPlain } from "./render.ts";
import { cut, shownName } from "./text.ts";
import { NOTHING, type Repository, type Words } from "./words.ts";

/** What words depend on beside the result. */
export interface ReportSetting {
  readonly face: "action" | "terminal";
  /** Who started the run: forks and Dependabot get no secrets. */
  readonly secrets: "available" | "fork" | "dependabot";
  /** For links in the summary; undefined at a terminal or when the workspace is no checkout of this repository. */
  readonly repository: Repository | undefined;
}

/** Something to paste. Line breaks in it are ours. */
export interface Snippet {
  readonly language: "sh" | "yaml" | "json";
  readonly text: string;
}

/** One thing to do. Words that lead to a snippet end in a colon. */
export interface Fix {
  readonly words: Words;
  readonly snippet: Snippet | undefined;
}

/** The cause in a few words, for a table row and the terminal. */
export interface Hint {
  readonly words: Words;
  readonly place: Place | undefined;
}

/** One thing a person should know, in words. */
export interface Finding {
  readonly rule: Rule;
  readonly level: Level;
  readonly server: string | undefined;
  /** Who, what: plain text, at most 70 characters. */
  readonly title: string;
  /** The title without who. */
  readonly what: Words;
  readonly hint: Hint | undefined;
  /** What was seen against what was expected. */
  readonly seen: Words;
  /** What is unknown because of it; the summary says it in its table. */
  readonly stakes: Words;
  readonly cause: Words | undefined;
  /** Lines of the server's stderr, oldest first. */
  readonly quotes: readonly string[];
  readonly fixes: readonly Fix[];
  readonly place: Place | undefined;
}

/** What one thing that is wrong has to say, whoever it befell. */
export interface ProblemWords {
  readonly what: Words;
  readonly seen: Words;
  readonly fixes: readonly Fix[];
}

type Draft = Pick<Finding, "rule" | "what" | "seen"> &
  Partial<Finding> & {
    /** Stands before `what` in the title of a finding without a server. */
    readonly lead?: string;
  };

/** Fills in what a draft leaves out. */
export function finding({ lead, ...draft }: Draft): Finding {
  return {
    level: RULE_LEVELS[draft.rule],
    server: undefined,
    title: titleOf(draft.server ?? lead, renderPlain(draft.what, 3)),
    hint: undefined,
    stakes: NOTHING,
    cause: undefined,
    quotes: [],
    fixes: [],
    place: undefined,
    ...draft,
  };
}

/** A long server name is cut before what happened to it is. */
function titleOf(who: string | undefined, what: string): string {
  const limit = LIMITS.annotationTitleCharacters;
  if (who === undefined) return cut(what, limit);
  const shown = shownName(who);
  return cut(`${cut(shown, Math.max(16, limit - 2 - what.length))}: ${what}`, limit);
}

/** Something to do that cannot be pasted. */
export function advice(said: Words): Fix {
  return { words: said, snippet: undefined };
}

/** Something to do by pasting. */
export function paste(said: Words, language: Snippet["language"], text: string): Fix {
  return { words: said, snippet: { language, text } };
}
