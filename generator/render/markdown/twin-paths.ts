/**
 * Where the Markdown of each route is written: beside the folder of its page, `graphql.md` for
 * `graphql/`. Where that is taken, because a name ends in `.md` or is `index`, it is in the folder.
 */
export function createTwinPaths(routes: readonly string[]): ReadonlyMap<string, string> {
  // Case does not count on many file systems. A folder and a file cannot have one name either.
  const taken = new Set<string>();
  for (const route of routes) addFolders(route.toLowerCase(), taken);
  const paths = new Map<string, string>();
  for (const route of routes) {
    const beside = route === "" ? "index.md" : `${route}.md`;
    const path = taken.has(beside.toLowerCase()) ? `${route}/index.md` : beside;
    taken.add(path.toLowerCase());
    paths.set(route, path);
  }
  return paths;
}

/** Adds the folders that a route leads through, up to the first that is known: so are those above it. */
function addFolders(route: string, to: Set<string>): void {
  for (let end = route.length; end >= 0; end = route.lastIndexOf("/", end - 1)) {
    const folder = route.slice(0, end);
    if (to.has(folder)) return;
    to.add(folder);
    if (end === 0) return;
  }
}
