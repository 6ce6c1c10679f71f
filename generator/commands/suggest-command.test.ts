import { expect, test } from "vitest";
import { suggestCommand } from "./suggest-command.ts";

test.each([
  ["error: unknown command 'build'\n", "error: unknown command 'build'\n(Did you mean generate?)\n"],
  ["error: unknown command '.'\n", "error: unknown command '.'\n(Did you mean dev .?)\n"],
  ["error: unknown command 'no such thing'\n", "error: unknown command 'no such thing'\n"],
  ["error: unknown command 'chek'\n(Did you mean check?)\n", "error: unknown command 'chek'\n(Did you mean check?)\n"],
  ["error: unknown option '--build'\n", "error: unknown option '--build'\n"],
])("%j", (message, expected) => {
  expect(suggestCommand(message)).toBe(expected);
});
