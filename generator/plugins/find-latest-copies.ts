import { compareVersions, readFileVersion } from "../places/file-version.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { joinPath } from "./join-path.ts";

/**
 * By the path of a file that is called the latest of several versions, such as `order-latest.json`, the path of the version whose text it
 * has, `order-v1.2.json`: it is kept for those who refer to it, and says nothing of its own.
 */
export function findLatestCopies(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const latest = new Map<string, SourceFile>();
  for (const file of files) {
    if (file.kind === "plugin" && file.isLost !== true && isLatest.test(file.path))
      latest.set(toKey(file, file.path.replace(isLatest, "0")), file);
  }
  const copies = new Map<string, SourceFile>();
  if (latest.size === 0) return new Map();
  for (const file of files) {
    const copy = isLatest.test(file.path) ? undefined : latest.get(toKey(file, file.path));
    if (copy === undefined || copy.text !== file.text) continue;
    const known = copies.get(copy.path);
    if (known === undefined || isNewer(file.path, known.path)) copies.set(copy.path, file);
  }
  dropOthers(copies);
  return new Map([...copies].map(([copy, { path }]) => [copy, path]));
}

/** Of several versions that say the same, the newest stands for the latest. */
function isNewer(one: string, other: string): boolean {
  const [version, known] = [readFileVersion(one), readFileVersion(other)];
  return version !== undefined && (known === undefined || compareVersions(version, known) > 0);
}

/** A file that refers to others beside it says the same in another folder only if these do: what refers to one that doesn't is none. */
function dropOthers(copies: Map<string, SourceFile>): void {
  const referringBy = new Map<string, string[]>();
  const others: string[] = [];
  for (const [copy, { path, text }] of copies) {
    for (const [, address = ""] of text.matchAll(reference)) {
      const [target, own] = [joinPath(copy, address), joinPath(path, address)];
      if (target === undefined || target === own) continue;
      if (copies.get(target)?.path !== own) others.push(copy);
      else referringBy.set(target, [...(referringBy.get(target) ?? []), copy]);
    }
  }
  // Grows while it is gone through.
  for (const other of others) if (copies.delete(other)) others.push(...(referringBy.get(other) ?? []));
}

/** What stands behind a reference, in JSON or YAML, without its place in the file; nothing where it is one in its own. */
const reference = /["']?\$(?:dynamicR|r)ef["']?\s*:\s*["']?([^"'#\s,}]+)/g;

/** A folder or file that is the latest, or the end of its name. */
const isLatest = /(?<=^|[/._-])latest(?=\/|(?:\.schema)?\.\w+$)/i;

/** Files of one plug-in whose paths are alike but for their version. */
function toKey({ plugin = "" }: SourceFile, path: string): string {
  const pattern = readFileVersion(path)?.pattern ?? path;
  return `${plugin} ${pattern.replace(/(?<=^|[/._-])v\*/, "*")}`;
}
