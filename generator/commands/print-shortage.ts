import { ProcessingError } from "../diagnostics/processing-error.ts";
import type { Terminal } from "./terminal.ts";

/** What Node says where memory or threads run out, as far as it can still say something. */
const codes: ReadonlySet<unknown> = new Set([
  "ENOMEM",
  "ERR_MEMORY_ALLOCATION_FAILED",
  "ERR_WORKER_INIT_FAILED",
  "ERR_WORKER_OUT_OF_MEMORY",
]);

/** What V8 says of an array, of a text and of WebAssembly. */
const message = /out of memory|allocation failed|could not allocate/i;

const forMemory = "Give Node more, e.g. `NODE_OPTIONS=--max-old-space-size=4096`, or the container that it runs in.";

/** V8 sets addresses aside for each memory of WebAssembly, gigabytes of them, so that it need not check where code reads. */
const forAddresses =
  "Where addresses are limited (`ulimit -v`), allow 16 GB of them, or set `NODE_OPTIONS=--disable-wasm-trap-handler`, which takes few.";

/** Says that a run had less memory than it takes; false for an error that is about something else. */
export function printShortage(terminal: Terminal, error: unknown): boolean {
  const cause = error instanceof ProcessingError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const isShort = "code" in cause && codes.has(cause.code);
  if (!isShort && !(cause instanceof RangeError && message.test(cause.message))) return false;
  terminal.error(
    [
      terminal.colors.red(`aspectdoc ran out of memory: ${cause.message}.`),
      cause.message.startsWith("WebAssembly.") ? forAddresses : forMemory,
      "What was written before is as it was.\n",
    ].join("\n"),
  );
  return true;
}
