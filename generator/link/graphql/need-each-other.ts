import type { SchemaFiles } from "./schema-files.ts";

/**
 * Whether most of the files name types that only others of them declare, so that they are modules of one schema: a server's own schema
 * has all that it names, but for what lies apart for several of them. Files of one folder are read together, so most of
 * them needing anything of others is enough.
 */
export function needEachOther(entries: ReadonlySet<string>, files: SchemaFiles): boolean {
  const declaring = listDeclaring(files);
  const groups = new Map([...entries].map((path) => [path, new Set([path])]));
  const needing = new Set<string>();
  for (const path of entries) {
    const { types, used } = files.get(path) ?? { types: new Set(), used: [] };
    for (const type of used) {
      if (types.has(type)) continue;
      const [only, ...others] = declaring.get(type) ?? [];
      if (only !== undefined) needing.add(path);
      if (only !== undefined && others.length === 0) join(groups, path, only);
    }
  }
  const folders = new Set([...entries].map((path) => path.slice(0, path.lastIndexOf("/") + 1)));
  const largest = Math.max(...[...groups.values()].map(({ size }) => size));
  return (folders.size === 1 ? Math.max(largest, needing.size) : largest) * 2 > entries.size;
}

/** By type, the files that declare it. */
function listDeclaring(files: SchemaFiles): ReadonlyMap<string, readonly string[]> {
  const declaring = new Map<string, string[]>();
  for (const [path, { types }] of files) {
    for (const type of types) {
      const known = declaring.get(type);
      if (known === undefined) declaring.set(type, [path]);
      else known.push(path);
    }
  }
  return declaring;
}

/** Makes one group of those that two files are in, if both are in any; the smaller one goes into the larger. */
function join(groups: Map<string, Set<string>>, one: string, other: string): void {
  const pair = [groups.get(one), groups.get(other)].filter((group) => group !== undefined);
  const [small, large] = pair.toSorted((left, right) => left.size - right.size);
  if (small === undefined || large === undefined || small === large) return;
  for (const path of small) {
    large.add(path);
    groups.set(path, large);
  }
}
