/**
 * Folders below which the names of modules begin, the shortest first. A name that none can have is passed over. In a
 * path that has the top of a name twice, it begins at the first that is a package or leads on to what is named: a
 * repository is often called like the package in it. Where neither tells, it begins at the first.
 */
export function findRoots(names: readonly string[], paths: ReadonlySet<string>): readonly string[] {
  const tops = new Set(names.map((name) => name.split(".", 1)[0] ?? "").filter((top) => /^\w+$/.test(top)));
  const starts = new Set([...tops, ...names.map((name) => name.split(".", 2).join("."))]);
  const listPlaces = (path: string): readonly Place[] => listParts(path).filter(({ name }) => tops.has(name));
  const proven = new Set<string>();
  for (const path of paths) {
    for (const { start, package: place } of listPlaces(path)) if (starts.has(start)) proven.add(place);
  }
  const roots = new Set<string>();
  for (const path of paths) {
    const found = new Map<string, Place>();
    for (const place of listPlaces(path)) {
      const earlier = found.get(place.name);
      const isBetter = earlier === undefined || (!proven.has(earlier.package) && proven.has(place.package));
      if (isBetter) found.set(place.name, place);
    }
    for (const { folder } of found.values()) roots.add(folder);
  }
  return [...roots].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Where a name of modules might begin. */
interface Place {
  /** What the package or module would be called. */
  readonly name: string;
  /** The folder that it is in. */
  readonly folder: string;
  /** Its own path. */
  readonly package: string;
  /** Its name with that of what the path leads on to; without it where the path ends with the package itself. */
  readonly start: string;
}

function listParts(path: string): readonly Place[] {
  const parts: Place[] = [];
  let start = 0;
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", start)) {
    const name = path.slice(start, end);
    const next = /^[^/.]*/.exec(path.slice(end + 1))?.[0] ?? "";
    parts.push({
      name,
      folder: path.slice(0, Math.max(0, start - 1)),
      package: path.slice(0, end),
      start: next === "__init__" ? name : `${name}.${next}`,
    });
    start = end + 1;
  }
  const [, module] = /^(\w+)\.py$/.exec(path.slice(start)) ?? [];
  if (module === undefined) return parts;
  return [
    ...parts,
    { name: module, folder: path.slice(0, Math.max(0, start - 1)), package: path.slice(0, -3), start: module },
  ];
}
