// Bounds what a server said before it is kept. Makes nothing inert and hides nothing: core/secrets.ts and report/text.ts do.

import { LIMITS } from "../core/limits.ts";

/**
 * A text as one line, its white space folded. The bound is far above what is ever shown: values are redacted by their
 * whole text after this, and a cut through one of them would leave a half that nothing recognises.
 */
export function quoteLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, LIMITS.evidenceCharacters);
}
