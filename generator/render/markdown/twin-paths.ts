/**
 * Where the Markdown of each route is written: beside the folder of its page, `graphql.md` for
 * `graphql/`. Where that is taken, because a name ends in `.md` or is `index`, it is in the folder.
 */
export function createTwinPaths(routes: readonly string[]): ReadonlyMap<string, string> {
  // Case does not count on many file systems. A folder and a file cannot have one name either.
  const taken = new Set(routes.flatMap(listFolders));
  const paths = new Map<string, string>();
  for (const route of routes) {
    const beside = route === "" ? "index.md" : `${route}.md`;
    const path = taken.has(beside.toLowerCase()) ? `${route}/index.md` : beside;
    taken.add(path.toLowerCase());
    paths.set(route, path);
  }
  return paths;
}

/** The folders that a route leads through, in small letters. */
function listFolders(route: string): readonly string[] {
  const segments = route.toLowerCase().split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
