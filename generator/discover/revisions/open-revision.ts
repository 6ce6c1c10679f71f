import { relative } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { createRevisionTree } from "./create-revision-tree.ts";
import { openModelRepository } from "./open-model-repository.ts";
import type { Repository } from "./open-repository.ts";
import type { NamesPlaces } from "./list-named-places.ts";
import { placeInputs } from "./place-inputs.ts";
import type { Commit } from "./read-commit.ts";
import { realPlace } from "./real-place.ts";
import { RevisionError } from "./revision-error.ts";
import { standIn } from "./stand-in.ts";

/** The inputs of a model as they were in a commit of the repository around them. */
export interface OpenedRevision {
  /** Where they would be in a working tree. */
  readonly inputs: readonly string[];
  /** Inputs that have moved since are where they are now, and those that came since are empty. */
  readonly tree: FileTree;
  readonly commit: Commit;
  /** Ends the reading. */
  close(): void;
}

/** Opens what inputs were in a revision: a branch, tag, commit or `HEAD~1`. Errors are `RevisionError`s. */
export function openRevision(
  name: string,
  { inputs, ...names }: NamesPlaces & { readonly inputs: readonly string[] },
  cwd: string,
): OpenedRevision {
  const repository = openModelRepository(cwd, inputs);
  const close = (): void => repository.store.close();
  try {
    const commit = repository.resolve(name);
    const placed = inputs.map((input) => placeInput(realPlace(cwd, input), repository));
    const tree = createRevisionTree(repository, commit);
    const { moved, absent } = placeInputs(placed, tree, repository, { names });
    const came = absent.flatMap(({ input, now }) => (now === undefined ? [] : input));
    return { inputs: placed, tree: standIn(tree, moved, came), commit, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The place of an input, which has to lie in the repository. */
export function placeInput(place: string, { top }: Pick<Repository, "top">): string {
  if (relative(top, place).startsWith("..")) {
    throw new RevisionError(`the input ${place} is outside of the repository ${top}`, "name a folder instead");
  }
  return place;
}
