import { expect, test } from "vitest";
import { createRandom } from "../../../generator/testdata/damage-text.ts";
import { mutateValue } from "./mutate-value.ts";

test("a damaged value is well-formed, and mostly another one", () => {
  const random = createRandom(3);
  const text = "a:\n  - { b: 1, c: x }\n  - [d]\ne: f\n";
  const damaged = Array.from({ length: 50 }, () => mutateValue(text, random) ?? "");
  expect(() => damaged.map((each): unknown => JSON.parse(each))).not.toThrow();
  expect(new Set(damaged).size).toBeGreaterThan(40);
});

test.each(["record A {}", "a: [", "text"])("what holds no values has none damaged: %s", (text) => {
  expect(mutateValue(text, createRandom(1))).toBeUndefined();
});
