// What a run makes of a world that no scenario folder can hold: output that nobody takes, files of the runner that are gone, a value as long as a key.
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Job, openJob, runStep, runTerminal } from "./scenario/job.ts";
import { list, record } from "./scenario/scenario.ts";

const LIMIT_MS = 60_000;

/** A job whose one server is expected to list `fetch`. */
async function withServer(server: object, use: (job: Job) => Promise<void>): Promise<void> {
  const job = openJob(undefined);
  try {
    const config = { mcpServers: { report: { command: "node", ...server } } };
    writeFileSync(path.join(job.workspace, ".mcp.json"), JSON.stringify(config));
    writeFileSync(path.join(job.workspace, "mcp-tools.lock.json"), JSON.stringify({ report: ["fetch"] }));
    await use(job);
  } finally {
    job.close();
  }
}

const HEALTHY = { args: ["${SERVERS}/tools.mjs", "fetch"] };

describe("output that is lost at a terminal", () => {
  const onLinux = existsSync("/dev/full") ? test : test.skip;
  for (const { lost, args, redirect, exitCode } of [
    { lost: "a good result on a full disk", args: ["check"], redirect: "> /dev/full", exitCode: 78 },
    { lost: "a good result whose reader has left", args: ["check"], redirect: "> >(true)", exitCode: 0 },
    { lost: "usage on a full disk", args: ["--servres"], redirect: "2> /dev/full", exitCode: 64 },
    { lost: "usage whose reader has left", args: ["--servres"], redirect: "2> >(true)", exitCode: 64 },
    { lost: "usage on a closed stderr", args: ["--servres"], redirect: "2>&-", exitCode: 64 },
  ])
    onLinux(
      `${lost}: ${exitCode}`,
      () =>
        withServer(HEALTHY, async (job) => {
          const { exitCode: actual, stdout, stderr } = await runTerminal(job, { args, redirect });
          expect({ exitCode: actual, stdout, stderr }).toEqual({ exitCode, stdout: "", stderr: "" });
        }),
      LIMIT_MS,
    );
});

describe("a runner's file that cannot be written", () => {
  test.each([
    { what: "is a folder", file: (job: Job) => job.temp },
    { what: "is not there", file: (job: Job) => path.join(job.temp, "no-such-file") },
  ])(
    "GITHUB_OUTPUT $what: a good result does not pass for one",
    ({ file }) =>
      withServer(HEALTHY, async (job) => {
        const run = await runStep(job, { github: { GITHUB_OUTPUT: file(job) } });
        expect(run.exitCode).toBe(70);
        expect(run.stderr).toMatch(/^MCP preflight is broken: /);
      }),
    LIMIT_MS,
  );
});

describe("MCP_PROTOCOL_NEGOTIATION", () => {
  test.each([
    { value: "auto", first: "server/discover" },
    { value: "legacy", first: "initialize" },
    { value: "", first: "initialize" },
  ])(
    '"$value": a stdio server is asked $first first',
    ({ value, first }) =>
      withServer(HEALTHY, async (job) => {
        const run = await runTerminal(job, { args: ["--json"], env: { MCP_PROTOCOL_NEGOTIATION: value } });
        const report: unknown = JSON.parse(run.stdout);
        const [server] = list(record(report).servers);
        const [step] = list(record(server).steps);
        expect({ exitCode: run.exitCode, first: record(step).method }).toEqual({ exitCode: 0, first });
      }),
    LIMIT_MS,
  );
});

describe("a value of 20 KB with quotes and line breaks", () => {
  const value = Array.from({ length: 400 }, (_, index) => {
    const text = createHash("sha256").update(`${index}`).digest("base64");
    return `"${text}'\\${text.slice(0, 4)}`;
  }).join("\n");
  const env = { KEY: "${KEY}" };

  /** Every twelve characters in a row, white space as one blank: a piece of a value is a leak too. */
  const slicesOf = (text: string): ReadonlySet<string> => {
    const folded = text.replace(/\s+/g, " ");
    return new Set(Array.from({ length: folded.length - 11 }, (_, at) => folded.slice(at, at + 12)));
  };

  test(
    "reaches a healthy server",
    () =>
      withServer({ ...HEALTHY, env }, async (job) => {
        const run = await runStep(job, { env: { KEY: value } });
        expect({ exitCode: run.exitCode, findings: run.log.annotations }).toEqual({
          exitCode: 0,
          findings: [],
        });
      }),
    LIMIT_MS,
  );

  test.each([
    { printed: "as it is", script: "process.env.KEY" },
    { printed: "in JSON", script: "JSON.stringify(process.env.KEY)" },
  ])(
    "is shown by no part of it when a server prints it $printed and exits",
    ({ script }) =>
      withServer(
        { args: ["-e", `console.error("error: bad key " + ${script}); process.exitCode = 2`], env },
        async (job) => {
          const run = await runStep(job, { env: { KEY: value } });
          expect([run.exitCode, run.outputs.get("unchecked-servers")]).toEqual([78, '["report"]']);
          const shown = slicesOf([run.stdout, run.summary, run.report, ...run.outputs.values()].join("\n"));
          expect([...slicesOf(value)].filter((slice) => shown.has(slice)).slice(0, 5)).toEqual([]);
        },
      ),
    LIMIT_MS,
  );
});
