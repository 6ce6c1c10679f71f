import { renameSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** What is there of the system, for tests. */
interface Renaming {
  readonly rename?: (from: string, to: string) => void;
  readonly system?: string;
  /** Between the tries, in milliseconds. */
  readonly pauses?: readonly number[];
}

/** What scanners do with a new file takes a moment; whoever has one open for longer will not let go of it. */
const usualPauses = [10, 30, 100, 300, 1_000, 2_000];

/**
 * Renames a file or folder. Windows refuses that as long as any program has it open, or something in it, which scanners of viruses and indexes
 * of a search do right after it was written; it is tried again then. Elsewhere a refusal is final. Where it goes well at
 * once, nothing else comes between.
 */
export async function renamePatiently(
  from: string,
  to: string,
  { rename = renameSync, system = process.platform, pauses = usualPauses }: Renaming = {},
): Promise<void> {
  for (const pause of pauses) {
    try {
      return rename(from, to);
    } catch (error) {
      if (!isInUse(error, system)) throw error;
    }
    await wait(pause);
  }
  rename(from, to);
}

/** Whether a file system refuses because a program has something open. */
export function isInUse(error: unknown, system: string = process.platform): boolean {
  if (system !== "win32" || !(error instanceof Error) || !("code" in error) || !("syscall" in error)) return false;
  return error.syscall === "rename" && ["EACCES", "EBUSY", "EPERM"].includes(String(error.code));
}
