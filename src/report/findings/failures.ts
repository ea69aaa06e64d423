// Words for what a probe could not see: one kind of failure, one sentence of what was seen, one of advice.

import type { Failed, FailureCause } from "../../core/model.ts";
import { ruleOfFailure } from "../../core/verdict.ts";
import { advice, type Finding, type Fix, finding, type Hint } from "../finding.ts";
import { cut, shownName } from "../text.ts";
import { count, NOTHING, name, phrase, quoted, type Span, sentences, type Words, words } from "../words.ts";
import { wordAuth } from "./auth.ts";
import { wordExit, wordNotExecutable, wordNotFound } from "./processes.ts";
import { type FailureScene, type FailureWords, retryFixes, urlPlace } from "./scene.ts";
import { stakesOf } from "./stakes.ts";
import { wordTimeout } from "./timeouts.ts";
import { emptyVariableCause } from "./variables.ts";

/** A server that was started or asked and gave no list. */
export function wordFailure(scene: FailureScene): Finding {
  const { subject, observation, setting } = scene;
  const said = wordCause(scene);
  const variable = emptyVariableCause(subject, setting);
  const { attempts } = observation.evidence;
  return finding({
    rule: ruleOfFailure(observation.failure),
    server: subject.server,
    what: said.what,
    hint: variable?.hint ?? lastWords(observation),
    seen: sentences([said.seen, attempts > 1 ? words`So it went in ${attempts} attempts.` : NOTHING]),
    stakes: stakesOf(subject),
    cause: variable?.cause,
    quotes: observation.failure.stderr,
    fixes: [...(variable?.fixes ?? []), ...said.fixes],
    place: said.place ?? subject.entry?.place,
  });
}

/** Of a server that ended, what it said last is the cause, as far as anybody knows. */
function lastWords({ failure }: Failed): Hint | undefined {
  const last = failure.stderr.at(-1);
  return failure.cause.kind === "exited" && last !== undefined
    ? { words: words`${phrase(shownName(cut(last, 100)))}`, place: undefined }
    : undefined;
}

function wordCause(scene: FailureScene): FailureWords {
  const { failure } = scene.observation;
  const { cause, stage } = failure;
  const asked = stage === "list" ? name("tools/list") : words`the first request`;
  switch (cause.kind) {
    case "not-found":
      return wordNotFound(cause, scene);
    case "not-executable":
      return wordNotExecutable(cause, scene);
    case "exited":
      return wordExit(cause, failure);
    case "timed-out":
      return wordTimeout(cause, scene);
    case "auth":
      return wordAuth(cause, asked, scene);
    case "refused":
    case "dns":
    case "tls":
    case "network":
      return { ...wordConnection(cause, asked, scene), place: urlPlace(scene.subject) };
    case "http":
      return { ...wordStatus(cause, asked, scene), place: urlPlace(scene.subject) };
    case "redirect":
      return {
        what: words`redirected to another address`,
        seen: words`${name(cause.host)} answered ${cause.status} and leads to ${quoted(cut(cause.target, 200))}. It was not followed: credentials would go where the config does not say.`,
        fixes: [advice(words`If that is where the server is now, write it as the url.`)],
        place: urlPlace(scene.subject),
      };
    case "rpc-error":
      return wordRpcError(cause);
    case "malformed":
      return wordMalformed(cause, scene);
    case "too-large":
      return {
        what:
          cause.what === "message"
            ? words`its answer is larger than ${cause.limitBytes / (1024 * 1024)} MiB`
            : words`lists more than ${count(cause.limit, "tool")}`,
        seen: words`It was given up there, so that this run keeps its memory.`,
        fixes: [
          advice(
            cause.what === "message"
              ? words`No agent can use such a list: let the server offer fewer tools, or page them.`
              : words`No agent can use such a list: let the server offer fewer tools.`,
          ),
        ],
      };
    case "looping":
      return {
        what: words`its tool list does not end`,
        seen: words`It was given up after ${count(cause.pages, "page")} with ${count(cause.tools, "tool")}: every page named a next one.`,
        fixes: [SERVERS_FAULT],
      };
  }
}

function wordMalformed(
  cause: Extract<FailureCause, { kind: "malformed" }>,
  { subject }: FailureScene,
): FailureWords {
  switch (cause.what) {
    case "no-tools":
      return {
        what: words`declares no tools`,
        seen: words`It answered ${name("initialize")} without declaring tools, so a client asks it for none.`,
        fixes: [
          advice(
            words`Check the arguments and variables that turn its tools on: a missing credential can do this.`,
          ),
        ],
      };
    case "content":
      return {
        what: words`its answer is no MCP`,
        seen: words`It could not be read: ${quoted(cut(cause.message, 300))}.`,
        fixes: [
          advice(
            words`Check the url first: it often ends in ${name(subject.entry?.transport === "sse" ? "/sse" : "/mcp")}.`,
          ),
        ],
        place: urlPlace(subject),
      };
    case "answer":
      return {
        what: words`its answer is no valid MCP`,
        seen: words`It could not be read: ${quoted(cut(cause.message, 300))}.`,
        fixes: [SERVERS_FAULT],
      };
  }
}

const SERVERS_FAULT: Fix = advice(
  words`That is the server's fault: update it, or go back to a version that worked.`,
);

function wordConnection(
  { kind, host, code, message }: Extract<FailureCause, { kind: "refused" | "dns" | "tls" | "network" }>,
  asked: Words | Span,
  scene: FailureScene,
): FailureWords {
  switch (kind) {
    case "refused":
      return {
        what: words`${name(host)} refused the connection`,
        seen: words`Nothing accepts connections there${inBrackets(code)}.`,
        fixes: [
          advice(words`If it is started in a step before, wait there until it listens on that port.`),
          ...retryFixes(scene),
        ],
      };
    case "dns":
      return {
        what: words`no address for ${name(host)}`,
        seen: words`The name could not be resolved${inBrackets(code)}.`,
        fixes: [advice(words`Check the host in the url. A private name needs a runner inside that network.`)],
      };
    case "tls":
      return {
        what: words`no TLS connection with ${name(host)}`,
        seen: words`Its certificate or protocol was not accepted: ${quoted(cut(message, 200))}${inBrackets(code)}.`,
        fixes: [
          advice(
            words`For a private certificate authority set ${name("NODE_EXTRA_CA_CERTS")} to its certificate file, for the agent too.`,
          ),
        ],
      };
    case "network":
      return {
        what: words`the connection with ${name(host)} broke`,
        seen: words`${quoted(cut(message, 200))}${inBrackets(code)}, before ${asked} was answered.`,
        fixes: [
          ...retryFixes(scene),
          advice(words`Check the url, and the proxy variables if it needs a proxy.`),
        ],
      };
  }
}

function wordStatus(
  { host, status, retryAfter }: Extract<FailureCause, { kind: "http" }>,
  asked: Words | Span,
  scene: FailureScene,
): FailureWords {
  const later = retryAfter === undefined ? NOTHING : words`It asks to wait: ${quoted(cut(retryAfter, 60))}.`;
  return {
    what: words`${name(host)} answered ${status}`,
    seen: sentences([words`That was its answer to ${asked}.`, later]),
    fixes: [...retryFixes(scene), ...statusFixes(status, scene)],
  };
}

function statusFixes(status: number, { subject }: FailureScene): readonly Fix[] {
  if (status >= 500) return [];
  if (status === 429)
    return [advice(words`It limits how often it may be asked: re-run later, or ask for a higher limit.`)];
  if (status === 404 || status === 405 || status === 406)
    return [
      advice(
        subject.entry?.transport === "sse"
          ? words`Check the path in the url. A newer server wants ${name('"type": "http"')} instead of sse.`
          : words`Check the path in the url; it often ends in ${name("/mcp")}. An older server wants ${name('"type": "sse"')}.`,
      ),
    ];
  return [advice(words`Check the url and the headers of this server.`)];
}

function wordRpcError({ method, code, message }: Extract<FailureCause, { kind: "rpc-error" }>): FailureWords {
  return {
    what: words`answered ${name(method)} with error ${code}`,
    seen: words`It says: ${quoted(cut(message, 300))}.`,
    fixes: [
      code === -32601 && method === "tools/list"
        ? advice(words`It has no tools at all under these arguments and variables: check what turns them on.`)
        : advice(words`Go by what it says; if that is its own fault, update it.`),
    ],
  };
}

/** ` (ECONNRESET)`; nothing where the fault has no code. */
function inBrackets(code: string): Words {
  return code === "" ? NOTHING : words` (${name(code)})`;
}
