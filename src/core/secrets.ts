// Values that were given to servers and must not be shown, and what was seen without them. Pure.

import type { Lookup } from "./expand.ts";
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

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-[^}]*)?\}/g;

/** Flags whose next argument, or whose part after `=`, is a credential. */
const SECRET_FLAG =
  /^--?[\w-]*(?:token|secret|password|passwd|api-?_?key|credential|auth|bearer)[\w-]*(?:=(.*))?$/is;

/** Everything of an entry that must not be shown: what its variables hold, and its literals in fields that carry secrets. */
export function secretsOf(entry: ServerEntry, lookup: Lookup): readonly Secret[] {
  switch (entry.transport) {
    case "unknown":
      return [];
    case "stdio": {
      const env = [...entry.env.values()];
      return [
        ...[entry.command, ...entry.args, ...env].flatMap((located) => valuesOfVariables(located, lookup)),
        ...env.flatMap(literalOf),
        ...literalsAfterFlags(entry.args),
      ];
    }
    case "http":
    case "sse": {
      const headers = [...entry.headers.values()];
      return [
        ...[entry.url, ...headers].flatMap((located) => valuesOfVariables(located, lookup)),
        ...headers.flatMap(literalOf),
        ...literalsOfUrl(entry.url.text),
      ];
    }
  }
}

function valuesOfVariables({ text }: Located, lookup: Lookup): readonly Secret[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, variable]) => {
    const value = variable === undefined ? undefined : lookup(variable);
    return value === undefined ? [] : [{ value, shown: `\${${variable}}` }];
  });
}

/** The text around references: `Bearer abc` as a whole and its last word, since servers echo either. */
function literalOf({ text }: Located): readonly Secret[] {
  if (text.includes("${")) return [];
  const words = text.trim().split(/\s+/);
  return [text, ...(words.length > 1 ? words.slice(-1) : [])].map((value) => ({ value, shown: LITERAL }));
}

function literalsAfterFlags(args: readonly Located[]): readonly Secret[] {
  return args.flatMap(({ text }, index) => {
    const flag = SECRET_FLAG.exec(text);
    if (flag === null) return [];
    const value = flag[1] ?? args[index + 1]?.text;
    return value === undefined || value.includes("${") ? [] : [{ value, shown: LITERAL }];
  });
}

function literalsOfUrl(text: string): readonly Secret[] {
  if (!URL.canParse(text)) return [];
  const url = new URL(text);
  return [url.username, url.password, ...url.searchParams.values()]
    .filter((value) => !value.includes("${"))
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
        for (const form of formsOf(candidate)) if (!forms.has(form)) forms.set(form, shown);
  if (forms.size === 0) return (text) => text;
  // The longest first, so that a value that holds another is hidden whole.
  const pattern = [...forms.keys()].sort((left, right) => right.length - left.length).map(escapeRegExp);
  const expression = new RegExp(pattern.join("|"), "g");
  return (text) => text.replace(expression, (form) => forms.get(form) ?? LITERAL);
}

/** A value of several lines is met line by line on stderr, and with its white space folded in a quoted line. */
function spellingsOf(value: string): ReadonlySet<string> {
  const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim());
  return new Set([value, value.trim(), value.trim().replace(/\s+/g, " "), ...lines]);
}

function formsOf(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  // encodeURIComponent throws on a lone surrogate.
  const wellFormed = bytes.toString();
  const hex = bytes.toString("hex");
  const plain = [
    value,
    encodeURIComponent(wellFormed),
    encodeURI(wellFormed),
    JSON.stringify(value).slice(1, -1),
    value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
    value
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;"),
    hex,
    hex.toUpperCase(),
    bytes.toString("base64"),
    bytes.toString("base64url"),
  ];
  return [...plain, ...[0, 1, 2].flatMap((offset) => base64Cores(bytes, offset))];
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

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * An observation with every string of the server's redacted. Names that the committed files hold anyway (`known`) stay:
 * they are no secrets, and a verdict must be able to name them.
 */
export function redactObservation(
  observation: Observation,
  redact: Redact,
  known: ReadonlySet<string>,
): Observation {
  const { evidence } = observation;
  const { implementation, protocol, noise } = evidence;
  const shown = {
    ...evidence,
    steps: evidence.steps.map((step): Step => ({ ...step, cause: optionally(step.cause, redact) })),
    implementation: implementation && {
      name: redact(implementation.name),
      version: redact(implementation.version),
    },
    protocol: optionally(protocol, redact),
    noise: noise && redactNoise(noise, redact),
  };
  switch (observation.kind) {
    case "listed": {
      const tools = observation.tools.map((tool) => (known.has(tool) ? tool : redact(tool)));
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
    case "malformed":
      return { ...cause, message: redact(cause.message) };
    case "exited":
    case "too-large":
    case "looping":
      return cause;
  }
}
