// The end of a server's stderr, and the lines of it that tell why. Bounded; no I/O of its own.

import { stripVTControlCharacters } from "node:util";
import { LIMITS } from "../core/limits.ts";
import { quoteLine } from "./quote.ts";

export interface Tail {
  push(chunk: Buffer): void;
  /** The last LIMITS.stderrTailBytes, less what stands before the first line break once something was dropped. */
  text(): string;
}

/** Keeps the end of a stream in bounded memory. */
export function keepTail(): Tail {
  let kept = Buffer.alloc(0);
  let dropped = false;
  return {
    push(chunk) {
      const all = Buffer.concat([kept, chunk]);
      dropped ||= all.length > LIMITS.stderrTailBytes;
      kept = Buffer.from(all.subarray(-LIMITS.stderrTailBytes));
    },
    text() {
      const text = kept.toString("utf8");
      if (!dropped) return text;
      // The first line lost its beginning: it may start with half a secret, which redaction would not know.
      const cut = text.search(/[\r\n]/);
      return cut === -1 ? "" : text.slice(cut + 1);
    },
  };
}

const TELLING =
  /\b(code E[A-Z0-9]+|not in this registry|could not be found|error|fatal|exception|panic|refused|denied|missing|cannot|can't|could not|couldn't|unable|not found|not set|required|invalid|unauthorized|forbidden|failed|no such)\b/i;

/** Stack frames, lone brackets, Node's last line and its source markers, npm's parting words: nothing for a person. */
const TRIVIAL =
  /^(\s*at .*|Node\.js v\d.*|[\s{}()[\],;^~]*|\d{3}\s*|.*(A complete log of this run|Note that you can also install|tarball, folder, http url|If you are behind a proxy).*)$/;

/** npm puts it before every line, the trivial ones too. */
const NPM_PREFIX = /^npm (error|ERR!) ?/;

/**
 * The lines of stderr that tell most, oldest first, at most LIMITS.stderrLines: those that name one of `variables`,
 * then those that speak of an error; when no line does either, the last ones.
 */
export function tellingLines(stderr: string, variables: readonly string[]): readonly string[] {
  // Colours hide words from the search below, and are noise to whoever reads the line in a log.
  const lines = stripVTControlCharacters(stderr)
    .split(/\r\n|\r|\n/)
    .filter((line) => !TRIVIAL.test(line.replace(NPM_PREFIX, "")));
  const ranked = [...new Set(lines)].map((line, index) => ({ line, index, rank: rankOf(line, variables) }));
  const telling = ranked.filter(({ rank }) => rank > 0);
  return (telling.length > 0 ? telling : ranked)
    .toSorted((left, right) => right.rank - left.rank || right.index - left.index)
    .slice(0, LIMITS.stderrLines)
    .sort((left, right) => left.index - right.index)
    .map(({ line }) => quoteLine(line));
}

function rankOf(line: string, variables: readonly string[]): number {
  if (variables.some((variable) => line.includes(variable))) return 2;
  return TELLING.test(line.replace(NPM_PREFIX, "")) ? 1 : 0;
}
