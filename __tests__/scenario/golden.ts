// Golden files of a scenario: what may differ between two runs is named, everything else is compared as it is.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@jest/globals";
import type { StepAnnotation } from "./commands.ts";
import type { Job } from "./job.ts";
import { ROOT } from "./scenario.ts";

/** Paths, ports and measured times by their names; a configured time (`2 s`) is no measured one (`2.0 s`). */
export function normalise(text: string, job: Job): string {
  return text
    .replaceAll(job.workspace, "<workspace>")
    .replaceAll(job.temp, "<temp>")
    .replaceAll(job.home, "<home>")
    .replaceAll(job.markers, "<markers>")
    .replaceAll(ROOT, "<root>")
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:<port>")
    .replace(/\b\d+ ms\b|\b\d+\.\d s\b/g, "<time>")
    .replace(/"(durationMs|startedAtMs|latencyMs|answeredAfterMs)": [\d.]+/g, '"$1": "<time>"')
    .replace(/<temp>\/[\w-]+\/(report\.json|mcp-preflight[\w.-]*)/g, "<temp>/<folder>/$1");
}

/** Compares with the file; with UPDATE_GOLDEN=1 writes it instead. An empty text has no file. */
export function expectGolden(file: string, actual: string): void {
  if (process.env.UPDATE_GOLDEN === "1") {
    rmSync(file, { force: true });
    if (actual === "") return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  expect({ file, text: actual }).toEqual({ file, text: existsSync(file) ? readFileSync(file, "utf8") : "" });
}

/** `error .mcp.json:6`, or `error -` without a place. */
export function placeOf(annotation: StepAnnotation): string {
  const { level, file, line } = annotation;
  return `${level} ${file === undefined ? "-" : `${file}:${line}`}`;
}

/** Annotations as a person reads them: level, place, title, then the message, indented. */
export function renderAnnotations(annotations: readonly StepAnnotation[]): string {
  return annotations
    .map((annotation) => {
      const { column, endLine, endColumn, title, message } = annotation;
      const columns = column === undefined ? "" : `:${column}-${endColumn}`;
      const lines = endLine === undefined || endLine === annotation.line ? "" : ` to line ${endLine}`;
      const text = message.split("\n").map((line) => `  ${line}`);
      return [`${placeOf(annotation)}${columns}${lines} ${title}`, ...text]
        .map((line) => `${line}\n`)
        .join("");
    })
    .join("\n");
}
