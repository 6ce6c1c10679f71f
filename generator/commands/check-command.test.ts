import { expect, test } from "vitest";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { createProgram } from "./create-program.ts";

test.each([
  [["--fail-on", "any"], "--fail-on <verdict>"],
  [["--compat", "full"], "--compat <reading>"],
  [["--transitive"], "--transitive"],
  [["--quiet", "--accepted", "meant.yaml"], "--accepted <file>"],
])("a check with %j and nothing to compare with is no green gate", async (args, flags) => {
  const terminal = captureTerminal();
  const codes: number[] = [];
  const program = createProgram(terminal, (code) => codes.push(code), "0.0.0");
  await expect(program.parseAsync(["check", ...args], { from: "user" })).rejects.toMatchObject({ exitCode: 1 });
  expect(terminal.written.error).toBe(
    `error: option '${flags}' is about changes, and nothing says since when\n(--against does: a folder, a catalogue.json or a revision such as git:main.)\nsee aspectdoc check --help\n`,
  );
  expect(codes).toEqual([]);
});
