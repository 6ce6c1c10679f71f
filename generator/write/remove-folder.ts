import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";

/**
 * Removes a folder with all that is in it, if it is there. For a site of thousands of files that takes a
 * fraction of the time of Node's own way, which looks at each of them first and remains for whatever is in the way.
 */
export function removeFolder(folder: string): void {
  try {
    // What a link leads to is not ours to remove.
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) removeEntries(folder);
    else rmSync(folder, { force: true });
  } catch {
    // Windows refuses what a program has open, such as a scanner of viruses for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 4, retryDelay: 50 });
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
