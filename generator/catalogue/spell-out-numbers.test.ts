import { expect, it } from "vitest";
import { spellOutNumbers } from "./spell-out-numbers.ts";

it("gives all digits of whole numbers, also where the nearest one was read back as such, and all else as it is", () => {
  const rounded = { maximum: 9223372036854776000, enum: [1, 9223372036854776000n], "a/b": 10 };
  const numbers = { "/maximum": "9223372036854775807", "/enum/1": "9223372036854775806", "/a~1b": "10.0" };
  expect(spellOutNumbers({ annotations: rounded, numbers }).annotations).toEqual({
    maximum: 9223372036854775807n,
    enum: [1, 9223372036854775806n],
    "a/b": 10,
  });
});

it("gives what has no such numbers itself", () => {
  const plain = { annotations: { maximum: 10 }, numbers: { "/maximum": "10.0" } };
  expect(spellOutNumbers(plain)).toBe(plain);
});
