// How the program is called at a terminal, in words.

import { COMMAND } from "./commands.ts";

/** The usage text; flags are the inputs' names. */
export function renderUsage(): string {
  return `Usage: ${COMMAND} [check|update-lock] [flags]

  check        ask the servers, hold what they list against the lock (the default)
  update-lock  ask the servers, write what they list into the lock

  --mcp-config PATH         MCP config as the agent gets it (.mcp.json)
  --lock PATH               file of tools that must exist (mcp-tools.lock.json)
  --servers NAMES           look at these servers only
  --timeout-seconds TEXT    time for one server: 45, name=90, or auto (see README)
  --allow-empty NAMES       servers that may list no tools
  --allow-removals NAMES    update-lock: servers that may lose tools, * for all
  --working-directory PATH  where relative paths start (.)
  --mode MODE               the same as the command
  --update-lock             the same as the command update-lock
  --json                    print the report as JSON, and nothing else
  --report PATH             write the report to a file
  --help                    print this

Names are separated by commas. Exit codes: 0 ok, 78 config-error, 70 internal error,
64 wrong usage, 129, 130, 143 cancelled.
`;
}
