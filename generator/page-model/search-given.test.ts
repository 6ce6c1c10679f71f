import { expect, it } from "vitest";
import { isGiven } from "./search-given.ts";

it.each([
  ["--inspect", "--inspect[=[host:]port]", true],
  ["--config", "-c, --config <file>", true],
  ["-c", "-c, --config <file>", true],
  ["--level", "--level=LEVEL", true],
  ["--no-wait", "--wait/--no-wait", true],
  ["lift.crane", "lift.crane(load[, options])", true],
  ["Crane::lift", "Crane::lift(load)", true],
  ["lift.crane", "lift.craneAll(load)", false],
  ["lift crane", "lift crane (heavy)", false],
  ["--inspect", "--inspect-brk[=[host:]port]", false],
  ["--config", "Options such as --config", false],
  ["config", "-c, --config <file>", false],
])("%s in %s: %s", (text, name, expected) => {
  expect(isGiven(text, name)).toBe(expected);
});
