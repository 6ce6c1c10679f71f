import { expect, test } from "vitest";
import { ProcessingError } from "../diagnostics/processing-error.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { printShortage } from "./print-shortage.ts";
import { printStrayError } from "./print-stray-error.ts";

const place = { cwd: "/home/site", tool: "/home/site/node_modules/aspectdoc", version: "1.0.0" };

function print(error: unknown): { readonly code: number; readonly said: string } {
  const terminal = captureTerminal();
  const code = printStrayError(terminal, error, place);
  return { code, said: terminal.written.error };
}

function fail(message: string, ...frames: readonly string[]): Error {
  return Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join("\n"),
  });
}

test("an error that nobody handles names the code of the user's that it comes from", () => {
  const error = fail("late", "listOnTimeout (node:internal/timers:581:17)", "file:///home/site/rules.mjs?x=1:3:9");
  expect(print(error)).toEqual({
    code: 2,
    said: `aspectdoc was ended by an error that nobody handles, at rules.mjs:3:9: late
    at listOnTimeout (node:internal/timers:581:17)
    at file:///home/site/rules.mjs?x=1:3:9
Config modules, plug-ins and parts await what they begin, and catch what fails in it.
`,
  });
  expect(print("late")).toEqual({ code: 2, said: expect.stringMatching(/that nobody handles: late\n/) as string });
});

test("one of our own is a bug", () => {
  const { code, said } = print(fail("late", "make (file:///home/site/node_modules/aspectdoc/dist/cli/main.js:1:1)"));
  expect([code, said]).toEqual([3, expect.stringMatching(/^aspectdoc has a bug/)]);
});

test.each([
  Object.assign(new Error("Worker terminated"), { code: "ERR_WORKER_OUT_OF_MEMORY" }),
  new RangeError("Array buffer allocation failed"),
])("memory that runs out is no bug, and a way out is named: %s", (error) => {
  const { code, said } = print(error);
  expect([code, said]).toEqual([2, expect.stringMatching(/^aspectdoc ran out of memory: .*\nGive Node more/)]);
});

test.each([
  new ProcessingError(["stage render"], new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate")),
  new ProcessingError(["stage check"], new RangeError("WebAssembly.Memory(): could not allocate memory")),
])("neither are addresses: %s", (error) => {
  const { code, said } = print(error);
  expect([code, said]).toEqual([
    2,
    expect.stringMatching(/^aspectdoc ran out of memory: .*\nWhere addresses are limited/),
  ]);
});

test("a Node.js that makes no code from text is no bug, and a way out is named", () => {
  const { code, said } = print(new EvalError("Code generation from strings disallowed for this context"));
  expect([code, said]).toEqual([2, expect.stringMatching(/was told to forbid\.\nRun it without `--disallow/)]);
});

test("another error is no shortage", () => {
  const terminal = captureTerminal();
  expect([printShortage(terminal, new RangeError("Invalid array length")), terminal.written.error]).toEqual([
    false,
    "",
  ]);
});
