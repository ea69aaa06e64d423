// A server as a child process: its start, its pipes, its group, its end. Knows no protocol.

import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join, resolve as resolvePath } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import spawn from "cross-spawn";
import { LIMITS } from "../core/limits.ts";
import type { FailureCause, StdioSpec } from "../core/model.ts";
import { settlesWithin } from "./deadline.ts";
import { type FrameListener, readFrames } from "./frames.ts";
import { keepTail } from "./stderr.ts";
import { startTurn } from "./turn.ts";

export interface ServerProcess {
  /** Null when it could not be started. */
  readonly pid: number | null;
  /** Why it is no more: not started, or exited with its output read. Never rejects; an exit is told after `listen` only. */
  readonly ended: Promise<FailureCause>;
  /** Called once, by whoever speaks the protocol. Until then its stdout waits in the pipe. */
  listen(listener: FrameListener): void;
  write(line: string): void;
  hasPrinted(): boolean;
  /** What stands on stdout after the last line break. */
  unfinishedLine(): string;
  stderrTail(): string;
  /** stdin closed, then SIGTERM, then SIGKILL, each to the group. Resolves when all of the group are dead. */
  goodbye(): Promise<void>;
  /** SIGKILL to the group at once. Resolves when all of it are dead. */
  kill(): Promise<void>;
}

/** The groups whose leader is alive, by its id. */
const liveGroups = new Set<number>();

/** Kills every process group that is still alive, at once and synchronously; for our own uncaught errors. */
export function killAllGroups(): void {
  for (const group of liveGroups) signalGroup(group, "SIGKILL");
}

/**
 * Starts the command as the leader of a process group of its own. Never throws: what cannot be started has ended.
 */
export function startServer(spec: StdioSpec): ServerProcess {
  const started = spawnGroup(spec);
  if (started.kind === "failed") return neverStarted(startFailure(spec, started.error));
  return superviseChild(spec, started.child);
}

function spawnGroup(
  spec: StdioSpec,
):
  | { readonly kind: "spawned"; readonly child: ChildProcess }
  | { readonly kind: "failed"; readonly error: unknown } {
  try {
    const child = spawn(spec.command, [...spec.args], {
      cwd: spec.workingDirectory,
      env: { ...spec.env },
      stdio: ["pipe", "pipe", "pipe"],
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    return { kind: "spawned", child };
  } catch (error) {
    // Node throws where the fault is not one of five errno it emits: E2BIG, ENOTDIR, a NUL in an argument.
    return { kind: "failed", error };
  }
}

function neverStarted(cause: FailureCause): ServerProcess {
  return {
    pid: null,
    ended: Promise.resolve(cause),
    listen: () => undefined,
    write: () => undefined,
    hasPrinted: () => false,
    unfinishedLine: () => "",
    stderrTail: () => "",
    goodbye: () => Promise.resolve(),
    kill: () => Promise.resolve(),
  };
}

/** The server that this child is, the leader of a group of its own whose pipes are ours. */
export function superviseChild(spec: StdioSpec, child: ChildProcess): ServerProcess {
  if (child.pid !== undefined) liveGroups.add(child.pid);
  for (const pipe of pipesOf(child)) pipe?.on("error", () => undefined);
  const tail = keepTail();
  child.stderr?.on("data", (chunk: Buffer) => tail.push(chunk));
  const exited = watchExit(spec, child);
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stdout = readLater(child);
  let death: Promise<void> | undefined;
  const kill = () => {
    death ??= killChild(child, exited);
    return death;
  };

  return {
    pid: child.pid ?? null,
    ended: exited.then(async (cause) => {
      if (cause.kind !== "exited") return cause;
      await stdout.listened;
      await settlesWithin(closed, LIMITS.pipeDrainMs);
      return cause;
    }),
    listen: stdout.listen,
    write(line) {
      // A server that asks without end and never reads would fill our memory with answers.
      const { stdin } = child;
      if (stdin?.writable === true && stdin.writableLength < LIMITS.frameBytes) stdin.write(line);
    },
    hasPrinted: stdout.hasPrinted,
    unfinishedLine: stdout.unfinishedLine,
    stderrTail: () => tail.text(),
    async goodbye() {
      child.stdin?.end();
      if (child.pid !== undefined && !(await settlesWithin(exited, LIMITS.goodbyeStdinMs))) {
        signalGroup(child.pid, "SIGTERM");
        await settlesWithin(exited, LIMITS.goodbyeTermMs);
      }
      await kill();
    },
    kill,
  };
}

const pipesOf = ({ stdin, stdout, stderr }: ChildProcess) => [stdin, stdout, stderr];

function watchExit(spec: StdioSpec, child: ChildProcess): Promise<FailureCause> {
  return new Promise((resolve) => {
    child.on("error", (error) => {
      if (child.pid !== undefined && !isStartError(error)) return;
      if (child.pid !== undefined) liveGroups.delete(child.pid);
      resolve(startFailure(spec, error));
    });
    child.once("exit", (code, signal) => {
      // What is left of the group lost its leader. Killed now: later its number may be that of another group.
      if (child.pid !== undefined && liveGroups.delete(child.pid)) signalGroup(child.pid, "SIGKILL");
      resolve({ kind: "exited", code: code ?? undefined, signal: signal ?? undefined });
    });
  });
}

/**
 * Whether nothing runs because of it. On Windows cross-spawn starts a cmd.exe for a command that it cannot find, and
 * emits this in place of that one's `exit` (cross-spawn 7, lib/enoent.js): the child has an id all the same.
 */
function isStartError(error: NodeJS.ErrnoException): boolean {
  return error.syscall?.startsWith("spawn") === true;
}

async function killChild(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  const group = child.pid;
  if (group === undefined) return;
  if (liveGroups.has(group)) signalGroup(group, "SIGKILL");
  await settlesWithin(exited, LIMITS.deathMs);
  await groupDies(group);
  for (const pipe of pipesOf(child)) pipe?.destroy();
  child.unref();
}

/** Its stdout, which waits in the pipe until somebody listens. */
function readLater(child: ChildProcess) {
  let frames = readFrames(LIMITS.frameBytes, LIMITS.clientFrameBytes, {
    frame: () => undefined,
    tooLarge: () => undefined,
  });
  let printed = false;
  let tellListened = () => {};
  const listened = new Promise<void>((resolve) => {
    tellListened = resolve;
  });
  /** In turns: a flood of lines must stop neither the clock nor the other servers nor a signal. */
  const read = async () => {
    for await (const chunk of child.stdout ?? []) {
      if (!Buffer.isBuffer(chunk)) continue;
      printed = true;
      // From the arrival on: of lines that came together, one must not pass for the answer to the next.
      const turn = startTurn();
      for (const _ of frames.linesOf(chunk)) {
        if (!turn.isOver()) continue;
        await turn.giveWay();
        if (child.stdout?.destroyed === true) return;
      }
    }
  };
  return {
    listened,
    listen(listener: FrameListener): void {
      frames = readFrames(LIMITS.frameBytes, LIMITS.clientFrameBytes, listener);
      // It ends with an error when the pipe is destroyed under it, which only we do.
      read().catch(() => undefined);
      tellListened();
    },
    hasPrinted: () => printed,
    unfinishedLine: () => frames.rest(),
  };
}

function signalGroup(group: number, signal: "SIGTERM" | "SIGKILL"): void {
  if (process.platform === "win32") {
    // Never run by us. Windows has no groups and no SIGTERM: the tree is ended by force.
    spawnSync("taskkill", ["/pid", String(group), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-group, signal);
  } catch {
    // ESRCH: all of it is gone. EPERM (macOS): nothing but zombies is left.
  }
}

async function groupDies(group: number): Promise<void> {
  if (process.platform === "win32") return;
  const givenUpAt = performance.now() + LIMITS.deathMs;
  while (groupIsAlive(group) && performance.now() < givenUpAt) await sleep(5);
}

function groupIsAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  // Zombies answer a signal too, and in a container without an init nobody ever reaps the orphaned ones.
  return process.platform !== "linux" || readdirSync("/proc").some((pid) => isLivingMember(pid, group));
}

/** /proc/PID/stat is `pid (comm) state ppid pgrp …` (proc(5)); comm may hold blanks and parentheses. */
function isLivingMember(pid: string, group: number): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const [state, , pgrp] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(pgrp) === group && state !== "Z" && state !== "X";
  } catch {
    return false;
  }
}

function startFailure(spec: StdioSpec, error: unknown): FailureCause {
  const code = codeOf(error);
  if (code !== "ENOENT") return { kind: "not-executable", command: spec.command, code };
  const isPath = /[/\\]/.test(spec.command);
  const folders = (spec.env.PATH ?? spec.env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = isPath ? [spec.command] : folders.map((folder) => join(folder, spec.command));
  // exec(2) says ENOENT also for a script whose interpreter is missing.
  if (candidates.some((file) => existsSync(resolvePath(spec.workingDirectory, file))))
    return { kind: "not-executable", command: spec.command, code };
  return { kind: "not-found", command: spec.command, folders: isPath ? 0 : folders.length };
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  return String(error.code);
}
