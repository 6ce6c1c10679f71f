import { expect, test } from "vitest";
import { addSubject } from "../diagnostics/processing-error.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { printForbiddenCode } from "./print-forbidden-code.ts";

test.each([
  [
    new EvalError("Code generation from strings disallowed for this context"),
    "--disallow-code-generation-from-strings",
  ],
  [new ReferenceError("WebAssembly is not defined"), "--jitless"],
])("%s is what Node was told, and no bug", (error, option) => {
  const terminal = captureTerminal();
  expect(printForbiddenCode(terminal, addSubject("stage link", error))).toBe(true);
  expect(terminal.written.error).toContain(`Run it without \`${option}\`, which may stand in \`NODE_OPTIONS\`: `);
});

test("an error that is about something else is left to others", () => {
  const terminal = captureTerminal();
  expect(printForbiddenCode(terminal, new ReferenceError("x is not defined"))).toBe(false);
  expect(terminal.written.error).toBe("");
});
