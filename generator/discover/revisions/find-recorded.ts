import { dirname, relative } from "node:path";
import { findTop } from "./git-folders.ts";
import { openRepository, type Repository } from "./open-repository.ts";
import type { Commit } from "./read-commit.ts";
import { readTree } from "./read-tree.ts";
import { realPlace } from "./real-place.ts";
import { RevisionError } from "./revision-error.ts";

/**
 * The commit that the repository around the current folder records for a submodule in a revision of its own: whoever asks from
 * there, names revisions of that one. Undefined where the model's repository is no submodule of it, or where it has no such
 * revision, so that the submodule's own count. Errors are `RevisionError`s.
 */
export function findRecorded<Named extends { readonly commit: Commit }>(
  submodule: string,
  cwd: string,
  find: (repository: Repository) => Named,
): { readonly id: string; readonly named: Named } | undefined {
  const top = findTop(realPlace(cwd, "."));
  if (top === undefined || top === submodule || findTop(dirname(submodule)) !== top) return undefined;
  const repository = findIfAny(() => openRepository(top));
  if (repository === undefined) return undefined;
  try {
    const path = relative(top, submodule).replaceAll("\\", "/");
    const head = findIfAny(() => repository.resolve("HEAD"));
    if (head === undefined || findLink(repository, head, path) === undefined) return undefined;
    // What a shallow clone lacks may well be called the same in the submodule, and is something else there.
    const named = repository.isPart ? find(repository) : findIfAny(() => find(repository));
    if (named === undefined) return undefined;
    const id = findLink(repository, named.commit, path);
    if (id === undefined) throw new RevisionError(`the submodule ${path} is not in it`);
    return { id, named };
  } finally {
    repository.store.close();
  }
}

function findIfAny<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof RevisionError) return undefined;
    throw error;
  }
}

/** The commit of a submodule that a commit records at a path. */
function findLink({ store }: Repository, { tree }: Commit, path: string): string | undefined {
  let id = tree;
  let kind = "folder";
  for (const name of path.split("/")) {
    const entry = kind === "folder" ? readTree(store, id).find((each) => each.name === name) : undefined;
    if (entry === undefined) return undefined;
    ({ id, kind } = entry);
  }
  return kind === "submodule" ? id : undefined;
}
