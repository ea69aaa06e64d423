// Words for a file that is not where it was looked for, but lies in another folder.

import { spellInput } from "../commands.ts";
import { advice, type Fix, type ReportSetting } from "../finding.ts";
import { NOTHING, name, words } from "../words.ts";

/** `folders` as one would type them for `working-directory`. */
export function elsewhereFixes(folders: readonly string[], face: ReportSetting["face"]): readonly Fix[] {
  const [first, ...others] = folders;
  if (first === undefined) return [];
  const more = others.length === 0 ? NOTHING : words` (and ${others.length} more)`;
  return [
    advice(
      words`There is one in ${name(`${first}/`)}${more}: ${name(spellInput(face, "working-directory", first))}`,
    ),
  ];
}
