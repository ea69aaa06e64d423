// The scenario runner held to its own word: it must see what it is there to see.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { describe, expect, test } from "@jest/globals";
import { readCommandFile, readStepOutput } from "./commands.ts";
import { processesOf } from "./processes.ts";
import { leaksOf } from "./secrets.ts";

describe("readStepOutput", () => {
  test.each([
    { line: "::error file=a.json,line=3::gone%0Aand lost", file: "a.json", at: 3, message: "gone\nand lost" },
    { line: "  ::ERROR title=100%25%2C sure::x", title: "100%, sure", message: "x" },
    { line: "text before ##[error]forged", message: "forged" },
    { line: "::error line=3,endLine=2::backwards", message: "backwards" },
  ])("reads $line as the runner does", ({ line, file, at, title, message }) => {
    expect(readStepOutput(`${line}\n`).annotations).toEqual([
      expect.objectContaining({ level: "error", file, line: at, title, message }),
    ]);
  });

  test.each(["::oops::x", ":: error::x", "error::x", "##[oops]x", "\ufeff::error::x"])(
    "takes %j for text",
    (line) => {
      expect(readStepOutput(line)).toEqual({ annotations: [], otherCommands: [], text: [line] });
    },
  );

  test("ends a line at a lone CR, and reads nothing while commands are stopped", () => {
    const output = readStepOutput("a\r::stop-commands::Token\n::error::quoted\n::token::\n::add-mask::x\n");
    expect(output).toEqual({
      annotations: [],
      otherCommands: ["stop-commands", "add-mask"],
      text: ["a", "::error::quoted"],
    });
  });
});

describe("readCommandFile", () => {
  test("reads both forms and refuses a text without its end", () => {
    expect([...readCommandFile("a=1\nb<<END\nx\ny\nEND\nc<<E\nE\n")]).toEqual([
      ["a", "1"],
      ["b", "x\ny"],
      ["c", ""],
    ]);
    expect(() => readCommandFile("b<<END\nx\n")).toThrow("the runner refuses");
  });
});

describe("leaksOf", () => {
  const secret = "rpt_5f2c9a41d8e07b36/+token==";
  test.each([
    secret,
    btoa(`Bearer ${secret} and more`),
    btoa(`a${secret}`),
    btoa(`ab${secret}`),
    encodeURIComponent(`?t=${secret}`),
    Buffer.from(secret).toString("hex"),
  ])("finds the secret in %j", (text) => {
    expect(leaksOf(secret, `before ${text} after`)).not.toEqual([]);
  });
  test("finds none in other text", () => {
    expect(leaksOf(secret, `${secret.slice(1)} ${btoa(secret.slice(8))}`)).toEqual([]);
  });
});

describe("processesOf", () => {
  const onLinux = process.platform === "linux" ? test : test.skip;
  onLinux("sees a process that was left running, and that it is gone", async () => {
    const id = randomUUID();
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
      env: { RUNNER_TRACKING_ID: id },
      stdio: "ignore",
    });
    await once(child, "spawn");
    expect(processesOf(id)).toEqual([expect.stringContaining("setInterval")]);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(processesOf(id)).toEqual([]);
  });
});
