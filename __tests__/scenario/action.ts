// What action.yml declares, as the runner reads it; knows that one file's simple shape and no other YAML.
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./scenario.ts";

export interface Declared {
  /** Name and default of each input. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly outputs: readonly string[];
}

export function readAction(): Declared {
  const inputs = new Map<string, string>();
  const outputs: string[] = [];
  let section = "";
  let name = "";
  for (const line of readFileSync(path.join(ROOT, "action.yml"), "utf8").split("\n")) {
    section = /^(\w+):/.exec(line)?.[1] ?? section;
    name = /^ {2}([\w-]+):$/.exec(line)?.[1] ?? name;
    if (section === "outputs" && line === `  ${name}:`) outputs.push(name);
    const byDefault = /^ {4}default: "(.*)"$/.exec(line)?.[1];
    if (section === "inputs" && byDefault !== undefined) inputs.set(name, byDefault);
  }
  return { inputs, outputs };
}
