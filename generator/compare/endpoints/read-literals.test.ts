import { expect, test } from "vitest";
import { readLiterals } from "./read-literals.ts";

test("a pattern that lists whole texts is read as these, and no other is", () => {
  expect(readLiterals("^a$")).toEqual(["a"]);
  expect(readLiterals("^(?:red|dark-blue)$")).toEqual(["red", "dark-blue"]);
  expect(readLiterals(String.raw`^(v1\.0|)$`)).toEqual(["v1.0", ""]);
  for (const other of ["a", "^a", "^a|b$", "^(a|b)+$", "^a.b$", String.raw`^\d$`, "^(a(b|c))$", "^[ab]$"]) {
    expect(readLiterals(other), other).toBeUndefined();
  }
});
