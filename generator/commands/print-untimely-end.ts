import { relative } from "node:path";
import { placeInStack } from "./place-in-stack.ts";
import type { Terminal } from "./terminal.ts";

/** How a process ended before its command did. */
interface UntimelyEnd {
  /** What it would end with, where nobody said more. */
  readonly code: number;
  /** The stack of whoever asks for the end, if anybody does. */
  readonly stack: string;
  /** The folder that paths count from. */
  readonly cwd: string;
  /** Files of the user's modules that were being loaded. */
  readonly loading?: readonly string[] | undefined;
}

/** What Node ends a process with that awaits something, and has nothing to do that could bring it; before it says so, 0. */
const unsettled: readonly number[] = [0, 13];

/**
 * Says that code of the user's own, a config module, a plug-in or a part, has ended the run, and where. False where
 * something else has, which Node has told.
 */
export function printUntimelyEnd(terminal: Terminal, { code, stack, cwd, loading = [] }: UntimelyEnd): boolean {
  const caller = findCaller(stack, cwd);
  if (caller === undefined && !unsettled.includes(code)) return false;
  const awaited = loading.at(-1);
  const lines =
    caller === undefined
      ? [
          "aspectdoc cannot go on: a promise that it waits for is never kept, and nothing is left that could keep it.",
          awaited === undefined
            ? "Look for an `await`, or a promise that is returned, in the config module, a plug-in or a part."
            : `Look for an \`await\` at the top of \`${relative(cwd, awaited).replaceAll("\\", "/")}\`, or of what it imports: it was being loaded.`,
        ]
      : [
          `aspectdoc was ended before its work was done: \`process.exit\` is called at ${caller}.`,
          "Config modules, plug-ins and parts throw an error where they can't go on.",
        ];
  terminal.error(`${terminal.colors.red(lines[0] ?? "")}\n${lines.slice(1).join("\n")}\n`);
  return true;
}

/** Who calls `process.exit`, e.g. `aspectdoc.config.mjs:3:9`. */
function findCaller(stack: string, cwd: string): string | undefined {
  const lines = stack.split("\n").map((line) => line.trim());
  const exit = lines.findIndex((line) => /^at (?:process\.)?exit \(node:internal\/process\//.test(line));
  return exit === -1 ? undefined : placeInStack(lines[exit + 1], cwd);
}
