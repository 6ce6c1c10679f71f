import { ProcessingError } from "../diagnostics/processing-error.ts";
import type { Terminal } from "./terminal.ts";

/** Admits a failure that is our own fault, says what was being worked on, and how to report it. */
export function printBug(terminal: Terminal, error: unknown, version: string): void {
  const subjects = error instanceof ProcessingError ? error.subjects : [];
  const cause = error instanceof ProcessingError ? error.cause : error;
  const lines = [
    terminal.colors.red("aspectdoc has a bug; the model is not at fault."),
    ...(subjects.length > 0 ? [`It happened in ${subjects.join(", ")}.`] : []),
    "",
    cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    "",
    "Please report it to the project, with the text above and, if it can be shared, the file that is",
    `named in it. If a run with --no-cache goes well, what is in the cache has part in it. Version ${version}, Node ${process.version}, ${process.platform}.`,
  ];
  terminal.error(`${lines.join("\n")}\n`);
}
