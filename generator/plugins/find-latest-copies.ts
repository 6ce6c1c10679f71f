import { readFileVersion } from "../places/file-version.ts";
import type { SourceFile } from "../sources/source-file.ts";

/**
 * By the path of a file that is called the latest of several versions, such as `order-latest.json`, the path of the version whose text it
 * has, `order-v1.2.json`: it is kept for those who refer to it, and says nothing of its own.
 */
export function findLatestCopies(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const latest = new Map<string, SourceFile>();
  for (const file of files) {
    if (file.kind === "plugin" && isLatest.test(file.path))
      latest.set(toKey(file, file.path.replace(isLatest, "0")), file);
  }
  const copies = new Map<string, string>();
  if (latest.size === 0) return copies;
  for (const file of files) {
    const copy = isLatest.test(file.path) ? undefined : latest.get(toKey(file, file.path));
    // Of two versions that say the same, the last one stands for it.
    if (copy !== undefined && copy.text === file.text) copies.set(copy.path, file.path);
  }
  return copies;
}

/** A folder or file that is the latest, or the end of its name. */
const isLatest = /(?<=^|[/._-])latest(?=\/|(?:\.schema)?\.\w+$)/i;

/** Files of one plug-in whose paths are alike but for their version. */
function toKey({ plugin = "" }: SourceFile, path: string): string {
  const pattern = readFileVersion(path)?.pattern ?? path;
  return `${plugin} ${pattern.replace(/(?<=^|[/._-])v\*/, "*")}`;
}
