// In which revision servers over stdio are spoken to, and when a second process is started for it. Real processes.
import { describe, expect, test } from "@jest/globals";
import { AMPLE_MS, fixture, mustBeListed, mustHaveFailed, probe } from "./bench.ts";

describe("initialize first", () => {
  test("a server that refuses it for 2026-07-28 is asked so, in a fresh process", async () => {
    const { tools, evidence } = mustBeListed(await probe(fixture("modern-only.mjs")));
    expect(tools).toEqual(["modern_tool"]);
    expect(evidence).toMatchObject({
      attempts: 2,
      protocol: "2026-07-28",
      revisionRewritten: false,
      implementation: { name: "modern-mcp", version: "3.0.0" },
      steps: [
        { method: "initialize", outcome: "failed", cause: "rpc-error -32022" },
        { method: "server/discover", outcome: "success" },
        { method: "tools/list", outcome: "success" },
      ],
    });
  });

  test("server/discover is not asked of a server that answers", async () => {
    const { evidence } = mustBeListed(await probe(fixture("dies-on-discover.mjs")));
    expect(evidence).toMatchObject({
      attempts: 1,
      steps: [{ method: "initialize" }, { method: "tools/list" }],
    });
  });
});

describe("server/discover first", () => {
  const surroundings = { discoverFirst: true };
  test.each([
    [
      "is all that a modern server needs",
      fixture("modern-only.mjs"),
      AMPLE_MS,
      1,
      ["server/discover", "tools/list"],
      "2026-07-28",
    ],
    [
      "is refused, and initialize follows in place",
      fixture("tools.mjs"),
      AMPLE_MS,
      1,
      ["server/discover", "initialize", "tools/list"],
      "2025-11-25",
    ],
    [
      "is answered with nothing, which is no discovery",
      fixture("report.mjs"),
      AMPLE_MS,
      1,
      ["server/discover", "initialize", "tools/list"],
      "2026-07-28",
    ],
    [
      "kills the server, and a fresh one is asked initialize",
      fixture("dies-on-discover.mjs"),
      AMPLE_MS,
      2,
      ["server/discover", "initialize", "tools/list"],
      "2025-11-25",
    ],
    [
      "is not answered, and initialize follows in time",
      fixture("deaf-to-discover.mjs"),
      4_000,
      1,
      ["server/discover", "initialize", "tools/list"],
      "2025-11-25",
    ],
    [
      "is refused with an error to nobody, and initialize follows in time",
      fixture("refuses-nobody.mjs", ["server/discover"]),
      4_000,
      1,
      ["server/discover", "initialize", "tools/list"],
      "2025-11-25",
    ],
  ])("%s", async (_, spec, budgetMs, attempts, methods, protocol) => {
    const { evidence } = mustBeListed(await probe(spec, budgetMs, surroundings));
    expect(evidence).toMatchObject({ attempts, protocol });
    expect(evidence.steps.map(({ method }) => method)).toEqual(methods);
  });

  test("a server that exits either way was started twice", async () => {
    const { failure, evidence } = mustHaveFailed(
      await probe(fixture("exits.mjs", ["3"]), AMPLE_MS, surroundings),
    );
    expect(failure).toMatchObject({ stage: "connect", cause: { kind: "exited", code: 3 } });
    expect(evidence.attempts).toBe(2);
  });
});
