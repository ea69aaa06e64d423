// A Jest reporter: the last line of a run, `12 passed, 0 failed`, for .ci/run and for people. It only counts.
import { writeSync } from "node:fs";

/** Jest takes a reporter as a default export. A suite that did not run counts as one failed test. */
export default class Tally {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const tail = skipped > 0 ? `, ${skipped} skipped` : "";
    // Jest appends its own summary after the reporters it was given: only at the exit is a line the last.
    process.once("exit", () => writeSync(1, `${results.numPassedTests} passed, ${failed} failed${tail}\n`));
  }
}
