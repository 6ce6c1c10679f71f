import type { Command } from "commander";

/** A message about usage, with the commands that have the option which it calls unknown: it was given to none, or to another. */
export function tellWhoseOption(message: string, commands: readonly Command[]): string {
  const [written, flag] = /^error: unknown option '(--?[a-z][a-z\d-]*)(?:=.*)?'\n/is.exec(message) ?? [];
  const owners = commands.filter(({ options }) => options.some(({ long, short }) => flag === long || flag === short));
  if (written === undefined || flag === undefined || owners.length === 0) return message;
  const names = new Intl.ListFormat("en").format(owners.map((command) => command.name()));
  return `${written}(${flag} is an option of ${names})\n${message.slice(written.length)}`;
}
