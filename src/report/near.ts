// Which of some names another name was probably meant to be; a few edits apart, or one in the singular.

/** More names than this are not compared: both sides may be a hostile server's ten thousand. */
const COMPARED = 200;
const LONGEST = 80;

/** The nearest of `candidates`, when it is near enough to be meant. */
export function nearName(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const allowed = Math.min(2, Math.floor(name.length / 4));
  const ranked = candidates
    .slice(0, COMPARED)
    .filter((candidate) => candidate !== name && candidate.length <= LONGEST)
    .map((candidate) => ({ candidate, edits: edits(folded(name), folded(candidate)) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits);
  return ranked[0]?.candidate;
}

/** Case, separators and a plural do not count. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/[-_.\s]/g, "")
    .replace(/s$/, "");
}

/** Levenshtein distance. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (one[line - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
