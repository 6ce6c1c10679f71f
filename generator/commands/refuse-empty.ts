import type { Command } from "commander";

/** Ends with the usage of a command that was given a name of nothing: mostly a variable of a script that isn't set. */
export function refuseEmpty(command: Command): void {
  const { args, options } = command;
  const values = command.opts<Readonly<Record<string, unknown>>>();
  const empty = options.find((option) => [values[option.attributeName()]].flat().includes(""));
  if (empty !== undefined) command.error(`error: option '${empty.flags}' is given nothing; is a variable empty?`);
  const place = args.indexOf("");
  if (place < 0) return;
  const { registeredArguments } = command;
  const argument = registeredArguments[place] ?? registeredArguments.at(-1);
  command.error(`error: argument '${argument?.name()}' is given nothing; is a variable empty?`);
}
