import { CommanderError } from "commander";
import { expect, test } from "vitest";
import { createProgram } from "./create-program.ts";
import type { Terminal } from "./terminal.ts";

/** What a command line that can't be run is answered with. */
function refuse(...args: readonly string[]): string {
  const told: string[] = [];
  const terminal: Partial<Terminal> = { out: (text) => void told.push(text), error: (text) => void told.push(text) };
  const program = createProgram(terminal as Terminal, () => undefined, "1.2.3");
  expect(() => program.parse(args, { from: "user" })).toThrow(CommanderError);
  return told.join("");
}

test.each([
  [
    "of a command",
    ["--github"],
    "error: unknown option '--github'\n(--github is an option of init)\nsee aspectdoc --help\n",
  ],
  [
    "of several commands, with its value",
    ["--allowed-host=x"],
    "error: unknown option '--allowed-host=x'\n(--allowed-host is an option of dev and serve)\nsee aspectdoc --help\n",
  ],
  [
    "of another command",
    ["generate", "--github"],
    "error: unknown option '--github'\n(--github is an option of init)\nsee aspectdoc generate --help\n",
  ],
])("tells whose an option is that is one %s", (_, args, expected) => {
  expect(refuse(...args)).toBe(expected);
});

test("offers the option of a command for one that no command has", () => {
  expect(refuse("--gihtub")).toBe(
    "error: unknown option '--gihtub'\n(Did you mean --github? It is an option of init)\nsee aspectdoc --help\n",
  );
});

test("leaves slips to the command that has the option", () => {
  expect(refuse("init", "--gihtub")).toBe(
    "error: unknown option '--gihtub'\n(Did you mean --github?)\nsee aspectdoc init --help\n",
  );
});

test("tells nothing of an option that no command has, nor one like it", () => {
  expect(refuse("--parallel", "x")).toBe("error: unknown option '--parallel'\nsee aspectdoc --help\n");
});
