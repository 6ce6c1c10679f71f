import { existsSync, mkdtempSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Takes what an earlier run wrote out of the way of the next one. It is removed with the folder around it, at the end: a
 * file system that has just freed thousands of files is slow in giving out new ones, which a first run never meets.
 */
export function setAside(path: string): void {
  if (existsSync(path)) renameSync(path, join(mkdtempSync(join(dirname(path), "aside-")), basename(path)));
}
