// Runs every folder of fixtures/scenarios through dist/index.js as its face would, and holds each trace of it to what was expected.
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { readAction } from "./scenario/action.ts";
import { expectGolden, normalise, placeOf, renderAnnotations } from "./scenario/golden.ts";
import {
  type Job,
  openJob,
  readCheckout,
  readFolder,
  runStep,
  runTerminal,
  startBeforehand,
} from "./scenario/job.ts";
import { list, listScenarios, readScenario, record, type Scenario, text } from "./scenario/scenario.ts";
import { leaksOf } from "./scenario/secrets.ts";

const LIMIT_MS = 60_000;

describe("scenarios", () => {
  for (const scenario of listScenarios().map(readScenario)) {
    const run = scenario.notOn.includes(process.platform) ? test.skip : test.concurrent;
    run(`${scenario.name}: ${scenario.description}`, () => play(scenario), LIMIT_MS);
  }
});

async function play(scenario: Scenario): Promise<void> {
  const beforehand = await startBeforehand(scenario.beforehand);
  const job = openJob(path.join(scenario.folder, "workspace"));
  try {
    const before = readCheckout(job);
    const env = { ...scenario.env, ...scenario.secrets, ...beforehand.env };
    const sinks =
      scenario.face === "action"
        ? await playStep(scenario, job, env)
        : await playTerminal(scenario, job, env);
    expectCheckout(scenario, job, before);
    expect([...readFolder(job.markers).keys()]).toEqual(scenario.expected.markers);
    const shown = sinks.join("\n");
    const written = [...readCheckout(job).values()].join("\n");
    for (const [name, secret] of Object.entries(scenario.secrets))
      expect({ name, leaks: leaksOf(secret, `${shown}\n${written}`) }).toEqual({ name, leaks: [] });
    for (const secret of scenario.hidden)
      expect({ secret, leaks: leaksOf(secret, shown) }).toEqual({ secret, leaks: [] });
  } finally {
    beforehand.stop();
    job.close();
  }
}

type Environment = Readonly<Record<string, string>>;

/** Returns the text of every sink of the step. */
async function playStep(scenario: Scenario, job: Job, env: Environment): Promise<readonly string[]> {
  const { expected, folder } = scenario;
  const { inputs, github, event, cancel } = scenario;
  const run = await runStep(job, { inputs, env, github, event, cancel });
  const golden = (name: string, actual: string): void =>
    expectGolden(path.join(folder, "expected", name), normalise(actual, job));
  const outputs = Object.fromEntries(run.outputs);
  const annotations = renderAnnotations(run.log.annotations);
  const log = run.log.text.map((line) => `${line}\n`).join("");

  expect({ exitCode: run.exitCode, result: outputs.result, stderr: run.stderr }).toEqual({
    exitCode: expected.exitCode,
    result: expected.result,
    stderr: "",
  });
  expect(run.log.annotations.map(placeOf)).toEqual(expected.annotations);
  expect(rulesOf(run.report)).toEqual(expected.rules);
  for (const words of expected.says) expect(annotations + log).toContain(words);
  for (const words of expected.summarySays) expect(run.summary.replace(/<[^>]+>|[*`]/g, "")).toContain(words);
  expect(log).toMatch(new RegExp(`^exit code ${expected.exitCode}\n$`, "m"));
  expect(run.survivors).toEqual([]);
  expect(run.otherFiles).toBe("");
  expect(Object.keys(outputs).sort()).toEqual([...readAction().outputs].sort());
  expect(outputs["exit-code"]).toBe(String(expected.exitCode));
  expect(run.log.otherCommands.filter((name) => name !== "group" && name !== "endgroup")).toEqual([]);
  expect(`${log}${annotations}${run.summary}`).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);

  golden("annotations.txt", annotations);
  golden("log.txt", log);
  golden("summary.md", run.summary);
  golden("outputs.json", `${JSON.stringify(outputs, undefined, 2)}\n`);
  return [run.stdout, run.stderr, run.summary, run.report, ...run.outputs.values()];
}

async function playTerminal(scenario: Scenario, job: Job, env: Environment): Promise<readonly string[]> {
  const { expected, folder } = scenario;
  const run = await runTerminal(job, { args: scenario.args, env, cancel: scenario.cancel });
  const terminal = run.stderr === "" ? run.stdout : `${run.stdout}--- stderr\n${run.stderr}`;

  expect({ exitCode: run.exitCode, terminal }).toEqual({ exitCode: expected.exitCode, terminal });
  for (const words of expected.says) expect(terminal).toContain(words);
  expect(run.survivors).toEqual([]);
  expect(terminal).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expectGolden(path.join(folder, "expected/terminal.txt"), normalise(terminal, job));
  return [run.stdout, run.stderr];
}

/** Nothing was written into the checkout but what stands under expected/files. */
function expectCheckout(scenario: Scenario, job: Job, before: ReadonlyMap<string, string>): void {
  const folder = path.join(scenario.folder, "expected/files");
  const after = readCheckout(job);
  if (process.env.UPDATE_GOLDEN === "1") {
    for (const [file, content] of after) {
      if (before.get(file) !== content) expectGolden(path.join(folder, file), content);
    }
  }
  const expected = new Map([...before, ...readFolder(folder)]);
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected));
}

function rulesOf(report: string): readonly string[] | undefined {
  if (report === "") return undefined;
  const parsed: unknown = JSON.parse(report);
  return list(record(parsed).findings).map((finding) => text(record(finding).rule));
}
