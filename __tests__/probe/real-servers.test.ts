// Servers of the MCP project itself, from npm, over all three transports.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { StdioSpec } from "../../src/core/model.ts";
import { AMPLE_MS, command, mustBeListed, probe, ROOT, remote } from "./bench.ts";
import { portOf } from "./remote.ts";

const entry = (name: string) => path.join(ROOT, "node_modules/@modelcontextprotocol", name, "dist/index.js");
const real = (name: string, args: readonly string[] = [], env = {}): StdioSpec =>
  command(process.execPath, [entry(name), ...args], env);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "real-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("everything, over stdio", async () => {
  const { tools, evidence } = mustBeListed(await probe(real("server-everything", ["stdio"])));
  expect(tools).toEqual(expect.arrayContaining(["echo", "get-sum"]));
  // It offers this one to clients that declare roots only.
  expect(tools).toContain("get-roots-list");
  expect(evidence).toMatchObject({ attempts: 1, protocol: "2025-11-25", revisionRewritten: false });
});

test("filesystem", async () => {
  const { tools } = mustBeListed(await probe(real("server-filesystem", [folder])));
  expect(tools).toEqual(expect.arrayContaining(["list_directory", "read_text_file"]));
});

test("memory", async () => {
  const env = { MEMORY_FILE_PATH: path.join(folder, "memory.json") };
  const { tools } = mustBeListed(await probe(real("server-memory", [], env)));
  expect(tools).toEqual(expect.arrayContaining(["create_entities", "read_graph"]));
});

describe("everything, over", () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  test.each([
    ["http" as const, "streamableHttp", "/mcp"],
    ["sse" as const, "sse", "/sse"],
  ])("%s", async (transport, mode, place) => {
    const port = await freePort();
    children.push(
      spawn(process.execPath, [entry("server-everything"), mode], {
        env: { ...process.env, PORT: String(port) },
        stdio: "ignore",
      }),
    );
    await listening(port);
    const spec = remote(`http://127.0.0.1:${port}${place}`, { transport });
    const { tools, evidence } = mustBeListed(await probe(spec));
    expect(tools).toEqual(expect.arrayContaining(["echo", "get-sum"]));
    expect(evidence).toMatchObject({ protocol: "2025-11-25", revisionRewritten: false });
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(port: number): Promise<void> {
  const givenUpAt = performance.now() + AMPLE_MS;
  while (performance.now() < givenUpAt) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`)).body?.cancel();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`nobody listens on ${port}`);
}
