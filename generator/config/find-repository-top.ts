import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder at the top of the Git repository that a folder is in; undefined outside of one. */
export function findRepositoryTop(folder: string): string | undefined {
  // Git's folder, or its file in a further working tree.
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, ".git"))) return top;
    if (top === dirname(top)) return undefined;
  }
}
