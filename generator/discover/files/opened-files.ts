import { resolve } from "node:path";

let opened: Set<string> | undefined;

/**
 * Where files are that anybody has tried to open, from the first call on and for as long as the process lasts. What lasts itself
 * asks for it: of a file that was never opened, all that counts is that it is there.
 */
export function rememberOpened(): ReadonlySet<string> {
  opened ??= new Set();
  return opened;
}

/** Notes that what is in a file counts. */
export function noteOpened(location: string): void {
  opened?.add(resolve(location));
}
