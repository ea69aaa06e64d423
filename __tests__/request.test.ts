// Tables of what people type: inputs, flags and variables, and the request or the refusal they give.

import { describe, expect, it } from "@jest/globals";
import type { Request } from "../src/core/result.ts";
import { type InputName, parseRequest } from "../src/request.ts";

function read(inputs: Partial<Record<InputName, string>>, variables: Record<string, string> = {}) {
  return parseRequest({
    read: (name) => inputs[name] ?? "",
    describe: (name) => `input ${name}`,
    environment: (variable) => variables[variable],
    baseDirectory: "/work",
  });
}

function accepted(inputs: Partial<Record<InputName, string>>, variables?: Record<string, string>): Request {
  const { request, complaints } = read(inputs, variables);
  expect(complaints).toEqual([]);
  return request;
}

describe("a request", () => {
  it("of nothing is the defaults", () => {
    expect(accepted({})).toEqual({
      mode: "check",
      workingDirectory: "/work",
      typedDirectory: { value: ".", source: "input working-directory", isDefault: true },
      config: { value: ".mcp.json", source: "default", isDefault: true },
      lock: { value: "mcp-tools.lock.json", source: "default", isDefault: true },
      servers: [],
      timeouts: { defaultMs: 30_000, defaultText: "auto", byServer: new Map() },
      allowEmpty: [],
      allowRemovals: { kind: "named", servers: [] },
    });
  });

  it("takes an empty or blank input for its default", () => {
    expect(accepted({ mode: "", lock: " ", "working-directory": "", "timeout-seconds": "\n" })).toEqual(
      accepted({}),
    );
  });

  const paths: readonly (readonly [InputName, string, Record<string, string>, object])[] = [
    [
      "lock",
      "a.json",
      { MCP_TOOL_LOCK: "b.json" },
      { value: "a.json", source: "input lock", isDefault: false },
    ],
    ["lock", "", { MCP_TOOL_LOCK: "b.json" }, { value: "b.json", source: "MCP_TOOL_LOCK", isDefault: false }],
    [
      "lock",
      "mcp-tools.lock.json",
      {},
      { value: "mcp-tools.lock.json", source: "input lock", isDefault: true },
    ],
    [
      "mcp-config",
      "",
      { MCP_CONFIG: "/t/m.json" },
      { value: "/t/m.json", source: "MCP_CONFIG", isDefault: false },
    ],
  ];
  it.each(paths)("%s %j with %j", (name, value, variables, setting) => {
    const request = accepted({ [name]: value }, variables);
    expect(name === "lock" ? request.lock : request.config).toEqual(setting);
  });

  it("reads lists by commas or lines, each name once", () => {
    expect(accepted({ servers: "a, b\nc d,,a\r\n" }).servers).toEqual(["a", "b", "c d"]);
    expect(accepted({ "allow-removals": "a,*" }).allowRemovals).toEqual({ kind: "all" });
    expect(accepted({ "allow-removals": "a" }).allowRemovals).toEqual({ kind: "named", servers: ["a"] });
  });

  it("resolves the working directory against the base", () => {
    expect(accepted({ "working-directory": "agents/x" }).workingDirectory).toBe("/work/agents/x");
    expect(accepted({ "working-directory": "/elsewhere" }).workingDirectory).toBe("/elsewhere");
  });
});

describe("timeout-seconds", () => {
  const cases: readonly (readonly [string, Record<string, string>, number, string, object])[] = [
    ["45", {}, 45_000, "45", {}],
    ["0.5", {}, 500, "0.5", {}],
    ["auto", { MCP_PROBE_TIMEOUT_S: "7" }, 7_000, "auto", {}],
    ["auto", { MCP_PROBE_TIMEOUT_S: "7", MCP_TIMEOUT: "90000" }, 7_000, "auto", {}],
    ["auto", { MCP_TIMEOUT: "90000" }, 90_000, "auto", {}],
    ["auto", { MCP_TIMEOUT: "soon" }, 30_000, "auto", {}],
    ["auto", { MCP_TIMEOUT: "-1" }, 30_000, "auto", {}],
    ["5", { MCP_PROBE_TIMEOUT_S: "7" }, 5_000, "5", {}],
    ["docs=90", {}, 30_000, "auto", { docs: 90_000 }],
    ["2\nstalled=10, a=b=3", {}, 2_000, "2", { stalled: 10_000, "a=b": 3_000 }],
    ["auto, docs=1", { MCP_TIMEOUT: "4000" }, 4_000, "auto", { docs: 1_000 }],
  ];
  it.each(cases)("%j with %j", (text, variables, defaultMs, defaultText, byServer) => {
    const { timeouts } = accepted({ "timeout-seconds": text }, variables);
    expect({ ...timeouts, byServer: Object.fromEntries(timeouts.byServer) }).toEqual({
      defaultMs,
      defaultText,
      byServer,
    });
  });
});

describe("a refusal", () => {
  const cases: readonly (readonly [Partial<Record<InputName, string>>, Record<string, string>, string])[] = [
    [{ mode: "Check" }, {}, 'mode "Check" from input mode: not-one-of'],
    [{ mode: "validate" }, {}, 'mode "validate" from input mode: not-one-of'],
    [{ "timeout-seconds": "12O" }, {}, 'timeout-seconds "12O" from input timeout-seconds: not-seconds'],
    [{ "timeout-seconds": "0" }, {}, 'timeout-seconds "0" from input timeout-seconds: not-seconds'],
    [{ "timeout-seconds": "-1" }, {}, 'timeout-seconds "-1" from input timeout-seconds: not-seconds'],
    [{ "timeout-seconds": "1e3" }, {}, 'timeout-seconds "1e3" from input timeout-seconds: not-seconds'],
    [{ "timeout-seconds": "86401" }, {}, 'timeout-seconds "86401" from input timeout-seconds: not-seconds'],
    [{ "timeout-seconds": "5,6" }, {}, 'timeout-seconds "6" from input timeout-seconds: not-seconds'],
    [{ "timeout-seconds": "a=" }, {}, 'timeout-seconds "a=" from input timeout-seconds: not-seconds'],
    [{}, { MCP_PROBE_TIMEOUT_S: "x" }, 'timeout-seconds "x" from MCP_PROBE_TIMEOUT_S: not-seconds'],
    [{ "mcp-config": "a.json\nb.json" }, {}, 'mcp-config "" from input mcp-config: not-one-path'],
    [{ "mcp-config": '{"mcpServers":{}}' }, {}, 'mcp-config "" from input mcp-config: not-one-path'],
  ];
  it.each(cases)("of %j with %j names input, value and source", (inputs, variables, sentence) => {
    const { complaints } = read(inputs, variables);
    expect(
      complaints.map((complaint) =>
        complaint.rule === "bad-input"
          ? `${complaint.input} ${JSON.stringify(complaint.value)} from ${complaint.source}: ${complaint.problem.kind}`
          : complaint.rule,
      ),
    ).toEqual([sentence]);
  });

  it("says everything at once", () => {
    expect(read({ mode: "x", "timeout-seconds": "y", lock: "a\nb" }).complaints).toHaveLength(3);
  });
});
