// What this reader takes for JSON must be what every client's JSON.parse takes for JSON.

import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { parseJson } from "../../src/core/source.ts";
import { source } from "./sources.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("parseJson", () => {
  it("agrees with JSON.parse on text that is almost JSON", () => {
    const json = fc.json().chain((text) =>
      fc.tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 2 })).map(([at, cut, put]) => {
        return text.slice(0, at) + put + text.slice(at + cut);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(json, fc.json(), fc.string({ unit: "binary" })), (text) => {
        expect(parseJson(source(text)).kind === "value").toBe(isJson(text));
      }),
      { numRuns: 500 },
    );
  });

  it("has a place for everything it refuses", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[],:"\n\t /*1a') }), (text) => {
        const reading = parseJson(source(text));
        if (reading.kind === "value") return;
        expect(reading.place.line).toBeGreaterThanOrEqual(1);
        expect(reading.place.line).toBeLessThanOrEqual(text.split("\n").length);
        expect(reading.place.column).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});
