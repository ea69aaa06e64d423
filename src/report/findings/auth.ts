// Words for servers that refused our credentials, or were sent none.

import type { FailureCause, Place, RemoteEntry, Subject } from "../../core/model.ts";
import { advice, type Fix, paste } from "../finding.ts";
import { cut } from "../text.ts";
import { enumerate, name, plural, quoted, type Span, sentences, type Words, words } from "../words.ts";
import type { FailureScene, FailureWords } from "./scene.ts";

type Auth = Extract<FailureCause, { kind: "auth" }>;

/** What was sent to prove who we are. */
type Credential =
  | { readonly kind: "none"; readonly place: Place | undefined }
  | { readonly kind: "literal"; readonly field: string; readonly place: Place }
  | { readonly kind: "variable"; readonly variables: readonly string[]; readonly place: Place };

/** 401 and 403: which credential it was, what the server says, and what to do about it. */
export function wordAuth(cause: Auth, asked: Words | Span, { subject }: FailureScene): FailureWords {
  const credential = credentialOf(subject);
  const challenge = challengeWords(cause.challenge);
  const answered = words`${name(cause.host)} answered ${cause.status} to ${asked}`;
  const { what, fixes } = wordCredential(cause.status, credential);
  return {
    what,
    seen: sentences([words`${answered}.`, challenge]),
    fixes,
    place: credential.place,
  };
}

function wordCredential(
  status: Auth["status"],
  credential: Credential,
): { readonly what: Words; readonly fixes: readonly Fix[] } {
  if (credential.kind === "none")
    return {
      what: words`${status}, and no credentials were sent`,
      fixes: [
        paste(
          words`It wants a sign-in in a browser (OAuth), which a runner cannot do. Fetch a token in a step before and send it:`,
          "json",
          `"headers": { "Authorization": "Bearer \${NAME_OF_TOKEN}" }`,
        ),
      ],
    };
  const who =
    credential.kind === "literal"
      ? words`the ${name(credential.field)} of the config`
      : enumerate(credential.variables.map((variable) => name(variable)));
  const many = credential.kind === "variable" ? credential.variables.length : 1;
  if (status === 403)
    return {
      what: words`403, ${who} may not do this`,
      fixes: [
        advice(
          words`It was accepted but lacks a right: give the token behind it the scope that the server asks for.`,
        ),
      ],
    };
  return {
    what: words`401, ${who} ${plural(many, "was", "were")} refused`,
    fixes: [
      advice(
        words`${who} ${plural(many, "is", "are")} set and not empty: expired, revoked, or for another system. Renew the token, store it in the secret behind it, then re-run.`,
      ),
    ],
  };
}

function credentialOf({ entry, variables }: Subject): Credential {
  if (entry === undefined || entry.transport === "stdio" || entry.transport === "unknown")
    return { kind: "none", place: undefined };
  const carrier = carrierOf(entry);
  const inField = variables.filter(
    ({ variable, field, state }) =>
      (state === "set" || state === "defaulted") &&
      (carrier === undefined
        ? field === "url" && isBehindOrigin(entry.url.text, variable)
        : field === `headers.${carrier.header}`),
  );
  const [first] = inField;
  if (first !== undefined)
    return {
      kind: "variable",
      variables: [...new Set(inField.map(({ variable }) => variable))],
      place: carrier?.place ?? first.place,
    };
  return carrier === undefined
    ? { kind: "none", place: entry.url.place }
    : { kind: "literal", field: `header ${carrier.header}`, place: carrier.place };
}

/** A variable that says where to go is no credential; one in the path or the query of a url may be. */
function isBehindOrigin(url: string, variable: string): boolean {
  return /[/?]/.test(url.slice(0, url.indexOf(`\${${variable}`)).replace(/^[a-z]+:\/\//i, ""));
}

/** The header that most probably carries the credential. */
function carrierOf({ headers }: RemoteEntry): { readonly header: string; readonly place: Place } | undefined {
  const carriers = [...headers].filter(([header]) => /auth|token|key|secret|cookie/i.test(header));
  const [found] = [...carriers.filter(([header]) => /^authorization$/i.test(header)), ...carriers];
  return found === undefined ? undefined : { header: found[0], place: found[1].place };
}

/** What a `WWW-Authenticate` header says to people (RFC 6750 §3); the whole of it when it says nothing known. */
function challengeWords(challenge: string | undefined): Words | undefined {
  if (challenge === undefined || challenge.trim() === "") return undefined;
  const parameter = (wanted: string) => new RegExp(`\\b${wanted}="([^"]{1,300})"`, "i").exec(challenge)?.[1];
  const error = parameter("error");
  const description = parameter("error_description");
  const scope = parameter("scope");
  if (error === undefined && description === undefined && scope === undefined)
    return words`It says: ${quoted(cut(challenge, 200))}.`;
  const said = [error, description].filter((part) => part !== undefined).join(", ");
  return sentences([
    said === "" ? undefined : words`It says: ${quoted(cut(said, 300))}.`,
    scope === undefined ? undefined : words`It asks for the scope ${quoted(cut(scope, 200))}.`,
  ]);
}
