// All that an edge shows, as the one module it loads for it: bundled one by one, each part would carry its own copy of the words.

export { renderAnnotations } from "./annotations.ts";
export { wordFindings } from "./findings.ts";
export { renderReport } from "./json.ts";
export { renderOutputs } from "./outputs.ts";
export { renderSummary } from "./summary.ts";
export { renderLive, renderTerminal } from "./terminal.ts";
export { renderUsage } from "./usage.ts";
