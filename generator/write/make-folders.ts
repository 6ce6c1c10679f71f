import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, as far as they aren't there. Node's own way never ends where nothing can be made in a folder
 * and the system says that it isn't there, as below `/proc` or where file systems are mounted on demand.
 */
export async function makeFolders(path: string): Promise<void> {
  const parent = dirname(path);
  if (!existsSync(parent) && parent !== path) await makeFolders(parent);
  try {
    await mkdir(path);
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
