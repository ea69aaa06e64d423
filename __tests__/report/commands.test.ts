// Commands to paste: what they say is what the program reads.

import { expect, test } from "@jest/globals";
import { isListable, longerTimeout, pasteCommand, pasteFlags } from "../../src/report/commands.ts";
import { parseRequest } from "../../src/request.ts";
import { REQUEST } from "./builders.ts";

const NAMES: readonly (readonly [name: string, listable: boolean])[] = [
  ["report", true],
  ["two words", true],
  ["a=b", true],
  ["*", false],
  ["--lock", true],
  ["a,b", false],
  ["a\nb", false],
  ["a\rb", false],
  [" a", false],
  ["a\u00a0", false],
  [" ", false],
  ["", false],
];

test.each(NAMES)("%j can stand in a list of names: %j", (name, listable) => {
  const { request } = parseRequest({
    read: (input) => (input === "allow-removals" ? `first,${name}` : ""),
    describe: (input) => input,
    environment: () => undefined,
    baseDirectory: "/work",
  });
  expect(isListable(name)).toBe(listable);
  // Where `*` means all, a server of that name cannot be named.
  const { allowRemovals } = request;
  expect(allowRemovals.kind === "named" && allowRemovals.servers.includes(name)).toBe(listable);
});

test("a name that cannot stand in a list is left out of commands, and they still work", () => {
  const named = { servers: ["a"], allowRemovals: ["a"] };
  const unlistable = { servers: ["a", "b,c"], allowRemovals: ["a", "b,c"] };
  expect(pasteCommand(REQUEST, "update-lock", named)).toMatch(/ update-lock --servers a --allow-removals a$/);
  expect(pasteCommand(REQUEST, "update-lock", unlistable)).toMatch(/ update-lock$/);
  expect(pasteFlags({ allowEmpty: ["b,c"] })).toEqual([]);
});

test("more time is for all servers where one cannot be named", () => {
  const timeouts = { defaultMs: 20_000, defaultText: "20", byServer: new Map([["slow", 90_000]]) };
  expect(longerTimeout({ ...REQUEST, timeouts }, "report", 20_000)).toEqual(["20", "slow=90", "report=40"]);
  expect(longerTimeout({ ...REQUEST, timeouts }, "b,c", 20_000)).toEqual(["40", "slow=90"]);
});
