import type { Argument, Command, Option } from "commander";

/** What can be written on the command line, as plain data for the printers of completion scripts. */
export interface ProgramWords {
  readonly name: string;
  readonly commands: readonly CommandWords[];
  readonly options: readonly OptionWords[];
}

/** A command with what may stand behind its name. */
export interface CommandWords {
  readonly name: string;
  readonly help: string;
  readonly options: readonly OptionWords[];
  /** What its argument may be; empty when it takes none, or anything of a kind. */
  readonly values: readonly string[];
  /** Whether its arguments are folders. */
  readonly takesFolders: boolean;
}

/** An option with what may stand behind it. */
export interface OptionWords {
  /** E.g. `--input`. */
  readonly flag: string;
  /** What it does, in a line. */
  readonly help: string;
  readonly value: OptionValue;
}

/** What stands behind an option: nothing, a path, one of some words, or anything. */
export type OptionValue = "none" | "file" | "folder" | "any" | readonly string[];

/** The words of a program, read from its declarations. `codes` are those that `explain` knows. */
export function describeWords(program: Command, codes: readonly string[]): ProgramWords {
  return {
    name: program.name(),
    commands: program.commands.map((command) => ({
      name: command.name(),
      help: command.description(),
      options: [...command.options.map(describeOption), helpOption],
      values: command.registeredArguments.flatMap((argument) => describeArgument(argument, codes)),
      takesFolders: command.registeredArguments.some((argument) => argument.name() === "folder"),
    })),
    options: [...program.options.map(describeOption), helpOption],
  };
}

const helpOption: OptionWords = { flag: "--help", help: "display help for command", value: "none" };

function describeArgument(argument: Argument, codes: readonly string[]): readonly string[] {
  return argument.name() === "code" ? codes : (argument.argChoices ?? []);
}

function describeOption(option: Option): OptionWords {
  return { flag: option.long ?? option.flags, help: option.description, value: describeValue(option) };
}

function describeValue({ argChoices, flags, required, optional }: Option): OptionValue {
  if (!required && !optional) return "none";
  if (argChoices !== undefined) return argChoices;
  if (flags.includes("<folder>")) return "folder";
  return flags.includes("<file>") ? "file" : "any";
}
