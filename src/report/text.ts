// Hostile text made visible and inert, one function per sink; knows nothing of findings or results.

/**
 * Characters that cannot be seen or that reorder what can be: control, format (bidi, zero-width, tags), private,
 * lone surrogates, line and paragraph separators, default-ignorable ones, and every blank but the plain space.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** The text with every invisible character shown as `\u{202e}`. Its result holds no line break. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`);
}

/** At most `limit` UTF-16 units (as the runner and GitHub count), ending in "…" when cut; no pair is split. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, Math.max(0, limit - 1));
  return `${kept.replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** For HTML text and attributes in double quotes. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Prose inside a Markdown paragraph; what holds more than words and their punctuation becomes a code span. Escaping is
 * not enough: bare addresses are linked after escapes are read.
 */
export function markdown(text: string): string {
  return /^[\p{L}\p{N} ,;:.…'"(){}-]*$/u.test(text) && !/www\.|:\/\//i.test(text) ? text : codeSpan(text);
}

/** Escaped text with places where a long word may be broken: a table must not be cut off at 420 px. */
export function breakable(escaped: string): string {
  return escaped.replace(/[^\s&#;<>]{21,}/g, (word) =>
    word.replace(/.{8,16}?[_\-./@:](?=.)|.{16}(?=.)/g, "$&<wbr>"),
  );
}

/** A Markdown code span: nothing in it is parsed, linked or mentioned. */
export function codeSpan(text: string): string {
  const shown = shownName(text);
  const ticks = "`".repeat(longestRun(shown, "`") + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/** A fenced code block at column 0; line breaks of `text` stay, all else invisible is shown. */
export function fence(language: string, text: string): string {
  const lines = text.split("\n").map(visible).join("\n");
  const ticks = "`".repeat(Math.max(3, longestRun(lines, "`") + 1));
  return `${ticks}${language}\n${lines}\n${ticks}`;
}

/** A name that can be seen: an empty or blank one stands in quotes. */
export function shownName(text: string): string {
  const shown = visible(text);
  return shown.trim() === "" ? `"${shown}"` : shown;
}

/**
 * One line of a log that GitHub's runner reads for commands: `::` at the start (after blanks, which it trims) and `##[`
 * anywhere are broken (actions/runner, ActionCommand.cs).
 */
export function logLine(text: string): string {
  return visible(text)
    .replace(/^( *):(?=:)/, "$1\\u{3a}")
    .replaceAll("##[", "##\\u{5b}");
}

/** One word of a POSIX shell command, quoted when it must be; what cannot be seen is spelled in `$'…'` of bash and zsh. */
export function shellWord(word: string): string {
  if (/^[\w@%+:,./-]+$/.test(word)) return word;
  if (visible(word) === word) return `'${word.replaceAll("'", `'\\''`)}'`;
  const spelled = word
    .replace(/[\\']/g, "\\$&")
    .replace(INVISIBLE, (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`);
  return `$'${spelled}'`;
}

/** A path of a file as the path of a URL. */
export function urlPath(path: string): string {
  return visible(path)
    .split("/")
    .map((segment) =>
      encodeURIComponent(segment).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join("/");
}

/** The length of the longest run of one character. */
function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const each of text) {
    run = each === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
