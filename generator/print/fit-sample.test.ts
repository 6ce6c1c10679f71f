import { expect, test } from "vitest";
import { countItems, fitSample } from "./fit-sample.ts";

test("a number keeps to its bounds and steps", () => {
  const fits = [
    [42, { minimum: 0 }, 42],
    [42, { minimum: 100 }, 100],
    [42, { exclusiveMaximum: 10 }, 9],
    [42, { maximum: 40, multipleOf: 15 }, 30],
    [12.5, { exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [12.5, { minimum: 0, maximum: 0.1 }, 0.1],
    [42, { multipleOf: 0.1 }, 42],
    [42, { minimum: "soon" }, 42],
  ] as const;
  for (const [value, limits, expected] of fits) expect(fitSample(value, limits), JSON.stringify(limits)).toBe(expected);
});

test("a text is as long as it may be, and what its pattern takes", () => {
  expect(fitSample("example", { maxLength: 2 })).toBe("ex");
  expect(fitSample("example", { minLength: 10 })).toHaveLength(10);
  expect(fitSample("example", { minLength: 1e9 })).toBe("example");
  expect(fitSample("example", { minLength: 1e9, maxLength: 2 })).toBe("ex");
  expect(fitSample("example", { pattern: "^[A-Z]{2}$" })).toBe("AB");
  expect(fitSample("example", { pattern: "^(?=x)" })).toBe("example");
  expect(fitSample(true, { pattern: "^true$" })).toBe(true);
});

test("a text is what all patterns that hold together take, or made up for none of them", () => {
  const fit = (...patterns: readonly string[]): unknown =>
    fitSample("example", { pattern: patterns[0] ?? "", allOf: patterns.slice(1).map((pattern) => ({ pattern })) });
  expect(fit("^[a-z]+$", "x$", "^.{4,6}$")).toBe("abcdex");
  expect(fit("^[a-z-]+$", "^pier-")).toBe("pier-");
  expect(fit("^[a-z-]{9}$", "^pier-")).toBe("pier-fghi");
  expect(fit("^.{2,}$", "^[A-Z]+$")).toBe("ABCDEF");
  expect(fit("^a", "^b")).toBe("example");
  expect(fit("^[a-z]+$", "(?<=a)x$")).toBe("example");
  expect(fitSample("example", { minLength: 9, allOf: [{ maxLength: 9 }, { allOf: [{ pattern: "^[a-z]*$" }] }] })).toBe(
    "abcdefghi",
  );
  expect(fitSample("example", { allOf: [{ maxLength: 3 }, "soon"] })).toBe("exa");
});

test("a list has as many items as it needs", () => {
  expect(
    [{}, { minItems: 3 }, { maxItems: 0 }, { minItems: 3, uniqueItems: true }, { minItems: 1e9 }].map(countItems),
  ).toEqual([1, 3, 0, 1, 1]);
});
