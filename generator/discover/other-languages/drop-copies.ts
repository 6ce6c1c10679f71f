import { join, posix } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** In bytes; definitions of resources are smaller. */
const mostCompared = 4_000_000;

/** Where Helm, and what installs by it, keeps what is written elsewhere. */
const ofCharts = /(?:^|\/)(?:charts?|helm|[^/]*-charts?)\//i;

interface Place {
  readonly folder: string;
  readonly tree: FileTree;
  /** Files that are read already. */
  readonly read: readonly string[];
}

/**
 * Files without those that are another of them, or one that is read already, once more, by name and by every byte, as a chart of Helm holds
 * the definitions of resources that a tool has written beside it. What stands outside of charts is the one that counts, else the first.
 */
export function dropCopies(paths: readonly string[], { folder, tree, read: known }: Place): readonly string[] {
  const byName = new Map<string, string[]>();
  const asked = new Set(paths.map((path) => posix.basename(path)));
  const inCharts = paths.toSorted((a, b) => Number(ofCharts.test(a)) - Number(ofCharts.test(b)));
  for (const path of [...known, ...inCharts]) {
    const name = posix.basename(path);
    if (asked.has(name)) byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const own = new Set(paths);
  const dropped = new Set<string>();
  for (const named of byName.values()) {
    if (named.length === 1) continue;
    const texts = new Set<string>();
    for (const path of named) {
      const read = tree.read(join(folder, path), mostCompared, 0);
      if ("failure" in read || read.size > mostCompared) continue;
      const text = read.bytes.toString("latin1");
      if (own.has(path) && texts.has(text)) dropped.add(path);
      texts.add(text);
    }
  }
  return paths.filter((path) => !dropped.has(path));
}
