import { statSync } from "node:fs";

/** What a run has written, by path below the output folder: enough to tell later whether it is still there. */
export type OutputRecord = ReadonlyMap<string, FileRecord>;

/** How a file was left, so that the next run sees whether somebody has changed it. */
export interface FileRecord {
  /** In bytes. */
  readonly size: number;
  /** When it was written, in milliseconds, with all digits that the file system keeps. */
  readonly time: number;
  /** Names its content. */
  readonly digest: string;
}

/** What the folders of the output looked like when it had been written, and those of its spare: a name for each. */
export interface TreeStates {
  readonly output: string;
  readonly spare?: string | undefined;
}

/** Whether the file in the folder is the one that was written: nobody changed or replaced it. */
export function isUntouched(folder: string, path: string, { size, time }: FileRecord): boolean {
  try {
    const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === size && stats.mtimeMs === time;
  } catch {
    // Somebody has put a file where a folder of ours was.
    return false;
  }
}
