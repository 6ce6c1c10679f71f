import { expect, test } from "vitest";
import { addSubject, whileProcessing } from "../diagnostics/processing-error.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { printBug } from "./print-bug.ts";
import { createTerminal, wantsColors } from "./terminal.ts";
import { createProgress } from "./progress.ts";

test("a bug is admitted, with what was being worked on and how to report it", () => {
  const terminal = captureTerminal();
  try {
    whileProcessing("pdl/A.pdl", () => {
      throw new TypeError("x is undefined");
    });
  } catch (error) {
    printBug(terminal, addSubject("stage parse", error), "1.2.3");
  }
  expect(terminal.written.out).toBe("");
  expect(terminal.written.error).toMatch(
    /^aspectdoc has a bug; the model is not at fault\.\nIt happened in pdl\/A\.pdl, stage parse\.\n\nTypeError: x is undefined\n {4}at /,
  );
  expect(terminal.written.error).toMatch(/\nPlease report it [^]*Version 1\.2\.3, Node v\d+/);
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "1", NO_COLOR: "1" }, false, true],
])("colours with %j, watched %s: %s", (env, isInteractive, wanted) => {
  expect(wantsColors(env, isInteractive)).toBe(wanted);
});

test("whether somebody watches is known, so that colours don't go by a job of CI where nobody does", () => {
  expect(createTerminal().isInteractive).toBeTypeOf("boolean");
});

test("progress is one line that is drawn over, for those who watch, and gone at the end", () => {
  const terminal = { ...captureTerminal(), isInteractive: true };
  const progress = createProgress(terminal, false, {});
  progress.begin("render");
  progress.advance("render", 1, 3);
  progress.end();
  expect(terminal.written.error).toBe("\r\u001b[Krender …\r\u001b[K");

  const counting = { ...captureTerminal(), isInteractive: true };
  createProgress(counting, false, {}).advance("render", 18, 10);
  expect(counting.written.error).toContain("render 99 %");

  const unwatched = captureTerminal();
  createProgress(unwatched, false).begin("render");
  createProgress({ ...terminal, isInteractive: true, error: unwatched.error }, true, {}).begin("render");
  createProgress({ ...terminal, error: unwatched.error }, false, { CI: "true" }).begin("render");
  expect(unwatched.written.error).toBe("");
});
