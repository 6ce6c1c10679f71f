/** Folders below which the names of modules begin, the shortest first. A name that none can have is passed over. */
export function findRoots(names: readonly string[], paths: ReadonlySet<string>): readonly string[] {
  const tops = new Set(names.map((name) => name.split(".", 1)[0] ?? "").filter((top) => /^\w+$/.test(top)));
  const roots = new Set<string>();
  for (const path of paths) {
    const found = new Set<string>();
    // Where a name comes again further down, the first one begins the module.
    for (const [top, root] of listParts(path)) {
      if (!tops.has(top) || found.has(top)) continue;
      found.add(top);
      roots.add(root);
    }
  }
  return [...roots].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** What a package or module at each place of a path would be called, and the folder that it is in. */
function listParts(path: string): readonly (readonly [name: string, folder: string])[] {
  const parts: [string, string][] = [];
  let start = 0;
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", start)) {
    parts.push([path.slice(start, end), path.slice(0, Math.max(0, start - 1))]);
    start = end + 1;
  }
  const [, module] = /^(\w+)\.py$/.exec(path.slice(start)) ?? [];
  return module === undefined ? parts : [...parts, [module, path.slice(0, Math.max(0, start - 1))]];
}
