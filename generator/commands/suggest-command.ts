import { existsSync } from "node:fs";

/** What other tools call what a command of ours does. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["build", "generate"],
  ["compare", "diff"],
  ["export", "catalogue"],
  ["find", "search"],
  ["grep", "search"],
  ["lint", "check"],
  ["new", "init"],
  ["preview", "serve"],
  ["query", "search"],
  ["start", "dev"],
  ["validate", "check"],
  ["watch", "dev"],
]);

/** A message about usage, with the command that was meant where it is about one that there is none of. */
export function suggestCommand(message: string): string {
  const written = /^error: unknown command '(.*)'\n$/s.exec(message)?.[1];
  if (written === undefined) return message;
  const meant = otherNames.get(written) ?? (existsSync(written) ? `dev ${written}` : undefined);
  return meant === undefined ? message : `${message}(Did you mean ${meant}?)\n`;
}
