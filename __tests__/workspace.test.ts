// Real files and links in a temporary folder: what may be read, under which name, and what an update may write.

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { LIMITS } from "../src/core/limits.ts";
import {
  displayName,
  findNearby,
  readSource,
  terminalWorkspace,
  type Workspace,
  writeAtomically,
} from "../src/workspace.ts";

let outside = "";
let root = "";

beforeEach(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), "preflight-")));
  root = join(outside, "repo");
  mkdirSync(join(root, "sub"), { recursive: true });
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

const action = (workingDirectory = root): Workspace => ({
  face: "action",
  root,
  workingDirectory,
  baseDirectory: root,
});

describe("readSource", () => {
  const read = (path: string, workspace = action()) => {
    const reading = readSource(workspace, path);
    return reading.kind === "read"
      ? `${reading.source.file}${reading.source.annotatable ? "" : " (no place)"}: ${reading.source.text}`
      : `${reading.kind} ${"code" in reading ? reading.code : ""}`.trim();
  };

  it("reads a file inside, under its name in the repository", () => {
    writeFileSync(join(root, "sub", "a.json"), "x");
    expect(read("sub/a.json")).toBe("sub/a.json: x");
    expect(read("a.json", action(join(root, "sub")))).toBe("sub/a.json: x");
  });

  it("names a file after the repository it is in", () => {
    mkdirSync(join(root, "sub", ".git"));
    writeFileSync(join(root, "sub", "a.json"), "x");
    expect(read("sub/a.json")).toBe("a.json: x");
  });

  it("strips a byte order mark, and refuses what is not UTF-8", () => {
    writeFileSync(join(root, "bom"), "\uFEFF{}");
    writeFileSync(join(root, "utf16"), Buffer.from([0xff, 0xfe, 0x7b, 0]));
    expect(read("bom")).toBe("bom: {}");
    expect(read("utf16")).toBe("unreadable EILSEQ");
  });

  it("reads a file of the largest size, and none that is a byte larger", () => {
    writeFileSync(join(root, "full"), Buffer.alloc(LIMITS.fileBytes, " "));
    writeFileSync(join(root, "over"), Buffer.alloc(LIMITS.fileBytes + 1, " "));
    // Cut: ten million characters are none that a failure could show.
    expect(read("full").slice(0, 10)).toBe("full:     ");
    expect(read("over").slice(0, 16)).toBe("unreadable EFBIG");
  });

  it("tells absent from unreadable", () => {
    expect(read("nothing")).toBe("absent");
    expect(read("sub")).toBe("unreadable EISDIR");
    symlinkSync("nowhere", join(root, "dangling"));
    expect(read("dangling")).toBe("unreadable ENOENT");
  });

  it("reads a path that somebody typed to lie outside, which has no place in the repository", () => {
    writeFileSync(join(outside, "typed.json"), "x");
    expect(read(join(outside, "typed.json"))).toBe(`${outside}/typed.json (no place): x`);
    expect(read("../typed.json")).toBe(`${outside}/typed.json (no place): x`);
  });

  it("follows a link inside, and no link that leads outside", () => {
    writeFileSync(join(root, "sub", "a.json"), "x");
    writeFileSync(join(outside, "secret"), "x");
    symlinkSync(join("sub", "a.json"), join(root, "inner"));
    symlinkSync(join(outside, "secret"), join(root, "outer"));
    symlinkSync(outside, join(root, "folder"));
    expect(read("inner")).toBe("inner: x");
    expect(read("outer")).toBe("outside-workspace");
    expect(read("folder/secret")).toBe("outside-workspace");
  });
});

describe("names at a terminal", () => {
  it("are relative to the working directory", () => {
    mkdirSync(join(root, ".git"));
    const workspace = terminalWorkspace(join(root, "sub"), root);
    expect(workspace.root).toBe(root);
    expect(displayName(workspace, join(root, "sub", "a.json"))).toBe("a.json");
    expect(displayName(workspace, join(root, "a.json"))).toBe(`${root}/a.json`);
  });
});

describe("findNearby", () => {
  it("names the folders that hold such a file, not the hidden and not the installed", () => {
    for (const folder of ["agents/x", "node_modules/y", ".hidden", "a/b/c"])
      mkdirSync(join(root, folder), { recursive: true });
    for (const folder of ["", "agents", "agents/x", "node_modules/y", ".hidden", "a/b/c"])
      writeFileSync(join(root, folder, "l.json"), "");
    expect(findNearby(action(), "l.json")).toEqual(["agents", "agents/x"]);
    expect(findNearby(action(join(root, "agents", "x")), "l.json")).toEqual(["agents", "."]);
    expect(findNearby(action(), "agents/l.json")).toEqual([]);
  });
});

describe("writeAtomically", () => {
  it("makes a new file, and replaces one without changing its mode, leaving nothing else", async () => {
    expect(await writeAtomically(action(), "lock", undefined, "one\n")).toEqual({ kind: "written" });
    chmodSync(join(root, "lock"), 0o600);
    expect(await writeAtomically(action(), "lock", "one\n", "two\n")).toEqual({ kind: "written" });
    expect(readFileSync(join(root, "lock"), "utf8")).toBe("two\n");
    expect(statSync(join(root, "lock")).mode & 0o777).toBe(0o600);
    expect(readdirSync(root).sort()).toEqual(["lock", "sub"]);
  });

  it("writes over no other text than the one that was read", async () => {
    writeFileSync(join(root, "lock"), "theirs");
    const changed = { kind: "changed-meanwhile" };
    expect(await writeAtomically(action(), "lock", "ours", "x")).toEqual(changed);
    expect(await writeAtomically(action(), "lock", undefined, "x")).toEqual(changed);
    expect(await writeAtomically(action(), "gone", "ours", "x")).toEqual(changed);
    expect(readFileSync(join(root, "lock"), "utf8")).toBe("theirs");
    expect(readdirSync(root).sort()).toEqual(["lock", "sub"]);
  });

  it("writes nowhere outside, through no link, into no missing folder", async () => {
    writeFileSync(join(outside, "target"), "old");
    symlinkSync(join(outside, "target"), join(root, "link"));
    symlinkSync(outside, join(root, "folder"));
    expect(await writeAtomically(action(), "../lock", undefined, "x")).toEqual({ kind: "outside-workspace" });
    expect(await writeAtomically(action(), "folder/lock", undefined, "x")).toEqual({
      kind: "outside-workspace",
    });
    expect(await writeAtomically(action(), "link", undefined, "x")).toEqual({ kind: "link" });
    expect(await writeAtomically(action(), "missing/lock", undefined, "x")).toEqual({
      kind: "unwritable",
      code: "ENOENT",
    });
    expect(readFileSync(join(outside, "target"), "utf8")).toBe("old");
    expect(readdirSync(outside).sort()).toEqual(["repo", "target"]);
  });
});
