import { expect, test } from "vitest";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { createProgram } from "./create-program.ts";

test.each([
  [["check", ""], "argument 'folder'"],
  [["check", "--input", "models", "--input", ""], "option '--input <folder>'"],
  [["generate", "--out", ""], "option '--out <folder>'"],
  [["diff", "", "v1"], "argument 'before'"],
  [["diff", "v1", ""], "argument 'after'"],
])("%j is told what is missing, and nothing is read", async (args, what) => {
  const terminal = captureTerminal();
  const codes: number[] = [];
  const program = createProgram(terminal, (code) => codes.push(code), "0.0.0");
  await expect(program.parseAsync(args, { from: "user" })).rejects.toMatchObject({ exitCode: 1 });
  expect(terminal.written.error).toContain(`error: ${what} is given nothing; is a variable empty?\n`);
  expect(terminal.written.error).toContain(`see aspectdoc ${args[0]} --help`);
  expect(codes).toEqual([]);
});
