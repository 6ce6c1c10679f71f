import { ProcessingError } from "../diagnostics/processing-error.ts";
import type { Terminal } from "./terminal.ts";

/** What Node says where memory or threads run out, as far as it can still say something. */
const codes: ReadonlySet<unknown> = new Set([
  "ENOMEM",
  "ERR_MEMORY_ALLOCATION_FAILED",
  "ERR_WORKER_INIT_FAILED",
  "ERR_WORKER_OUT_OF_MEMORY",
]);

/** Says that a run had less memory than it takes; false for an error that is about something else. */
export function printShortage(terminal: Terminal, error: unknown): boolean {
  const cause = error instanceof ProcessingError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const isShort = "code" in cause && codes.has(cause.code);
  if (!isShort && !(cause instanceof RangeError && /out of memory|allocation failed/i.test(cause.message)))
    return false;
  terminal.error(
    [
      terminal.colors.red(`aspectdoc ran out of memory: ${cause.message}.`),
      "Give Node more, e.g. `NODE_OPTIONS=--max-old-space-size=4096`, or the container that it runs in.",
      "What was written before is as it was.\n",
    ].join("\n"),
  );
  return true;
}
