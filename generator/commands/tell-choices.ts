import type { Command } from "commander";

/** A message about usage, with what may be written where it is about an argument that is missing and has choices. */
export function tellChoices(message: string, commands: readonly Command[]): string {
  const name = /^error: missing required argument '(.+)'\n$/.exec(message)?.[1];
  const argument = commands
    .flatMap(({ registeredArguments }) => registeredArguments)
    .find((each) => each.name() === name && each.argChoices !== undefined);
  const choices = argument?.argChoices ?? [];
  if (choices.length === 0) return message;
  const said =
    choices.length === 1 ? `The only choice is ${choices[0]}.` : `Allowed choices are ${choices.join(", ")}.`;
  return `${message}(${said})\n`;
}
