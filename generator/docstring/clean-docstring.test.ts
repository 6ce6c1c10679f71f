import { expect, test } from "vitest";
import { cleanDocstring } from "./clean-docstring.ts";

test("takes away what all lines but the first are indented by, and no more", () => {
  expect(cleanDocstring("  First.\n\n      second:\n\t    third  \n    ")).toBe("First.\n\nsecond:\n      third");
  expect(cleanDocstring("\n\n    alone\n    \n")).toBe("alone");
});

test("is nothing where there are blanks alone", () => {
  expect(cleanDocstring(" \n   \n")).toBeUndefined();
});
