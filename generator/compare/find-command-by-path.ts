import type { CliCommand } from "../catalogue/cli.ts";

/** The command of a path, e.g. `datahub ingest`, wherever it is below others. */
export function findCommandByPath(commands: readonly CliCommand[] = [], path: string): CliCommand | undefined {
  for (const command of commands) {
    const found = command.path === path ? command : findCommandByPath(command.commands, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
