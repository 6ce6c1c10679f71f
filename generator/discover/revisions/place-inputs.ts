import { diskTree, type FileTree } from "../files/file-tree.ts";
import { createRevisionTree } from "./create-revision-tree.ts";
import { findMoved } from "./find-moved.ts";
import { listNamedPlaces, type NamesPlaces } from "./list-named-places.ts";
import type { Repository } from "./open-repository.ts";
import type { Commit } from "./read-commit.ts";
import { RevisionError } from "./revision-error.ts";
import { standIn } from "./stand-in.ts";

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

/** What else placing goes by. */
interface Placing {
  /** What is named below inputs. */
  readonly names: NamesPlaces;
  /** What the revision is compared with. */
  readonly other?: Commit | undefined;
}

/**
 * Finds inputs that a revision hasn't got where they are now, and what the configuration names below them. Now is what is checked
 * out, as it is committed, or as it is on the disk where it isn't committed yet; else the other commit that it is compared with.
 */
export function placeInputs(
  inputs: readonly string[],
  past: FileTree,
  repository: RepositoryNow,
  { names, other }: Placing,
): PlacedInputs {
  const moved = new Map<string, string>();
  const absent: AbsentInput[] = [];
  let trees: readonly FileTree[] | undefined;
  const place = (path: string): FileTree | undefined => {
    trees ??= [
      ...openHead(repository),
      diskTree,
      ...(other === undefined ? [] : [createRevisionTree(repository, other)]),
    ];
    const now = trees.find((tree) => tree.exists(path));
    const found = now && findMoved(path, { top: repository.top, past, now });
    if (found !== undefined) moved.set(path, found);
    return now;
  };
  for (const input of inputs) {
    if (past.exists(input)) continue;
    const now = place(input);
    if (!moved.has(input)) absent.push({ input, now });
  }
  const placed = standIn(past, moved);
  for (const path of listNamedPlaces(names, inputs)) if (!placed.exists(path)) place(path);
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
