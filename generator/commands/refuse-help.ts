import type { AddHelpTextContext } from "commander";

/** Ends as the name itself would where `help` is asked about a command that there is none of, rather than with the help of all. */
export function refuseHelp({ error, command }: AddHelpTextContext): string {
  const [first, name] = command.args;
  if (error && first === "help" && name !== undefined) command.parse([name], { from: "user" });
  return "";
}
