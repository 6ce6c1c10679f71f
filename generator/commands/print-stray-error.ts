import type { ExitCode } from "../verdict/exit-code.ts";
import { placeInStack } from "./place-in-stack.ts";
import { printBug } from "./print-bug.ts";
import { printForbiddenCode } from "./print-forbidden-code.ts";
import { printShortage } from "./print-shortage.ts";
import type { Terminal } from "./terminal.ts";

interface StrayPlace {
  /** The folder that paths count from. */
  readonly cwd: string;
  /** The folder of this tool, whose code is no user's. */
  readonly tool: string;
  readonly version: string;
}

/**
 * Says that something failed behind a run's back, in a timer or a promise that nobody awaits, and gives what the process ends
 * with: no run can tell what is missing now. Code of the user's own is named, and ours is a bug.
 */
export function printStrayError(terminal: Terminal, error: unknown, { cwd, tool, version }: StrayPlace): ExitCode {
  if (printShortage(terminal, error) || printForbiddenCode(terminal, error)) return 2;
  const [message, frames] = error instanceof Error ? takeApart(error) : [String(error), []];
  const first = frames.find((line) => placeInStack(line, cwd) !== undefined);
  if (/^(?:bin|dist|generator)\//.test(placeInStack(first, tool) ?? "")) {
    printBug(terminal, error, version);
    return 3;
  }
  const at = placeInStack(first, cwd);
  const summary = `aspectdoc was ended by an error that nobody handles${at === undefined ? "" : `, at ${at}`}: ${message}`;
  const lines = [
    terminal.colors.red(summary),
    ...frames,
    "Config modules, plug-ins and parts await what they begin, and catch what fails in it.\n",
  ];
  terminal.error(lines.join("\n"));
  return 2;
}

function takeApart({ message, stack = "" }: Error): readonly [message: string, frames: readonly string[]] {
  return [message, stack.split("\n").filter((line) => /^\s+at /.test(line))];
}
