import { basename, dirname, join } from "node:path";

/** What a run keeps beside an output folder while it writes: the new one, the one before, and that nobody else writes it. */
type Beside = "new" | "old" | "lock";

/** Where a run that writes this output folder keeps it. */
export function placeBeside(output: string, what: Beside): string {
  return join(dirname(output), `.${basename(output)}.aspectdoc-${what}`);
}

/** Whether a file or folder of that name is such a thing, or what it is called while it comes or goes. */
export function isBesideOutput(name: string): boolean {
  return /^\..+\.aspectdoc-(?:new|old|lock)(?:-\d+)?$/.test(name);
}
