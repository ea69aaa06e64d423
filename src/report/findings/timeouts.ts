// Words for servers that had not listed their tools when their time was over.

import { LIMITS } from "../../core/limits.ts";
import type { FailureCause, Installer } from "../../core/model.ts";
import { longerMs, longerTimeout } from "../commands.ts";
import { advice, type Fix, paste } from "../finding.ts";
import { cut, shellWord } from "../text.ts";
import {
  count,
  duration,
  NOTHING,
  name,
  plural,
  quoted,
  seconds,
  sentences,
  type Words,
  words,
} from "../words.ts";
import { commandPlace, type FailureScene, type FailureWords, retryFixes } from "./scene.ts";

type TimedOut = Extract<FailureCause, { kind: "timed-out" }>;

/** At connect or at list; with what else was seen on its stdout. */
export function wordTimeout(cause: TimedOut, scene: FailureScene): FailureWords {
  if (cause.installer !== undefined) return wordInstaller(cause, cause.installer, scene);
  const { subject, observation } = scene;
  const limit = seconds(cause.budgetMs);
  const local = subject.entry?.transport === "stdio";
  const seen =
    observation.failure.stage === "list" && cause.answeredAfterMs !== undefined
      ? words`It answered ${name("initialize")} after ${duration(cause.answeredAfterMs)}, then nothing to ${name(cause.waitingFor)}.`
      : local
        ? words`It started and is still running, but answered nothing, not even ${name(cause.waitingFor)}.`
        : words`It gave no answer to ${name(cause.waitingFor)}.`;
  return {
    what:
      observation.failure.stage === "list"
        ? words`no tool list within ${limit}`
        : words`no answer within ${limit}`,
    seen: sentences([seen, noiseWords(cause), strayWords(cause)]),
    fixes: [
      ...(cause.noise === undefined
        ? []
        : [advice(words`A stdio server may write nothing but messages on stdout: send its log to stderr.`)]),
      ...retryFixes(scene),
      longerFix(cause.budgetMs, scene),
    ],
  };
}

function noiseWords({ noise }: TimedOut): Words {
  return noise === undefined
    ? NOTHING
    : words`It printed ${count(noise.lines, "line")} on stdout that ${plural(noise.lines, "is no message", "are no messages")} of the protocol, first: ${quoted(cut(noise.first, 200))}.`;
}

function strayWords({ strayId }: TimedOut): Words {
  return strayId === undefined
    ? NOTHING
    : words`It answered with the id ${quoted(cut(strayId, 60))}, with which nothing had been asked.`;
}

function wordInstaller(
  { budgetMs }: TimedOut,
  { launcher, download, asksFirst }: Installer,
  scene: FailureScene,
): FailureWords {
  const it = download === undefined ? words`the server` : words`${name(download)}`;
  return {
    what: words`${name(launcher)} was still installing after ${seconds(budgetMs)}`,
    seen: asksFirst
      ? words`The server itself never answered. ${name(launcher)} waits for a yes that nobody can give.`
      : words`The server itself never answered; ${name(launcher)} was probably still downloading ${it}.`,
    fixes: asksFirst
      ? [advice(words`Add ${name("-y")} to args.`)]
      : [downloadFix(launcher, download), longerFix(budgetMs, scene)],
    place: commandPlace(scene.subject),
  };
}

function downloadFix(launcher: string, download: string | undefined): Fix {
  const command = download === undefined ? undefined : downloadCommand(launcher, download);
  return command === undefined
    ? advice(words`Download it in a step before this one.`)
    : paste(words`Download it in a step before this one:`, "sh", command);
}

/** Fetches without starting the server; undefined where the launcher has no such command. */
function downloadCommand(launcher: string, download: string): string | undefined {
  const what = shellWord(download);
  switch (launcher) {
    case "npx":
    case "npm exec":
      return `npx -y -p ${what} -c true`;
    case "uvx":
    case "uv tool run":
      return `uv tool install ${what}`;
    case "docker run":
      return `docker pull ${what}`;
    case "podman run":
      return `podman pull ${what}`;
    default:
      return undefined;
  }
}

function longerFix(budgetMs: number, { subject, result, setting }: FailureScene): Fix {
  const values = longerTimeout(result.request, subject.server, budgetMs);
  if (setting.face === "terminal")
    return paste(words`If it needs longer:`, "sh", `--timeout-seconds ${shellWord(values.join(","))}`);
  const [only, ...more] = values;
  const value =
    more.length === 0 ? ` ${only ?? ""}` : [" |", ...values.map((line) => `  ${line}`)].join("\n");
  const longer = longerMs(budgetMs);
  const agent =
    longer <= LIMITS.defaultTimeoutMs
      ? NOTHING
      : words`, and the agent too (${name(`MCP_TIMEOUT: ${longer}`)} under env: of the job)`;
  return paste(
    words`If it needs longer, give this server more time${agent}:`,
    "yaml",
    `timeout-seconds:${value}`,
  );
}
