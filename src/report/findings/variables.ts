// Words about `${VAR}`: unset, empty, and as the likely cause of something else.

import type { Subject, VariableUse, Verdict } from "../../core/model.ts";
import type { Concluded } from "../../core/result.ts";
import { emptyUses } from "../../core/verdict.ts";
import { advice, type Finding, type Fix, finding, type Hint, paste, type ReportSetting } from "../finding.ts";
import { expectedOf } from "../tally.ts";
import {
  at,
  count,
  enumerate,
  list,
  NOTHING,
  name,
  plural,
  quoted,
  sentences,
  type Words,
  words,
} from "../words.ts";
import { stakesOf } from "./stakes.ts";

/** Why something else went wrong: a variable that is empty. */
export interface LikelyCause {
  readonly hint: Hint;
  readonly cause: Words;
  readonly fixes: readonly Fix[];
}

/**
 * Undefined when every one of the variables has a value. One that the config allows to be empty is the cause only where
 * no other is, and then something goes wrong all the same: whoever allowed it must see what it costs.
 */
export function emptyVariableCause(
  { variables }: Pick<Subject, "variables">,
  setting: ReportSetting,
): LikelyCause | undefined {
  const unwanted = oncePerVariable(emptyUses(variables));
  const uses =
    unwanted.length > 0
      ? unwanted
      : oncePerVariable(
          variables.filter(({ state, field }) => state === "empty" && carriesCredentials(field)),
        );
  const [first] = uses;
  if (first === undefined) return undefined;
  const are = plural(uses.length, "is", "are");
  return {
    hint: { words: whichAre(uses, words`empty`), place: first.place },
    cause: words`${enumerate(uses.map(({ variable, place }) => words`${name(variable)} (${at(place)})`))} ${are} ${unwanted.length > 0 ? words`set but empty` : words`empty, which the config allows`}.`,
    fixes: emptyFixes(uses, setting),
  };
}

/** Variables of `env` and headers are the ones that carry credentials; those in `args` mostly say where files are. */
export function carriesCredentials(field: string): boolean {
  return /^(env|headers)\./.test(field);
}

/** A server that has all its tools although a variable of it is empty. */
export function wordEmptyVariable(
  server: string,
  all: readonly VariableUse[],
  verdict: Verdict | undefined,
  { configFile }: Concluded,
  setting: ReportSetting,
): Finding {
  const uses = oncePerVariable(all);
  const [first] = uses;
  const outcome =
    verdict?.kind === "verified"
      ? words` and still lists ${plural(expectedOf(verdict).length, "its expected tool", "all its expected tools")}`
      : NOTHING;
  return finding({
    rule: "empty-variable",
    server,
    what: whichAre(uses, words`empty`),
    seen: words`${plural(uses.length, "It is", "They are")} set, but without a value; ${quoted(server)} was started with that${outcome}. A listed tool can still fail when it is called.`,
    fixes: [
      ...emptyFixes(uses, setting),
      ...uses
        .slice(0, 1)
        .map(({ variable }) =>
          advice(words`If empty is meant, say so in ${name(configFile)}: ${name(`\${${variable}:-}`)}`),
        ),
    ],
    place: first?.place,
  });
}

/** A server that was not started, since a variable of it does not exist. */
export function wordUnsetVariable(
  subject: Subject,
  all: readonly VariableUse[],
  setting: ReportSetting,
): Finding {
  const uses = oncePerVariable(all);
  const [first] = uses;
  const reference = name(`\${${first?.variable ?? ""}}`);
  const where =
    setting.face === "action" ? words`this job does not set` : words`the environment does not set`;
  return finding({
    rule: "unset-variable",
    server: subject.server,
    what: whichAre(uses, words`not set`),
    seen: sentences([
      words`The config uses ${list(uses.map(({ variable }) => name(`\${${variable}}`)))}, and ${where} ${plural(uses.length, "it", "them")}.`,
      words`The server was not started: it would take the text ${reference} for a value.`,
    ]),
    stakes: stakesOf(subject),
    fixes: [
      ...setFixes(uses, setting),
      advice(
        words`Only if the server works without it, say so in the config: ${name(`\${${first?.variable ?? ""}:-}`)}`,
      ),
    ],
    place: first?.place,
  });
}

/** `TOKEN is empty`, `TOKEN and KEY are empty`, `TOKEN and 3 others are empty`. */
function whichAre(uses: readonly VariableUse[], state: Words): Words {
  const [first, ...rest] = uses;
  const lead = name(first?.variable ?? "");
  if (rest.length === 0) return words`${lead} is ${state}`;
  const others = rest.length === 1 ? words`${name(rest[0]?.variable ?? "")}` : count(rest.length, "other");
  return words`${lead} and ${others} are ${state}`;
}

function emptyFixes(uses: readonly VariableUse[], setting: ReportSetting): readonly Fix[] {
  if (setting.face === "terminal") return [exportFix(uses)];
  return [
    secretsFix(uses, setting) ??
      advice(
        words`Check the ${plural(uses.length, "secret behind it", "secrets behind them")}: one that does not exist arrives as empty text, without an error. A secret of an environment needs ${name("environment:")} in the job.`,
      ),
  ];
}

function setFixes(uses: readonly VariableUse[], setting: ReportSetting): readonly Fix[] {
  if (setting.face === "terminal") return [exportFix(uses)];
  const withoutSecrets = secretsFix(uses, setting);
  if (withoutSecrets !== undefined) return [withoutSecrets];
  const lines = uses.map(({ variable }) => `  ${variable}: \${{ secrets.${variable} }}`);
  return [
    paste(
      words`Set ${plural(uses.length, "it", "them")} for the whole job, so that the agent gets ${plural(uses.length, "it", "them")} too:`,
      "yaml",
      ["env:", ...lines].join("\n"),
    ),
  ];
}

function exportFix(uses: readonly VariableUse[]): Fix {
  return advice(words`Give it a value: ${list(uses.map(({ variable }) => name(`export ${variable}=…`)))}`);
}

/** What holds of runs that GitHub gives no secrets. */
function secretsFix(uses: readonly VariableUse[], { secrets }: ReportSetting): Fix | undefined {
  switch (secrets) {
    case "available":
      return undefined;
    case "fork":
      return advice(
        words`This run comes from a fork; GitHub gives it no secrets. Run this step only where they exist.`,
      );
    case "dependabot":
      return advice(
        words`Dependabot started this run; it sees Dependabot secrets only. Store ${list(uses.map(({ variable }) => name(variable)))} there too.`,
      );
  }
}

function oncePerVariable(uses: readonly VariableUse[]): readonly VariableUse[] {
  const byVariable = new Map<string, VariableUse>();
  for (const use of uses) if (!byVariable.has(use.variable)) byVariable.set(use.variable, use);
  return [...byVariable.values()];
}
