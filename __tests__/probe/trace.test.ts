// Errors that do not say what they answer: which of them must have answered a request.
import { expect, test } from "@jest/globals";
import { startTrace } from "../../src/probe/trace.ts";

const METHODS = {
  i: { id: 1, method: "initialize" },
  n: { method: "notifications/initialized" },
  l: { id: 2, method: "tools/list" },
  d: { id: 3, method: "server/discover" },
} as const;

/** `i`, `n`, `l`, `d`: sent; `1`, `2`: the answer with that id; `!`: an error to nobody. Gives the method it is blamed on. */
async function blamedIn(course: string): Promise<string | undefined> {
  const trace = startTrace(() => 0);
  for (const letter of course)
    if (letter === "i" || letter === "n" || letter === "l" || letter === "d")
      trace.sent({ jsonrpc: "2.0", ...METHODS[letter] });
    else if (letter === "!") trace.refused({ code: -32601, message: "Method not found" }, "{}");
    else trace.received({ jsonrpc: "2.0", id: Number(letter), result: {} });
  const cause = await Promise.race([trace.ended, Promise.resolve()]);
  return cause?.kind === "rpc-error" ? cause.method : undefined;
}

test.each([
  ["i!", "initialize"],
  ["i1n!l", undefined],
  ["i1nl!", undefined],
  ["i1nl!!", "tools/list"],
  ["i1n!!l", undefined],
  ["i1n!!l!", "tools/list"],
  ["i1nl!2!", undefined],
  ["d!i1nl!", undefined],
  ["d!i!", "initialize"],
])("%s", async (course, method) => {
  expect(await blamedIn(course)).toBe(method);
});
