import { expect, it } from "vitest";
import { translateRoles } from "./translate-roles.ts";

it.each([
  ["{kbd}`Ctrl`", "<kbd>Ctrl</kbd>"],
  ["`{kbd}` and {guilabel}`Save`", "`{kbd}` and **Save**"],
  ["{unknown}`words`", "{unknown}`words`"],
  ["{external+bakery:ref}`loaves <loaf>`", "[loaves](<inv:bakery#loaf>)"],
  ["{external:py:class}`~oven.Oven`", "`Oven`"],
])("%s becomes %s", (line, written) => {
  expect(translateRoles(line)).toBe(written);
});

it("a line that is longer than anybody writes stays as it is", () => {
  const line = `{kbd}\`Ctrl\` ${"word ".repeat(4_000)}`;
  expect(translateRoles(line)).toBe(line);
});
