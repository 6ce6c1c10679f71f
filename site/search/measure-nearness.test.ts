import { describe, expect, it } from "vitest";
import { measureNearness } from "./measure-nearness.ts";

const asked = ["fail", "find", "sourc"].map((term) => [{ term }]);

describe("the nearness of the words of a query", () => {
  it.each([
    ["failed to find a registered source", 7 / 12],
    ["Find the source that fails", 1 / 3],
    ["find what has gone, then look at why and how the source of it fails", 0],
  ])("is measured in %j", (text, nearness) => {
    expect(measureNearness(text, asked)).toBeCloseTo(nearness, 1);
  });

  it("is none of a single word", () => {
    expect(measureNearness("find", [[{ term: "find" }]])).toBe(0);
  });
});
