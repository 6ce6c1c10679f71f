import type { CliCommand, EnvironmentVariable } from "../../catalogue/cli.ts";
import type { WrittenCommand } from "../../parse/cli/cli-document.ts";

/** Commands of manifests and of code as a tree; a command that people have described stays as they have described it. */
export function joinCommands(written: readonly WrittenCommand[], read: readonly CliCommand[]): readonly CliCommand[] {
  if (written.length === 0) return read;
  const all = new Map<string, WrittenCommand>();
  for (const command of [...written, ...flatten(read)]) if (!all.has(command.path)) all.set(command.path, command);
  // What nothing describes is there all the same where something is below it.
  for (const command of [...all.values()]) {
    const words = command.path.split(" ");
    for (let length = words.length - 1; length > 0; length -= 1) {
      const path = words.slice(0, length).join(" ");
      if (!all.has(path)) all.set(path, { path, arguments: [], options: [], span: command.span });
    }
  }
  const below = new Map<string, WrittenCommand[]>();
  for (const command of all.values()) {
    const parent = command.path.includes(" ") ? command.path.slice(0, command.path.lastIndexOf(" ")) : "";
    below.set(parent, [...(below.get(parent) ?? []), command]);
  }
  const build = (command: WrittenCommand): CliCommand => ({
    ...command,
    commands: (below.get(command.path) ?? []).map(build),
  });
  return (below.get("") ?? []).map(build);
}

function flatten(commands: readonly CliCommand[]): readonly WrittenCommand[] {
  return commands.flatMap(({ commands: inside, ...command }) => [command, ...flatten(inside)]);
}

/** Variables of manifests and of code, by name; the code adds where they are asked for. */
export function joinVariables(
  written: readonly EnvironmentVariable[],
  read: readonly EnvironmentVariable[],
): readonly EnvironmentVariable[] {
  const all = new Map<string, EnvironmentVariable>();
  for (const variable of [...written, ...read]) {
    const known = all.get(variable.name);
    all.set(
      variable.name,
      known === undefined ? variable : { ...known, default: known.default ?? variable.default, reads: variable.reads },
    );
  }
  return [...all.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
}
