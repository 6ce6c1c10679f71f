/** A folder as far as there are files in it. */
interface Folder {
  readonly files: string[];
  readonly folders: Map<string, Folder>;
}

/**
 * Paths in such an order that any beginning of it has some of every folder, as far as it goes round: one file of each folder
 * in turn, and of each folder in that. A folder of thousands takes no turn from the one behind it.
 */
export function spreadOverFolders(paths: readonly string[]): Iterable<string> {
  const top: Folder = { files: [], folders: new Map() };
  for (const path of paths) {
    let at = top;
    for (const name of path.split("/").slice(0, -1)) {
      const below = at.folders.get(name) ?? { files: [], folders: new Map<string, Folder>() };
      at.folders.set(name, below);
      at = below;
    }
    at.files.push(path);
  }
  return takeTurns(top);
}

function* takeTurns({ files, folders }: Folder): Generator<string, undefined> {
  let turns: readonly Iterator<string, undefined>[] = [files.values(), ...[...folders.values()].map(takeTurns)];
  while (turns.length > 0) {
    const left: Iterator<string, undefined>[] = [];
    for (const turn of turns) {
      const { value, done } = turn.next();
      if (done === true) continue;
      yield value;
      left.push(turn);
    }
    turns = left;
  }
  return undefined;
}
