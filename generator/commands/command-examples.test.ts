import { expect, test } from "vitest";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { commandExamples } from "./command-examples.ts";
import { createProgram } from "./create-program.ts";

const names = createProgram(captureTerminal(), () => {}, "0.0.0").commands.map((command) => command.name());

test("there are examples of every command, and of nothing else", () => {
  expect(Object.keys(commandExamples)).toEqual(names);
});

const lines = Object.entries(commandExamples).flatMap(([name, examples]) =>
  examples.map(({ line }) => [name, line] as const),
);

test.each(lines)("of %s: %s is what the program takes", async (name, line) => {
  const terminal = captureTerminal();
  const program = createProgram(terminal, () => {}, "0.0.0");
  const asked: string[] = [];
  for (const command of program.commands) command.action(() => void asked.push(command.name()));
  // What a shell does with it is no matter of the program's.
  const [, words = ""] = /aspectdoc ([^|>)]*)/.exec(line) ?? [];
  await program.parseAsync(words.trim().split(/\s+/), { from: "user" });
  expect(asked).toEqual([name]);
  expect(terminal.written).toEqual({ out: "", error: "" });
});

test("help ends with them, in lines that fit", async () => {
  for (const name of names) {
    const terminal = captureTerminal();
    const help = createProgram(terminal, () => {}, "0.0.0").parseAsync([name, "--help"], { from: "user" });
    await expect(help).rejects.toThrow("(outputHelp)");
    const [, examples = ""] = terminal.written.out.split("\nExamples:\n");
    expect(examples).toContain(`aspectdoc ${name}`);
    expect(examples.split("\n").filter((line) => line.length > 90)).toEqual([]);
  }
});
