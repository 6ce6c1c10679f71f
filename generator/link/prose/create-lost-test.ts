import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { Surroundings } from "../../sources/surroundings.ts";

/** Whether a path, with its ending or without, is that of a page whose text can't be read, which has been told: nobody misses it. */
export function createLostTest(lostPages: Surroundings["lostPages"]): (path: string) => boolean {
  if (lostPages === undefined) return () => false;
  const lost = new Set([...lostPages].map(toBare));
  return (path) => lost.has(toBare(path));
}

/** What begins a folder is called as the folder by many. */
function toBare(path: string): string {
  return dropMarkdownEnding(path)
    .replace(/\.html?$/i, "")
    .replace(/\/(?:index|readme)$/i, "");
}
