/**
 * Where the Markdown of each route is written: beside the folder of its page, `graphql.md` for
 * `graphql/`. Where that is taken, because a name ends in `.md` or is `index`, it is in the folder.
 */
export function createTwinPaths(routes: readonly string[]): ReadonlyMap<string, string> {
  // Case does not count on many file systems. A folder and a file cannot have one name either.
  const taken = new Set<string>();
  for (const route of routes) addFolders(route.toLowerCase(), taken);
  const paths = new Map<string, string>();
  const claim = (route: string): void => {
    const folder = route === "" ? "index" : route;
    let path = `${folder}.md`;
    for (let number = 1; taken.has(path.toLowerCase()); number += 1) {
      path = `${folder}/index${number === 1 ? "" : `-${number}`}.md`;
    }
    taken.add(path.toLowerCase());
    paths.set(route, path);
  };
  // The start has no folder of its own that another could stand in, so that it comes first, wherever it stands.
  if (routes.includes("")) claim("");
  for (const route of routes) if (route !== "") claim(route);
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
