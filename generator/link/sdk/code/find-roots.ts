/** Folders below which the names of modules begin, the shortest first. */
export function findRoots(names: readonly string[], paths: ReadonlySet<string>): readonly string[] {
  const tops = new Set(names.map((name) => name.split(".", 1)[0] ?? ""));
  const roots = new Set<string>();
  for (const top of tops) {
    for (const path of paths) {
      const at = `/${path}`.search(new RegExp(`/${top}(?:\\.py$|/)`));
      if (at !== -1 && /^\w+$/.test(top)) roots.add(path.slice(0, Math.max(0, at - 1)));
    }
  }
  return [...roots].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
