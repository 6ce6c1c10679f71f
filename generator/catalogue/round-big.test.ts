import { expect, it } from "vitest";
import { roundBig } from "./round-big.ts";

it("gives the nearest number for what JavaScript has none for, and all else as it is", () => {
  const plain = { list: [1, "a", null], more: { is: true } };
  expect(roundBig(plain)).toBe(plain);
  expect(roundBig({ ...plain, list: [9223372036854775807n], none: undefined })).toEqual({
    ...plain,
    list: [Number(9223372036854775807n)],
  });
});
