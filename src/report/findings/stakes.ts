// What is unknown when a server could not be checked.

import type { Subject } from "../../core/model.ts";
import { NOTHING, quoted, type Words, words } from "../words.ts";

/** `The 2 tools expected of "report" are unknown.`; nothing when nothing is expected of it. */
export function stakesOf({ server, locked }: Subject): Words {
  const expected = locked?.expectations.length ?? 0;
  if (expected === 0) return NOTHING;
  return expected === 1
    ? words`The tool expected of ${quoted(server)} is unknown.`
    : words`The ${expected} tools expected of ${quoted(server)} are unknown.`;
}
