// The report: what stands in it for a server that nothing is known of.

import { expect, test } from "@jest/globals";
import type { Concluded } from "../../src/core/result.ts";
import { wordFindings } from "../../src/report/findings.ts";
import { renderReport } from "../../src/report/json.ts";
import { ACTION, checked, concluded, LOCK, locked, REQUEST, subject, unchecked } from "./builders.ts";

const goneSubject = subject(undefined, locked("gone", 2, ["a"]));
const gone = unchecked(goneSubject, { kind: "not-configured" });
const update = { request: { ...REQUEST, mode: "update-lock" }, verdicts: [gone] } as const;
const refusals = [{ kind: "no-longer-configured", server: "gone", entry: locked("gone", 2, ["a"]) }] as const;

const removed = concluded({
  ...update,
  kind: "ok",
  lockChange: {
    kind: "written",
    file: LOCK,
    servers: [{ server: "gone", before: ["a"], after: undefined }],
  },
});
const refused = concluded({
  ...update,
  complaints: [{ rule: "update-refused", refusals, servers: 1 }],
  lockChange: { kind: "refused", file: LOCK, refusals },
});

test.each<[string, Concluded, string | undefined]>([
  ["a check", checked([gone]), "in the lock, but not in .mcp.json. 1 tool is expected of it"],
  [
    "an update that may not lose it",
    refused,
    "in the lock, no longer in .mcp.json. 1 tool of it would leave",
  ],
  ["an update that may lose it", removed, undefined],
])("a server that is not configured, in %s", (_, result, message) => {
  const report: unknown = JSON.parse(renderReport(result, wordFindings(result, ACTION)));
  expect(report).toMatchObject({ servers: [{ name: "gone", verdict: "not-checked" }] });
  if (message === undefined) expect(report).not.toHaveProperty("servers.0.failure");
  else
    expect(report).toMatchObject({
      servers: [
        { failure: { stage: "config", kind: "not-configured", message: expect.stringContaining(message) } },
      ],
    });
});
