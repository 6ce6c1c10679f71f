import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { suggestNames } from "../diagnostics/suggest.ts";

/** Folders beside a missing one whose names are close to it, written the way it was. */
export async function findMissingFolder(missing: string): Promise<readonly string[]> {
  const parent = dirname(missing);
  try {
    const entries = await readdir(parent, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    return suggestNames(basename(missing), folders).map((name) => join(parent, name));
  } catch {
    return [];
  }
}
