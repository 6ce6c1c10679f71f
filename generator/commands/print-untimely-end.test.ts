import { describe, expect, test } from "vitest";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { printUntimelyEnd } from "./print-untimely-end.ts";

const before =
  "Error: who\n    at process.<anonymous> (file:///tool/main.js:1:2)\n    at process.emit (node:events:524:28)\n";
const exit = "    at process.exit (node:internal/process/per_thread:184:15)\n";

function print(
  code: number,
  stack: string,
  loading?: readonly string[],
): { readonly told: boolean; readonly said: string } {
  const terminal = captureTerminal();
  const told = printUntimelyEnd(terminal, { code, stack, cwd: "/home/site", loading });
  return { told, said: terminal.written.error };
}

describe("the end of a run by code of the user's own", () => {
  test.each([
    ["a module", "at file:///home/site/aspectdoc.config.mjs?1795.5:3:9", "aspectdoc.config.mjs:3:9"],
    ["a function", "at make (file:///home/site/own%20rules/a(1).mjs?v=1:12:1)", "own rules/a(1).mjs:12:1"],
    ["a module of CommonJS", "at Object.check (/home/rules.cjs:1:1)", "../rules.cjs:1:1"],
  ])("says where %s calls for it", (_, frame, place) => {
    expect(print(0, `${before}${exit}    ${frame}\n    at more (/home/x.js:1:1)`)).toEqual({
      told: true,
      said: `aspectdoc was ended before its work was done: \`process.exit\` is called at ${place}.\nConfig modules, plug-ins and parts throw an error where they can't go on.\n`,
    });
  });

  test.each([0, 13])("says that a promise is never kept, with %i", (code) => {
    const { told, said } = print(code, before);
    expect(told).toBe(true);
    expect(said).toMatch(/^aspectdoc cannot go on: a promise .* is never kept/);
  });

  test("names the module that was being loaded", () => {
    const { said } = print(13, before, ["/home/site/aspectdoc.config.mjs", "/home/site/rules/own.mjs"]);
    expect(said.split("\n")[1]).toBe(
      "Look for an `await` at the top of `rules/own.mjs`, or of what it imports: it was being loaded.",
    );
  });

  const fatal = "    at process._fatalException (node:internal/process/execution:195:19)\n";
  test.each([before, `${before}${fatal}    at throwMode (node:internal/process/promises:391:5)\n`])(
    "is left to Node where it has told of an error: %j",
    (stack) => expect(print(1, stack)).toEqual({ told: false, said: "" }),
  );
});
