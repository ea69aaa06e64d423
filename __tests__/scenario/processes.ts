// Which processes of one run are alive, read from /proc; knows nothing of servers.
import { readdirSync, readFileSync } from "node:fs";

/** Command lines of the living processes that carry this RUNNER_TRACKING_ID. Empty where there is no /proc. */
export function processesOf(trackingId: string): readonly string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readProc(pid, "environ").split("\0").includes(`RUNNER_TRACKING_ID=${trackingId}`))
    .map((pid) => readProc(pid, "cmdline").replaceAll("\0", " ").trim());
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // it ended while we looked
  }
}
