import { toBareName } from "../../places/bare-name.ts";
import type { FoundFile } from "../input.ts";

/**
 * The files without those of Avro IDL of which a protocol of that name has been made, wherever it lies: it says the same, and
 * each name twice would be news to nobody.
 */
export function dropCompiled(files: readonly FoundFile[]): readonly FoundFile[] {
  const compiled = new Set(files.flatMap(({ path }) => (/\.avpr$/i.test(path) ? [toBareName(path)] : [])));
  return files.filter(({ path }) => !/\.avdl$/i.test(path) || !compiled.has(toBareName(path)));
}
