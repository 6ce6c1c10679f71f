import type { Command } from "commander";
import { suggestSlips } from "../diagnostics/suggest.ts";

/**
 * A message about usage, with the commands that have the option which it calls unknown: it was given to none, or to another. Of an
 * option that none has, the one of another command that was most likely meant.
 */
export function tellWhoseOption(message: string, commands: readonly Command[]): string {
  const [written, flag] = /^error: unknown option '(--?[a-z][a-z\d-]*)(?:=.*)?'\n/is.exec(message) ?? [];
  if (written === undefined || flag === undefined) return message;
  const rest = message.slice(written.length);
  const owners = nameOwners(flag, commands);
  if (owners !== undefined) return `${written}(${flag} is an option of ${owners})\n${rest}`;
  // A command knows its own.
  if (rest !== "") return message;
  const [meant] = suggestSlips(
    flag,
    new Set(commands.flatMap(({ options }) => options.flatMap(({ long }) => long ?? []))),
  );
  return meant === undefined
    ? message
    : `${written}(Did you mean ${meant}? It is an option of ${nameOwners(meant, commands)})\n`;
}

function nameOwners(flag: string, commands: readonly Command[]): string | undefined {
  const owners = commands.filter(({ options }) => options.some(({ long, short }) => flag === long || flag === short));
  const names = owners.map((command) => command.name());
  return names.length === 0 ? undefined : new Intl.ListFormat("en").format(names);
}
