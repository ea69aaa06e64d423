// Values that were given to servers and must not be shown, and what was seen without them. Pure.

import { formsOf, spellingsOf } from "./encodings.ts";
import { expandPiece, type Lookup, piecesOf } from "./expand.ts";
import { LIMITS } from "./limits.ts";
import type { FailureCause, Located, Noise, Observation, ServerEntry, Step } from "./model.ts";

/** A value to hide, and what is shown in its place. */
export interface Secret {
  readonly value: string;
  readonly shown: string;
}

export type Redact = (text: string) => string;

/** What stands for a literal of the config; a value from a variable is shown as the reference to it. */
const LITERAL = "[redacted]";

/** Flags whose next argument, or whose part after `=`, is a credential. */
const SECRET_FLAG = /^--?[\w-]*(?:token|secret|password|passwd|api-?_?key|credential|auth|bearer)[\w-]*(=)?/i;

/** Everything that an entry gives its server and that must not be shown . */
export function secretsOf(entry: ServerEntry, lookup: Lookup): readonly Secret[] {
  switch (entry.transport) {
    case "unknown":
      return [];
    case "stdio":
      return [
        ...[entry.command, ...entry.args].flatMap(({ text }) => valuesOfVariables(text, lookup)),
        ...[...entry.env.values()].flatMap(({ text }) => valuesIn(text, lookup)),
        ...valuesOfFlags(entry.args, lookup),
      ];
    case "http":
    case "sse":
      return [
        ...valuesOfVariables(entry.url.text, lookup),
        ...[...entry.headers.values()].flatMap(({ text }) => valuesIn(text, lookup)),
        ...valuesOfUrl(valueOfText(entry.url.text, lookup)),
      ];
  }
}

function valueOfText(text: string, lookup: Lookup): string {
  return piecesOf(text)
    .map((piece) => expandPiece(piece, lookup))
    .join("");
}

/** What the references of a text stand for, a default too. */
function valuesOfVariables(text: string, lookup: Lookup): readonly Secret[] {
  return piecesOf(text).flatMap((piece) =>
    piece.kind === "reference" ? [{ value: expandPiece(piece, lookup), shown: `\${${piece.variable}}` }] : [],
  );
}

/** All of a text that carries a credential: references, what stands beside them, and the whole where the parts are short. */
function valuesIn(text: string, lookup: Lookup): readonly Secret[] {
  const literals = piecesOf(text).flatMap((piece) => (piece.kind === "literal" ? wordsOf(piece.text) : []));
  const parts = [...valuesOfVariables(text, lookup), ...literals.map((value) => ({ value, shown: LITERAL }))];
  const isHiddenByParts = parts.some(({ value }) => value.trim().length >= LIMITS.secretCharacters);
  return isHiddenByParts ? parts : [...parts, { value: valueOfText(text, lookup), shown: LITERAL }];
}

/** `Bearer abc` as a whole and its last word, since servers echo either. */
function wordsOf(literal: string): readonly string[] {
  const words = literal.trim().split(/\s+/);
  return [literal.trim(), ...(words.length > 1 ? words.slice(-1) : [])];
}

function valuesOfFlags(args: readonly Located[], lookup: Lookup): readonly Secret[] {
  return args.flatMap(({ text }, index) => {
    const flag = SECRET_FLAG.exec(text);
    if (flag === null) return [];
    const given = flag[1] === undefined ? args[index + 1]?.text : text.slice(flag[0].length);
    // A flag behind a flag: the first one has no value.
    return given === undefined || given.startsWith("-") ? [] : valuesIn(given, lookup);
  });
}

function valuesOfUrl(text: string): readonly Secret[] {
  if (!URL.canParse(text)) return [];
  const url = new URL(text);
  // The query as it stands as well: a server echoes it without decoding.
  const query = [...url.search.matchAll(/=([^&]*)/g)].map(([, value = ""]) => value);
  return [url.username, url.password, ...url.searchParams.values(), ...query]
    .flatMap((value) => [value, safeDecode(value)])
    .map((value) => ({ value, shown: LITERAL }));
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * A function that hides each value of eight characters or more, plain and in the forms that the runner's own mask does
 * not all know: base64 at each of its three offsets, base64url, URL, JSON, HTML and hex.
 */
export function redactor(secrets: readonly Secret[]): Redact {
  const forms = new Map<string, string>();
  for (const { value, shown } of secrets)
    for (const candidate of spellingsOf(value))
      if (candidate.length >= LIMITS.secretCharacters)
        // The last line of a wrapped form may be a character or two.
        for (const form of formsOf(candidate))
          if (form.length >= LIMITS.secretCharacters && !forms.has(form)) forms.set(form, shown);
  // The shortest first: most texts are names, shorter than any form of most values.
  const byLength = [...forms].sort(([left], [right]) => left.length - right.length);
  return (text) => replaceAll(text, byLength);
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly shown: string;
}

/**
 * Replaces every form in one pass, of forms that overlap the one that begins first, then the longest: a value that holds
 * another is hidden whole. No regular expression: one made of a certificate is too large to compile.
 */
function replaceAll(text: string, byLength: readonly (readonly [form: string, shown: string])[]): string {
  const hits: Hit[] = [];
  for (const [form, shown] of byLength) {
    if (form.length > text.length) break;
    for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1))
      hits.push({ start, end: start + form.length, shown });
  }
  hits.sort((left, right) => left.start - right.start || right.end - left.end);
  let result = "";
  let from = 0;
  for (const { start, end, shown } of hits) {
    // What overlaps a hit before it is hidden too, as far as it goes on.
    if (end <= from) continue;
    if (start >= from) result += text.slice(from, start) + shown;
    from = end;
  }
  return result + text.slice(from);
}

/**
 * An observation with every string of the server's redacted, and only then cut to what is shown: half a value would not
 * be known. Names that the committed files hold anyway (`known`) stay: they are no secrets, and a verdict must be able
 * to name them.
 */
export function redactObservation(
  observation: Observation,
  hide: Redact,
  known: ReadonlySet<string>,
): Observation {
  const redact = (text: string) => shorten(hide(text));
  const { evidence } = observation;
  const { implementation, protocol } = evidence;
  const shown = {
    ...evidence,
    steps: evidence.steps.map((step): Step => ({ ...step, cause: optionally(step.cause, redact) })),
    implementation: implementation && {
      name: redact(implementation.name),
      version: redact(implementation.version),
    },
    protocol: optionally(protocol, redact),
  };
  switch (observation.kind) {
    case "listed": {
      const tools = observation.tools.map((tool) => (known.has(tool) ? tool : hide(tool)));
      return { ...observation, tools, evidence: shown };
    }
    case "failed": {
      const { failure } = observation;
      const cause = redactCause(failure.cause, redact);
      return {
        ...observation,
        failure: { ...failure, cause, stderr: failure.stderr.map(redact) },
        evidence: shown,
      };
    }
  }
}

function shorten(text: string): string {
  const limit = LIMITS.quotedLineCharacters;
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function optionally(text: string | undefined, redact: Redact): string | undefined {
  return text === undefined ? undefined : redact(text);
}

function redactNoise(noise: Noise, redact: Redact): Noise {
  return { ...noise, first: redact(noise.first) };
}

function redactCause(cause: FailureCause, redact: Redact): FailureCause {
  switch (cause.kind) {
    case "not-found":
    case "not-executable":
      return { ...cause, command: redact(cause.command) };
    case "timed-out":
      return {
        ...cause,
        strayId: optionally(cause.strayId, redact),
        noise: cause.noise && redactNoise(cause.noise, redact),
        installer: cause.installer && {
          ...cause.installer,
          download: optionally(cause.installer.download, redact),
        },
      };
    case "refused":
    case "dns":
    case "tls":
    case "network":
      return { ...cause, host: redact(cause.host), message: redact(cause.message) };
    case "http":
      return { ...cause, host: redact(cause.host), retryAfter: optionally(cause.retryAfter, redact) };
    case "auth":
      return { ...cause, host: redact(cause.host), challenge: optionally(cause.challenge, redact) };
    case "redirect":
      return { ...cause, host: redact(cause.host), target: redact(cause.target) };
    case "rpc-error":
      return { ...cause, message: redact(cause.message) };
    case "malformed":
      return cause.what === "no-tools" ? cause : { ...cause, message: redact(cause.message) };
    case "exited":
    case "too-large":
    case "looping":
      return cause;
  }
}
