// Words for a file that is there and cannot be read; the same for config and lock.

import { LIMITS } from "../../core/limits.ts";
import { advice, type ProblemWords } from "../finding.ts";
import { name, words } from "../words.ts";

/** Why, by the code of workspace.ts, and what to do about it. */
export function wordUnreadable(file: string, code: string): ProblemWords {
  return { what: words`${name(file)} cannot be read`, ...reasonOf(code) };
}

function reasonOf(code: string): Pick<ProblemWords, "seen" | "fixes"> {
  switch (code) {
    case "EISDIR":
      return { seen: words`It is a folder.`, fixes: [advice(words`Name the file in it.`)] };
    case "EFTYPE":
      return { seen: words`It is no plain file.`, fixes: [advice(words`Name a plain file.`)] };
    case "EILSEQ":
      return { seen: words`It is not UTF-8 text.`, fixes: [advice(words`Save it as UTF-8.`)] };
    case "EFBIG":
      return {
        seen: words`It is larger than ${LIMITS.fileBytes / 1024 / 1024} MiB.`,
        fixes: [advice(words`Is it the file that is meant?`)],
      };
    case "ENOENT":
      return {
        seen: words`It is a link that leads nowhere.`,
        fixes: [advice(words`Put the file in its place.`)],
      };
    default:
      return {
        seen: words`The system says ${name(code)}.`,
        fixes: [advice(words`Check the path and the rights of the file.`)],
      };
  }
}
