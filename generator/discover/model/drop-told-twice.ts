/**
 * Paths without what says the same once more of a Rest.li resource: the build writes its specification and its snapshot under
 * one name, in two folders. The snapshot has the schemas that it names with it, so it is kept where no others are.
 */
export function dropToldTwice(paths: readonly string[]): readonly string[] {
  const [kept, told] = paths.some((path) => schema.test(path)) ? [specification, snapshot] : [snapshot, specification];
  const known = new Set(paths.filter((path) => kept.test(path)).map((path) => toStem(path, kept)));
  return paths.filter((path) => !told.test(path) || !known.has(toStem(path, told)));
}

const specification = /\.restspec\.json$/i;
const snapshot = /\.snapshot\.json$/i;
const schema = /\.(?:pdl|pdsc)$/i;

function toStem(path: string, ending: RegExp): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(ending, "");
}
