import { readdir } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { suggestNames } from "../diagnostics/suggest.ts";

/** Folders beside a missing one whose names are close to it, and files where its own is like that of one, written the way it was. */
export async function findMissingFolder(missing: string): Promise<readonly string[]> {
  const parent = dirname(missing);
  try {
    const entries = await readdir(parent, { withFileTypes: true });
    const isFile = extname(missing) !== "";
    const names = entries.filter((entry) => entry.isDirectory() || (isFile && entry.isFile())).map(({ name }) => name);
    return suggestNames(basename(missing), names).map((name) => join(parent, name));
  } catch {
    return [];
  }
}
