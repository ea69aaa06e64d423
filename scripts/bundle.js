// Makes dist/ anew from build/, what tsc made of src/: the one bundle that is the action and the CLI. Same sources, same bytes.
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");
const NCC = fileURLToPath(import.meta.resolve("@vercel/ncc/dist/ncc/cli.js"));

// ncc leaves the chunks of earlier runs, whose numbers may differ, where they are.
rmSync(DIST, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    NCC,
    "build",
    join(ROOT, "build", "index.js"),
    "--out",
    DIST,
    "--license",
    "licenses.txt",
    "--no-cache",
    "--quiet",
  ],
  { stdio: "inherit" },
);
if (status !== 0) throw new Error(`ncc ended with ${status}`);
chmodSync(join(DIST, "index.js"), 0o755);
