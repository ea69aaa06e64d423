// Shows the product in three runs on a throw-away copy of fixtures/demo; needs Node 20 or newer and nothing installed.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(fileURLToPath(import.meta.url), "../..");
const program = path.join(root, "dist/index.js");

const runs = [
  {
    title: "The credential is there: every tool of the lock is listed.",
    env: { REPORT_API_TOKEN: "demo-token" },
    args: ["check"],
    exitCode: 0,
  },
  {
    title:
      "The credential is set but empty, as a secret that does not exist: the server answers, without its tools.",
    env: { REPORT_API_TOKEN: "" },
    args: ["check"],
    exitCode: 78,
  },
  {
    title: "A server that never answers is given up at its deadline.",
    env: { REPORT_API_TOKEN: "demo-token", ARCHIVE_SERVER: "silent.mjs" },
    args: ["check", "--timeout-seconds", "2"],
    exitCode: 78,
  },
];

// What is set where the demo runs, such as MCP_CONFIG, must not change what it shows.
const surroundings = Object.fromEntries(
  ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "COMSPEC", "PATHEXT"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

function show({ title, env, args, exitCode }, folder) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  console.log(`# ${title}\n$ ${[...settings, "node", program, ...args].join(" ")}`);
  const run = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...surroundings, ...env },
    encoding: "utf8",
  });
  console.log(`${run.stdout}${run.stderr}exit code ${run.status}\n`);
  return run.status === exitCode;
}

const folder = mkdtempSync(path.join(tmpdir(), "mcp-preflight-demo-"));
try {
  cpSync(path.join(root, "fixtures/demo"), folder, { recursive: true });
  cpSync(path.join(root, "fixtures/servers"), path.join(folder, "servers"), { recursive: true });
  console.log(`# In ${folder}, a copy of fixtures/demo that is removed at the end.`);
  for (const file of [".mcp.json", "mcp-tools.lock.json"])
    console.log(`\n$ cat ${file}\n${readFileSync(path.join(folder, file), "utf8").trimEnd()}`);
  console.log("");
  const asShown = runs.map((run) => show(run, folder));
  process.exitCode = asShown.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
