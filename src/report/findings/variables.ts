// Words about `${VAR}`: unset, empty, and as the likely cause of something else.

import type { Subject, VariableUse, Verdict } from "../../core/model.ts";
import type { Concluded } from "../../core/result.ts";
import { emptyUses } from "../../core/verdict.ts";
import { advice, type Finding, type Fix, finding, type Hint, paste, type ReportSetting } from "../finding.ts";
import { at, count, enumerate, list, name, quoted, sentences, type Words, words } from "../words.ts";
import { stakesOf } from "./stakes.ts";

/** Why something else went wrong: a variable that is empty though nobody said it may be. */
export interface LikelyCause {
  readonly hint: Hint;
  readonly cause: Words;
  readonly fixes: readonly Fix[];
}

/** Undefined when every variable of the server has a value or may be empty. */
export function emptyVariableCause(subject: Subject, setting: ReportSetting): LikelyCause | undefined {
  const uses = oncePerVariable(emptyUses(subject.variables));
  const [first] = uses;
  if (first === undefined) return undefined;
  return {
    hint: { words: whichAre(uses, words`empty`), place: first.place },
    cause: words`${enumerate(uses.map(({ variable, place }) => words`${name(variable)} (${at(place)})`))} ${uses.length === 1 ? words`is` : words`are`} set but empty.`,
    fixes: emptyFixes(uses, setting),
  };
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
  const them = uses.length === 1 ? words`It is` : words`They are`;
  const outcome =
    verdict?.kind === "verified"
      ? words` and still lists ${verdict.subject.locked?.expectations.length === 1 ? words`its expected tool` : words`all its expected tools`}`
      : words``;
  return finding({
    rule: "empty-variable",
    server,
    what: whichAre(uses, words`empty`),
    seen: words`${them} set, but without a value; ${quoted(server)} was started with that${outcome}. A listed tool can still fail when it is called.`,
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
  const what = uses.length === 1 ? words`it` : words`them`;
  return finding({
    rule: "unset-variable",
    server: subject.server,
    what: whichAre(uses, words`not set`),
    seen: sentences([
      words`The config uses ${list(uses.map(({ variable }) => name(`\${${variable}}`)))}, and ${where} ${what}.`,
      words`The server was not started: it would take the text ${reference} for a value.`,
    ]),
    stakes: stakesOf(subject),
    fixes: [
      ...setFixes(uses, setting),
      advice(words`If it may be missing, say so in the config: ${name(`\${${first?.variable ?? ""}:-}`)}`),
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
        words`Check the secret behind it: one that does not exist arrives as empty text, without an error. A secret of an environment needs ${name("environment:")} in the job.`,
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
      words`Set it for the whole job, so that the agent gets it too:`,
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
