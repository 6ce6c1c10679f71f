/**
 * Paths without the snapshots of Rest.li resources whose specification is among them: the build writes both under one
 * name, in two folders, and a snapshot says the same once more.
 */
export function dropToldSnapshots(paths: readonly string[]): readonly string[] {
  const told = new Set(paths.filter((path) => specification.test(path)).map((path) => toStem(path, specification)));
  return paths.filter((path) => !snapshot.test(path) || !told.has(toStem(path, snapshot)));
}

const specification = /\.restspec\.json$/i;
const snapshot = /\.snapshot\.json$/i;

function toStem(path: string, ending: RegExp): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(ending, "");
}
