// Tables of what a server, and a ${VAR}, may see, by platform.

import { describe, expect, it } from "@jest/globals";
import { serverEnvironment } from "../../src/probe/environment.ts";

const STEP = {
  PATH: "/bin",
  HOME: "/root",
  RUNNER_TRACKING_ID: "github_1",
  GITHUB_REPOSITORY: "a/b",
  REPORT_API_TOKEN: "t",
  EMPTY: "",
  "INPUT_TIMEOUT-SECONDS": "1",
  INPUT_TOKEN: "t",
  ACTIONS_RUNTIME_TOKEN: "t",
  ACTIONS_ID_TOKEN_REQUEST_URL: "u",
  GITHUB_OUTPUT: "f",
  GITHUB_ENV: "f",
  GITHUB_PATH: "f",
  GITHUB_STATE: "f",
  GITHUB_STEP_SUMMARY: "f",
  GITHUB_ARTIFACTS: "f",
  GITHUB_ARTIFACTS_LIST: "f",
};

describe("on Linux", () => {
  const environment = serverEnvironment(STEP, "/work", "linux");

  it("shows the step's variables, without the runner's own", () => {
    expect(environment.withEntry(new Map())).toEqual({
      PATH: "/bin",
      HOME: "/root",
      RUNNER_TRACKING_ID: "github_1",
      GITHUB_REPOSITORY: "a/b",
      REPORT_API_TOKEN: "t",
      EMPTY: "",
      CLAUDE_PROJECT_DIR: "/work",
    });
  });

  it.each([
    ["REPORT_API_TOKEN", "t"],
    ["EMPTY", ""],
    ["CLAUDE_PROJECT_DIR", "/work"],
    ["INPUT_TOKEN", undefined],
    ["ACTIONS_RUNTIME_TOKEN", undefined],
    ["GITHUB_OUTPUT", undefined],
    ["path", undefined],
    ["__proto__", undefined],
    ["constructor", undefined],
  ])("a reference to %s sees %j", (variable, value) => {
    expect(environment.lookup(variable)).toBe(value);
  });

  it("lets an entry's own variables win, and set even what was left out", () => {
    const all = environment.withEntry(
      new Map([
        ["HOME", "/x"],
        ["INPUT_TOKEN", "mine"],
        ["__proto__", "p"],
      ]),
    );
    expect(all.HOME).toBe("/x");
    expect(all.INPUT_TOKEN).toBe("mine");
    expect(Object.entries(all)).toContainEqual(["__proto__", "p"]);
  });
});

describe("on Windows", () => {
  const environment = serverEnvironment({ Path: "C:\\bin", actions_runtime_token: "t" }, "C:\\work", "win32");

  it("knows no case", () => {
    expect(environment.lookup("PATH")).toBe("C:\\bin");
    expect(environment.lookup("ACTIONS_RUNTIME_TOKEN")).toBeUndefined();
    expect(environment.withEntry(new Map([["PATH", "D:\\bin"]]))).toEqual({
      PATH: "D:\\bin",
      CLAUDE_PROJECT_DIR: "C:\\work",
    });
  });
});

describe("the proxy of our own requests", () => {
  it.each([
    [{ HTTPS_PROXY: "http://a" }, { httpsProxy: "http://a" }],
    [{ HTTP_PROXY: "http://a", http_proxy: "http://b" }, { httpProxy: "http://b" }],
    [
      { HTTPS_PROXY: "http://a", https_proxy: "http://b", no_proxy: "x" },
      { httpsProxy: "http://b", noProxy: "x" },
    ],
    [{}, {}],
  ])("%j", (variables, proxy) => {
    const all = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };
    expect(serverEnvironment(variables, "/w", "linux").proxy).toEqual({ ...all, ...proxy });
  });
});
