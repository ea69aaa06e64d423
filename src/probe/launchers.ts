// Which commands may download a server before they run it, and what they download. A table and pure functions.

import type { Installer } from "../core/model.ts";

interface Launcher {
  /** As people know it. */
  readonly name: string;
  /** The command's name and the words that must follow it, options aside. */
  readonly words: readonly string[];
  /** Options that take the next word as their value. "all": every option but those in `flags`. */
  readonly valued: readonly string[] | "all";
  /** With `valued: "all"`: the options that stand alone. */
  readonly flags: readonly string[];
  /** Options whose value names the download, before any plain word. */
  readonly naming: readonly string[];
  /** Options that answer its question; undefined: it asks none. */
  readonly consent: readonly string[] | undefined;
  /** False: the plain word after it is the user's own file or command. */
  readonly namesDownload: boolean;
}

const plain: Omit<Launcher, "name" | "words"> = {
  valued: [],
  flags: [],
  naming: [],
  consent: undefined,
  namesDownload: true,
};
const npm = {
  ...plain,
  valued: ["-c", "--call", "-w", "--workspace", "--prefix", "--registry"],
  naming: ["-p", "--package"],
  consent: ["-y", "--yes"],
};
const container = {
  ...plain,
  valued: "all" as const,
  flags: [
    "-i -t -d -q -P --interactive --tty --detach --quiet --publish-all --rm --init --privileged --read-only",
    "--no-healthcheck --oom-kill-disable --sig-proxy",
  ].flatMap((line) => line.split(" ")),
};
const uv = {
  ...plain,
  valued: ["-p", "--python", "--with", "--directory", "--project", "--index", "--index-url", "--env-file"],
};

/** What may have to be downloaded first. Longer `words` stand before shorter ones of the same command. */
const LAUNCHERS: readonly Launcher[] = [
  { ...npm, name: "npx", words: ["npx"] },
  { ...npm, name: "npm exec", words: ["npm", "exec"] },
  { ...npm, name: "npm exec", words: ["npm", "x"] },
  { ...plain, name: "pnpm dlx", words: ["pnpm", "dlx"], naming: ["--package"] },
  { ...plain, name: "yarn dlx", words: ["yarn", "dlx"], naming: ["-p", "--package"] },
  { ...plain, name: "bunx", words: ["bunx"], naming: ["-p", "--package"] },
  { ...plain, name: "bunx", words: ["bun", "x"], naming: ["-p", "--package"] },
  { ...uv, name: "uvx", words: ["uvx"], naming: ["--from"] },
  { ...uv, name: "uv tool run", words: ["uv", "tool", "run"], naming: ["--from"] },
  { ...uv, name: "uv run", words: ["uv", "run"], namesDownload: false },
  { ...plain, name: "pipx run", words: ["pipx", "run"], valued: ["--python"], naming: ["--spec"] },
  { ...container, name: "docker run", words: ["docker", "run"] },
  { ...container, name: "podman run", words: ["podman", "run"] },
  { ...plain, name: "deno run", words: ["deno", "run"] },
  { ...plain, name: "go run", words: ["go", "run"] },
  { ...plain, name: "cargo run", words: ["cargo", "run"], namesDownload: false },
  { ...plain, name: "nix run", words: ["nix", "run"] },
];

const SHELLS = new Set(["sh", "bash", "dash", "zsh"]);
/** Shells in shells in shells: nobody means that. */
const DEEPEST_WRAPPING = 4;

/** The installer that this command is, or undefined when it runs something that is already there. */
export function recogniseInstaller(command: string, args: readonly string[]): Installer | undefined {
  return recognise([command, ...args], DEEPEST_WRAPPING);
}

function recognise(words: readonly string[], depth: number): Installer | undefined {
  const [command, ...args] = words;
  if (command === undefined || depth === 0) return undefined;
  const name = baseName(command);
  for (const inner of unwrap(name, args)) {
    const found = recognise(inner, depth - 1);
    if (found !== undefined) return found;
  }
  for (const launcher of LAUNCHERS) {
    const rest = argumentsOf(launcher, name, args);
    if (rest !== undefined) return describe(launcher, rest);
  }
  return undefined;
}

/** The commands inside a command that only runs others; none for any other command. */
function unwrap(name: string, args: readonly string[]): readonly (readonly string[])[] {
  if (SHELLS.has(name)) {
    const [, script = ""] = from(args, (arg) => /^-[a-z]*c$/.test(arg));
    return script.split(/&&|\|\||[;|\n]/).map((part) => commandIn(splitWords(part)));
  }
  if (name === "cmd") {
    const [, ...rest] = from(args, (arg) => /^\/[ck]$/i.test(arg));
    return [rest.length === 1 ? splitWords(rest.join(" ")) : rest];
  }
  if (name === "env") return [from(args, (arg, before) => !isEnvOption(arg) && before !== "-u")];
  return [];
}

const isEnvOption = (arg: string): boolean => arg.startsWith("-") || /^\w+=/.test(arg);

function commandIn(words: readonly string[]): readonly string[] {
  return from(words, (word) => word !== "exec" && !/^\w+=/.test(word));
}

/** The words from the first that fits to the end; none when none fits. */
function from(
  words: readonly string[],
  fits: (word: string, before: string | undefined) => boolean,
): readonly string[] {
  const start = words.findIndex((word, index) => fits(word, words[index - 1]));
  return start === -1 ? [] : words.slice(start);
}

function splitWords(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

function baseName(command: string): string {
  return command
    .replace(/^.*[/\\]/, "")
    .replace(/\.(cmd|exe|bat|ps1)$/i, "")
    .toLowerCase();
}

/** The arguments without the words that make the launcher; undefined when they are not all there. */
function argumentsOf(
  launcher: Launcher,
  name: string,
  args: readonly string[],
): readonly string[] | undefined {
  const [first, ...others] = launcher.words;
  if (name !== first) return undefined;
  let rest = args;
  for (const word of others) {
    const index = plainIndex(launcher, rest);
    if (rest[index] !== word) return undefined;
    rest = rest.toSpliced(index, 1);
  }
  return rest;
}

function describe(launcher: Launcher, args: readonly string[]): Installer {
  const end = plainIndex(launcher, args);
  const options = args.slice(0, end);
  const asksFirst = launcher.consent !== undefined && !options.some((arg) => launcher.consent?.includes(arg));
  const plain = launcher.namesDownload ? args[end] : undefined;
  return { launcher: launcher.name, download: namedIn(launcher, options) ?? plain, asksFirst };
}

/** Where the first word stands that is neither an option nor an option's value; the length when there is none. */
function plainIndex(launcher: Launcher, args: readonly string[]): number {
  let index = 0;
  for (let arg = args[index]; arg?.startsWith("-"); arg = args[index]) {
    if (arg === "--") return index + 1;
    index += takesValue(launcher, arg) ? 2 : 1;
  }
  return Math.min(index, args.length);
}

function takesValue({ valued, flags, naming }: Launcher, option: string): boolean {
  if (option.startsWith("--") && option.includes("=")) return false;
  if (valued !== "all") return valued.includes(option) || naming.includes(option);
  const isClusterOfFlags = /^-[itdqP]+$/.test(option);
  return !flags.includes(option) && !isClusterOfFlags;
}

function namedIn({ naming }: Launcher, options: readonly string[]): string | undefined {
  for (const [index, option] of options.entries()) {
    if (naming.includes(option)) return options[index + 1];
    const at = option.indexOf("=");
    if (at !== -1 && naming.includes(option.slice(0, at))) return option.slice(at + 1);
  }
  return undefined;
}
