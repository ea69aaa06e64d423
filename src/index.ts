#!/usr/bin/env node
// Which face? Under GitHub Actions without arguments the action, else the terminal. Nothing else belongs here.

export {};

const isAction = process.env.GITHUB_ACTIONS === "true" && process.argv.length === 2;
try {
  const { main } = isAction ? await import("./main.ts") : await import("./cli.ts");
  await main();
} catch (error) {
  // A fault in the showing of a result: the result itself must not pass for a good one.
  process.exitCode = 70;
  console.error("MCP preflight is broken: this is a fault of the program, not of a server or a file.");
  console.error(error);
}
