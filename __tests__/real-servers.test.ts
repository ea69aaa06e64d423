// Servers of the MCP project itself, from npm: locked, checked, and one tool short, through dist/index.js.

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Job, openJob, runStep } from "./scenario/job.ts";
import { ROOT } from "./scenario/scenario.ts";

/** A reference to a variable, as a config writes it. */
const variable = (name: string): string => `\${${name}}`;

const LIMIT_MS = 60_000;
const EVERYTHING = path.join(ROOT, "node_modules/@modelcontextprotocol/server-everything/dist/index.js");

const real = (name: string, ...args: string[]) => ({
  command: "node",
  args: [`${variable("PACKAGES")}/@modelcontextprotocol/${name}/dist/index.js`, ...args],
});

const CONFIG = {
  mcpServers: {
    everything: real("server-everything", "stdio"),
    "everything-http": { type: "http", url: `http://127.0.0.1:${variable("HTTP_PORT")}/mcp` },
    "everything-sse": { type: "sse", url: `http://127.0.0.1:${variable("SSE_PORT")}/sse` },
    filesystem: real("server-filesystem", variable("CLAUDE_PROJECT_DIR")),
    memory: { ...real("server-memory"), env: { MEMORY_FILE_PATH: `${variable("MARKERS")}/memory.json` } },
  },
};

describe("real servers", () => {
  let job: Job;
  let env: Readonly<Record<string, string>>;
  const remotes: ChildProcess[] = [];
  const lockFile = () => path.join(job.workspace, "mcp-tools.lock.json");

  beforeAll(async () => {
    job = openJob(undefined);
    writeFileSync(path.join(job.workspace, ".mcp.json"), JSON.stringify(CONFIG, undefined, 2));
    const [http, sse] = [await startEverything("streamableHttp"), await startEverything("sse")];
    remotes.push(http.child, sse.child);
    env = { HTTP_PORT: http.port, SSE_PORT: sse.port };
  }, LIMIT_MS);

  afterAll(() => {
    for (const remote of remotes) remote.kill("SIGKILL");
    job.close();
  });

  test(
    "are locked",
    async () => {
      const run = await runStep(job, { inputs: { mode: "update-lock" }, env });
      expect({ exitCode: run.exitCode, log: run.log.text }).toEqual({ exitCode: 0, log: run.log.text });
      const lock: unknown = JSON.parse(readFileSync(lockFile(), "utf8"));
      expect(lock).toMatchObject({
        everything: expect.arrayContaining(["echo", "get-sum"]),
        "everything-http": expect.arrayContaining(["echo", "get-sum"]),
        "everything-sse": expect.arrayContaining(["echo", "get-sum"]),
        filesystem: expect.arrayContaining(["read_text_file", "write_file"]),
        memory: expect.arrayContaining(["create_entities", "read_graph"]),
      });
      expect(run.survivors).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    "hold what was locked",
    async () => {
      const run = await runStep(job, { env });
      expect({ exitCode: run.exitCode, log: run.log.text }).toEqual({ exitCode: 0, log: run.log.text });
      expect(run.log.annotations).toEqual([]);
      expect(run.survivors).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    "fail when one tool is gone",
    async () => {
      const lock = readFileSync(lockFile(), "utf8");
      writeFileSync(
        lockFile(),
        lock.replace('"create_entities",', '"create_entities",\n    "create_universe",'),
      );
      const run = await runStep(job, { env });
      expect(run.exitCode).toBe(78);
      expect(JSON.parse(run.outputs.get("missing-tools") ?? "")).toEqual([
        { server: "memory", tool: "create_universe", seen: "absent" },
      ]);
      expect(run.log.annotations).toMatchObject([
        { level: "error", file: "mcp-tools.lock.json", title: "memory: tool create_universe is missing" },
      ]);
      expect(run.survivors).toEqual([]);
    },
    LIMIT_MS,
  );
});

async function startEverything(transport: string): Promise<{ child: ChildProcess; port: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [EVERYTHING, transport], { env: { PORT: port }, stdio: "ignore" });
  while (!(await answers(port))) {
    if (child.exitCode !== null)
      throw new Error(`server-everything ${transport} ended with ${child.exitCode}`);
    await sleep(50);
  }
  return { child, port };
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        resolve(address === null || typeof address === "string" ? "0" : String(address.port)),
      );
    });
  });
}

async function answers(port: string): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/nothing-here`);
    return true;
  } catch {
    return false;
  }
}
