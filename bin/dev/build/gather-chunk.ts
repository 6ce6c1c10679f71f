/** What the bundler tells of modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Code that is loaded together. */
export interface Gathering {
  /** What its file is called, without the ending. */
  readonly name: string;
  /** The modules that somebody asks for; with them goes all that they import. */
  readonly from: readonly string[];
  /** Modules of whose code nothing goes there: what has a part of it is loaded by others too, for whom the rest would be in vain. */
  readonly apart: readonly string[];
}

/**
 * Tells of each module whether it goes to the file of what is gathered; others are divided as ever. Node takes as long to find and
 * open a small file as to compile it, and what a run loads would be in a hundred of them, one for each set of commands that share
 * something.
 */
export function gatherChunk({ name, from, apart }: Gathering): (id: string, graph: ModuleGraph) => string | null {
  let reach: { readonly gathered: ReadonlySet<string>; readonly others: ReadonlySet<string> } | undefined;
  return (id, graph) => {
    reach ??= { gathered: listReached(from, graph), others: listReached(apart, graph) };
    return reach.gathered.has(id) && !reach.others.has(id) ? name : null;
  };
}

/** The modules, and all that is loaded before them. */
function listReached(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    if (module === null) throw new Error(`there is no module ${id}`);
    for (const imported of module.importedIds) reached.add(imported);
  }
  return reached;
}
