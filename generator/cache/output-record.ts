import { statSync } from "node:fs";

/** What a run has written, by path below the output folder: enough to tell later whether it is still there. */
export type OutputRecord = ReadonlyMap<string, FileRecord>;

export interface FileRecord {
  /** In bytes. */
  readonly size: number;
  /** When it was written, in milliseconds, with all digits that the file system keeps. */
  readonly time: number;
  /** Names its content. */
  readonly digest: string;
}

/** Whether the file in the folder is the one that was written: nobody changed or replaced it. */
export function isUntouched(folder: string, path: string, { size, time }: FileRecord): boolean {
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === time;
}
