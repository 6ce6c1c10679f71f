import { readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";

/**
 * Removes a folder with all that is in it, if it is there. For a site of thousands of files that takes a
 * fraction of the time of Node's own way, which looks at each of them first and remains for whatever is in the way.
 */
export function removeFolder(folder: string): void {
  try {
    removeEntries(folder);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeEntries(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeEntries(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}
