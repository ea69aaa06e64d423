// How a value looks when programs of several languages print it. It knows nothing of who must not see it.

import { LIMITS } from "./limits.ts";

/** A value of several lines is met line by line on stderr, and with its white space folded in a quoted line. */
export function spellingsOf(value: string): ReadonlySet<string> {
  const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim());
  const texts = [value.trim(), ...lines];
  return new Set([value, ...texts, ...texts.map((text) => text.replace(/\s+/g, " "))]);
}

/** The forms in which a value is met when a program puts it into JSON, a URL, HTML, base64 or hex. */
export function formsOf(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  // encodeURIComponent throws on a lone surrogate.
  const wellFormed = bytes.toString();
  const hex = bytes.toString("hex");
  const base64 = bytes.toString("base64");
  const url = urlForms(wellFormed);
  const json = JSON.stringify(value).slice(1, -1);
  return [
    value,
    ...url,
    ...url.map(lowerCaseEscapes),
    ...url.map((form) => form.replaceAll("%20", "+")),
    json,
    json.replaceAll("/", "\\/"),
    // As Go writes it.
    json.replace(/[&<>]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`),
    // Backslashes doubled and nothing else: Python's and Node's own way to show a text.
    value.replaceAll("\\", "\\\\"),
    json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
    ...htmlForms(value),
    hex,
    hex.toUpperCase(),
    base64,
    // As MIME, PEM and the base64 command wrap it: a line each.
    ...[64, 76].flatMap((width) => base64.match(new RegExp(`.{1,${width}}`, "g")) ?? []),
    bytes.toString("base64url"),
    ...[0, 1, 2].flatMap((offset) => base64Cores(bytes, offset)),
  ];
}

/** As JavaScript, Python, PHP and HTML forms escape; they differ in what they leave as it is. */
function urlForms(text: string): readonly string[] {
  const component = encodeURIComponent(text);
  const strict = component.replace(/[!'()*]/g, (character) =>
    `%${character.charCodeAt(0).toString(16)}`.toUpperCase(),
  );
  const whole = encodeURI(text);
  const form = new URLSearchParams({ "": text }).toString().slice(1);
  return [component, strict, strict.replaceAll("%2F", "/"), whole, whole.replaceAll("'", "%27"), form];
}

function lowerCaseEscapes(text: string): string {
  return text.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase());
}

const HTML_NAMES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function htmlForms(value: string): readonly string[] {
  const numbered = (character: string) => `&#${character.charCodeAt(0)};`;
  const escaped = (quote: string, apostrophe: string) =>
    value.replace(
      /[&<>"']/g,
      (character) => HTML_NAMES[character] ?? (character === '"' ? quote : apostrophe),
    );
  return [
    ...["'", "&#39;", "&#x27;", "&apos;"].map((apostrophe) => escaped("&quot;", apostrophe)),
    // As Go writes it.
    escaped("&#34;", "&#39;"),
    value.replace(/[&<>"']/g, numbered),
  ];
}

/** The characters of a base64 text that come from these bytes alone when they begin at this offset of a triple. */
function base64Cores(bytes: Buffer, offset: number): readonly string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const start = Math.ceil((offset * 8) / 6);
  const whole = Math.floor(((offset + bytes.length) * 8) / 6);
  const core = encoded.slice(start, whole);
  return core.length < LIMITS.secretCharacters ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}
