import type { KnownFile } from "./known-file.ts";

/** Finds the file that an import means, by a root that is known, else by the end of its path: the root may lie anywhere, here or above. */
export type FindImport = (path: string, from: string) => string | undefined;

/** Looks imports up among files; from roots that are known before any that may be guessed. */
export function createImportFinder(files: readonly KnownFile[], roots: ReadonlySet<string>): FindImport {
  const byName = new Map<string, string[]>();
  for (const { path } of files) {
    const known = byName.get(nameOf(path));
    if (known === undefined) byName.set(nameOf(path), [path]);
    else known.push(path);
  }
  const found = new Map<string, readonly string[]>();
  return (path, from) => {
    const candidates = found.get(path) ?? listEndingSo(byName.get(nameOf(path)) ?? [], path, roots);
    found.set(path, candidates);
    return candidates.length > 1 ? nearest(candidates, from) : candidates[0];
  };
}

/** Paths below a root before whole ones, and these before those that begin further up or down. */
function listEndingSo(paths: readonly string[], wanted: string, roots: ReadonlySet<string>): readonly string[] {
  const rooted = paths.filter((path) =>
    path === wanted ? roots.has("") : path.endsWith(`/${wanted}`) && roots.has(path.slice(0, -wanted.length - 1)),
  );
  if (rooted.length > 0) return rooted;
  const exact = paths.filter((path) => path === wanted);
  if (exact.length > 0) return exact;
  const below = paths.filter((path) => path.endsWith(`/${wanted}`));
  if (below.length > 0) return below;
  // The input may be a folder of what the root holds, as a repository is by whose address its files are imported.
  return paths.filter((path) => path.includes("/") && wanted.endsWith(`/${withoutReference(path)}`));
}

/** A path without what stands before those of a model that is only referred to. */
function withoutReference(path: string): string {
  return path.startsWith("@") ? path.slice(path.indexOf("/") + 1) : path;
}

/** The one that has most of its folders in common with a file. */
function nearest(paths: readonly string[], from: string): string | undefined {
  const steps = from.split("/");
  const shared = (path: string): number => {
    const own = path.split("/");
    let count = 0;
    while (count < own.length && own[count] === steps[count]) count += 1;
    return count;
  };
  return paths.toSorted((one, other) => shared(other) - shared(one) || (one < other ? -1 : 1))[0];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
