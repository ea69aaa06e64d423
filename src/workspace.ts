// The only file that opens the user's files: confined reads, and the atomic write of the lock.

import { randomUUID } from "node:crypto";
import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from "node:fs";
import { chmod, open, rm } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { LIMITS } from "./core/limits.ts";
import type { Source } from "./core/source.ts";
import { byCodePoint } from "./core/tools.ts";

export interface Workspace {
  readonly face: "action" | "terminal";
  /** Absolute: GITHUB_WORKSPACE; at a terminal the repository around the working directory, or that directory. */
  readonly root: string;
  /** Absolute: what typed paths start from. */
  readonly workingDirectory: string;
  /** Absolute: what a typed `working-directory` starts from. */
  readonly baseDirectory: string;
}

export type FileReading =
  | { readonly kind: "read"; readonly source: Source }
  | { readonly kind: "absent"; readonly file: string }
  | { readonly kind: "outside-workspace"; readonly file: string }
  /** `code`: the system's (`EACCES`), or EISDIR, EFTYPE, EFBIG, EILSEQ for a folder, no plain file, too large, not UTF-8. */
  | { readonly kind: "unreadable"; readonly file: string; readonly code: string };

/** The workspace of a run at a terminal. */
export function terminalWorkspace(workingDirectory: string, baseDirectory: string): Workspace {
  const root = repositoryAround(workingDirectory) ?? workingDirectory;
  return { face: "terminal", root, workingDirectory, baseDirectory };
}

/** True when the path is a directory. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Reads a file at a typed path. A path typed to lie outside the workspace is read; one inside that a link leads outside
 * is not: the repository, not the workflow's author, decides where its links lead.
 */
export function readSource(workspace: Workspace, typedPath: string): FileReading {
  const path = resolve(workspace.workingDirectory, typedPath);
  const file = displayName(workspace, path);
  try {
    const link = lstatSync(path, { throwIfNoEntry: false });
    if (link === undefined) return { kind: "absent", file };
    if (escapes(workspace, path)) return { kind: "outside-workspace", file };
    const stats = statSync(path);
    if (!stats.isFile()) return { kind: "unreadable", file, code: stats.isDirectory() ? "EISDIR" : "EFTYPE" };
    if (stats.size > LIMITS.fileBytes) return { kind: "unreadable", file, code: "EFBIG" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
    return { kind: "read", source: { file, text, annotatable: isAnnotatable(workspace, path) } };
  } catch (error) {
    return { kind: "unreadable", file, code: codeOf(error) };
  }
}

/** The system's word for what it refused; what has no such word is our own fault and goes on. */
function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) throw error;
  return error.code === "ERR_ENCODING_INVALID_ENCODED_DATA" ? "EILSEQ" : String(error.code);
}

function escapes(workspace: Workspace, path: string): boolean {
  return isInside(workspace.root, path) && !isInside(realpathSync(workspace.root), realpathSync(path));
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The folder that holds `.git` at or above this one. */
function repositoryAround(folder: string): string | undefined {
  if (existsSync(join(folder, ".git"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryAround(parent);
}

/** As people see a typed or found path: relative to its repository, at a terminal to the working directory; `/` everywhere. */
export function displayName(workspace: Workspace, typedPath: string): string {
  const path = resolve(workspace.workingDirectory, typedPath);
  const start = startOfNames(workspace, path);
  if (!isInside(start, path)) return path.replaceAll(sep, "/");
  return relative(start, path).replaceAll(sep, "/") || ".";
}

function startOfNames(workspace: Workspace, path: string): string {
  if (workspace.face === "terminal") return workspace.workingDirectory;
  if (!isInside(workspace.root, path)) return workspace.root;
  const repository = repositoryAround(dirname(path));
  return repository !== undefined && isInside(workspace.root, repository) ? repository : workspace.root;
}

function isAnnotatable(workspace: Workspace, path: string): boolean {
  return isInside(workspace.root, path);
}

/** True when the workspace itself is the checkout, so that a place in it is a place in the repository on GitHub. */
export function isCheckout(workspace: Workspace): boolean {
  return existsSync(join(workspace.root, ".git"));
}

/**
 * Folders near the working directory, above it or up to two below, that hold a file of that name, as one would type them
 * for `working-directory`. A hint only: a tree of thousands of folders is not searched to its end.
 */
export function findNearby(workspace: Workspace, typedPath: string): readonly string[] {
  const { root, workingDirectory, baseDirectory } = workspace;
  if (basename(typedPath) !== typedPath) return [];
  const above: string[] = [];
  for (let folder = workingDirectory; folder !== root && isInside(root, folder); ) {
    folder = dirname(folder);
    if (existsSync(join(folder, typedPath))) above.push(folder);
  }
  const below: string[] = [];
  let folders = [workingDirectory];
  for (let depth = 1; depth <= 2; depth++) {
    folders = folders.slice(0, 500).flatMap(foldersIn);
    below.push(...folders.filter((folder) => existsSync(join(folder, typedPath))));
  }
  return [...above, ...below.sort(byCodePoint)]
    .slice(0, 10)
    .map((folder) => relative(baseDirectory, folder).replaceAll(sep, "/") || ".");
}

function foldersIn(folder: string): readonly string[] {
  return listFolder(folder)
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => join(folder, entry.name));
}

function listFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

export type WriteReading =
  | { readonly kind: "written" }
  | { readonly kind: "outside-workspace" | "link" | "changed-meanwhile" }
  | { readonly kind: "unwritable"; readonly code: string };

/**
 * Why a file must not be written: only inside the workspace with links resolved, and never through a link, which would
 * let a repository choose what is overwritten. Undefined: it may be; whether it can be, the write will show.
 */
export function refusalToWrite(
  workspace: Workspace,
  typedPath: string,
): "outside-workspace" | "link" | undefined {
  const path = resolve(workspace.workingDirectory, typedPath);
  if (!isInside(workspace.root, path)) return "outside-workspace";
  const folder = dirname(path);
  if (existsSync(folder) && !isInside(realpathSync(workspace.root), realpathSync(folder)))
    return "outside-workspace";
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? "link" : undefined;
}

/**
 * Replaces a file in one step: a new file in the same folder, flushed, then renamed over it, at once after a last look
 * at what is there. `before` is the text it must still have; undefined: there must be no such file.
 */
export async function writeAtomically(
  workspace: Workspace,
  typedPath: string,
  before: string | undefined,
  text: string,
): Promise<WriteReading> {
  const refusal = refusalToWrite(workspace, typedPath);
  if (refusal !== undefined) return { kind: refusal };
  const path = resolve(workspace.workingDirectory, typedPath);
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    if (mode !== undefined) await chmod(temporary, mode);
    const now = readSource(workspace, typedPath);
    if ((now.kind === "read" ? now.source.text : undefined) !== before) {
      await rm(temporary, { force: true });
      return { kind: "changed-meanwhile" };
    }
    // Without waiting: a second update between the look and this would be lost.
    renameSync(temporary, path);
    return { kind: "written" };
  } catch (error) {
    await rm(temporary, { force: true });
    return { kind: "unwritable", code: codeOf(error) };
  }
}
