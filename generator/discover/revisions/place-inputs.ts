import { diskTree, type FileTree } from "../files/file-tree.ts";
import { createRevisionTree } from "./create-revision-tree.ts";
import { findMoved } from "./find-moved.ts";
import type { Repository } from "./open-repository.ts";
import type { Commit } from "./read-commit.ts";
import { RevisionError } from "./revision-error.ts";

/** What has become since of inputs that a revision hasn't got. */
export interface PlacedInputs {
  /** Where inputs were that have moved since, by where they are. */
  readonly moved: ReadonlyMap<string, string>;
  /** Inputs that came since, as long as there are others. */
  readonly absent: readonly AbsentInput[];
}

/** An input that nothing in the revision is like. */
export interface AbsentInput {
  readonly input: string;
  /** Where it can be looked into; undefined where it isn't now either. */
  readonly now: FileTree | undefined;
}

/**
 * Finds inputs that a revision hasn't got where they are now. Now is what is checked out, as it is committed, or as it is on the
 * disk where it isn't committed yet; else the other commit that it is compared with.
 */
export function placeInputs(
  inputs: readonly string[],
  past: FileTree,
  repository: RepositoryNow,
  other?: Commit,
): PlacedInputs {
  const missing = inputs.filter((input) => !past.exists(input));
  const moved = new Map<string, string>();
  const absent: AbsentInput[] = [];
  const trees =
    missing.length === 0
      ? []
      : [...openHead(repository), diskTree, ...(other === undefined ? [] : [createRevisionTree(repository, other)])];
  for (const input of missing) {
    const now = trees.find((tree) => tree.exists(input));
    const place = now && findMoved(input, { top: repository.top, past, now });
    if (place === undefined) absent.push({ input, now });
    else moved.set(input, place);
  }
  return { moved, absent: absent.length < inputs.length ? absent : [] };
}

type RepositoryNow = Pick<Repository, "top" | "store" | "resolve">;

/** What is checked out, unless nothing has been committed. */
function openHead(repository: RepositoryNow): readonly FileTree[] {
  try {
    return [createRevisionTree(repository, repository.resolve("HEAD"))];
  } catch (error) {
    if (error instanceof RevisionError) return [];
    throw error;
  }
}
