import { Argument, Command } from "commander";
import { expect, test } from "vitest";
import { tellChoices } from "./tell-choices.ts";

const commands = [
  new Command("read").addArgument(new Argument("<path>", "what is read")),
  new Command("history").addArgument(new Argument("<what>", "what is done").choices(["update"])),
  new Command("completion").addArgument(new Argument("<shell>", "of which").choices(["bash", "fish"])),
];

test.each([
  ["what", "(The only choice is update.)\n"],
  ["shell", "(Allowed choices are bash, fish.)\n"],
  ["path", ""],
  ["other", ""],
])("an argument that is missing is told with its choices: %s", (name, said) => {
  const message = `error: missing required argument '${name}'\n`;
  expect(tellChoices(message, commands)).toBe(message + said);
});

test("other messages stay as they are", () => {
  expect(tellChoices("error: unknown option '--what'\n", commands)).toBe("error: unknown option '--what'\n");
});
