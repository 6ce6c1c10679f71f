import { decodeWritten } from "../../places/decode-written.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";

/**
 * The file that a reference names by its path, such as `types/money.json` or `../lot.json#/$defs/Lot`, where no schema was read in
 * it. Undefined where it names none, or one that others are read in; an address and what begins at the root may be any file.
 */
export function findLostFile(written: string, from: string, files: ReadonlySet<string>): string | undefined {
  const path = written.replace(/#.*$/s, "");
  if (!/\.\w+$/.test(path) || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path)) return undefined;
  const file = joinPath(folderOf(from), decodeWritten(path));
  return file === undefined || files.has(file) ? undefined : file;
}
