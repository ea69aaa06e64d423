// Where and why a file is no JSON.

import type { Place } from "../../core/model.ts";
import { NOTHING, phrase, type Words, words } from "../words.ts";

/** `Line 7, column 5: a comma is missing before this.` */
export function syntaxWords(reason: string, place: Place | undefined): Words {
  const where = place === undefined ? NOTHING : words`Line ${place.line}, column ${place.column}: `;
  return words`${where}${phrase(reason)}.`;
}
