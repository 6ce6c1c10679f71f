import { existsSync, readdirSync, realpathSync, type Dirent } from "node:fs";
import { readBytes, type ReadResult } from "./read-bytes.ts";

/** Where files are looked for: on the disk as it is, or as they were in a revision of a repository. */
export interface FileTree {
  /** Whether it is the disk, where checkouts, links to places and what runs have written can be met. */
  readonly isDisk?: true | undefined;
  exists(location: string): boolean;
  /** What is in a folder; throws as the file system does when there is none. */
  list(folder: string): Dirent[];
  /** A file's bytes; only the first ones, `head` at most, of one that is over the limit. */
  read(location: string, limit: number, head?: number): ReadResult;
  /** Where a link leads in the end; undefined for one that leads nowhere. */
  follow(location: string): string | undefined;
}

/** The disk as it is. */
export const diskTree: FileTree = {
  isDisk: true,
  exists: existsSync,
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  read: readBytes,
  follow(location) {
    try {
      return realpathSync(location);
    } catch {
      return undefined;
    }
  },
};
