import { expect, it } from "vitest";
import { isOption } from "./is-option.ts";

it.each([
  ["--inspect", "--inspect[=[host:]port]", true],
  ["--config", "-c, --config <file>", true],
  ["-c", "-c, --config <file>", true],
  ["--level", "--level=LEVEL", true],
  ["--no-wait", "--wait/--no-wait", true],
  ["--inspect", "--inspect-brk[=[host:]port]", false],
  ["--config", "Options such as --config", false],
  ["config", "-c, --config <file>", false],
])("%s in %s: %s", (text, name, expected) => {
  expect(isOption(text, name)).toBe(expected);
});
