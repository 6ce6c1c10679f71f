import type { Command } from "commander";
import type { Terminal } from "../commands/terminal.ts";
import { captureTerminal } from "./capture-terminal.ts";

export interface Finished {
  readonly code: number | undefined;
  readonly out: string;
  readonly error: string;
}

/** Runs a command in this process, and returns what it would have left its caller with. */
export async function runCommand(
  describeCommand: (terminal: Terminal, end: (code: number) => void) => Command,
  args: readonly string[],
): Promise<Finished> {
  const terminal = captureTerminal();
  let code: number | undefined;
  await describeCommand(terminal, (given) => (code = given)).parseAsync(args, { from: "user" });
  return { code, ...terminal.written };
}
