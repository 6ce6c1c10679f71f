import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SyntheticFile } from "./synthetic-file.ts";

/** Writes the files of a model below the folder. */
export function writeModel(files: Iterable<SyntheticFile>, folder: string): void {
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
