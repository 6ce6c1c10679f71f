import { expect, test } from "vitest";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { createProgram } from "./create-program.ts";

test.each([
  [["help", "generat"], "error: unknown command 'generat'\n(Did you mean generate?)\nsee aspectdoc --help\n"],
  [["help", "build"], "error: unknown command 'build'\n(Did you mean generate?)\nsee aspectdoc --help\n"],
  [["help", "qqqq"], "error: unknown command 'qqqq'\nsee aspectdoc --help\n"],
])("%j is told as the name itself is", async (args, error) => {
  const terminal = captureTerminal();
  const program = createProgram(terminal, () => {}, "0.0.0");
  await expect(program.parseAsync(args, { from: "user" })).rejects.toMatchObject({ exitCode: 1 });
  expect(terminal.written).toMatchObject({ error, out: "" });
});

test.each([
  [["help"], "Usage: aspectdoc [options] [command]", 0],
  [["help", "help"], "Usage: aspectdoc [options] [command]", 0],
  [["help", "check"], "Usage: aspectdoc check [options]", 0],
  [[], "Usage: aspectdoc [options] [command]", 1],
])("%j shows help", async (args, begins, exitCode) => {
  const terminal = captureTerminal();
  const program = createProgram(terminal, () => {}, "0.0.0");
  await expect(program.parseAsync(args, { from: "user" })).rejects.toMatchObject({ exitCode });
  expect(terminal.written.out + terminal.written.error).toContain(begins);
});
