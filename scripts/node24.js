// Runs a script under Node 24 on a machine whose Node is older, with the binary of tools/node24. Nothing of it is shipped.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", "tools", "node24");
const WINDOWS = process.platform === "win32";

/**
 * Runs `node <args>` under Node 24 and gives its exit code. Its folder stands first in PATH, so that a child's `node` is the
 * same; where npm has no Node 24 for the platform, the Node at hand is used.
 */
export function runUnderNode24(args) {
  const node = node24();
  process.env.PATH = dirname(node) + delimiter + process.env.PATH;
  const { status, error } = spawnSync(node, args, { stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

function node24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  const name = `node-${WINDOWS ? "win" : process.platform}-${process.arch}`;
  const wanted = readJson(join(FOLDER, "package.json")).optionalDependencies[name];
  if (wanted === undefined) {
    console.error(`tools/node24 has no ${name}: using ${process.execPath} ${process.version}`);
    return process.execPath;
  }
  const installed = join(FOLDER, "node_modules", name);
  const binary = join(installed, "bin", WINDOWS ? "node.exe" : "node");
  if (!existsSync(binary) || readJson(join(installed, "package.json")).version !== wanted) install();
  return binary;
}

function install() {
  // On Windows npm is a batch file, which only a shell starts.
  const options = { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"], shell: WINDOWS };
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], options);
  if (status !== 0) throw new Error(`npm ci in ${FOLDER} failed`);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
