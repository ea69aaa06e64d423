// `npm test [-- jest arguments]`: Jest under Node 24, against the sources and the dist/ that are there. It builds nothing.
import { fileURLToPath } from "node:url";
import { runUnderNode24 } from "./node24.js";

const JEST = fileURLToPath(import.meta.resolve("jest/bin/jest"));

// A flag of Node and not NODE_OPTIONS: the servers that tests start must not get it.
process.exitCode = runUnderNode24([
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  JEST,
  ...process.argv.slice(2),
]);
