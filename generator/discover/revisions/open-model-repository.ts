import { findTop } from "./git-folders.ts";
import { openRepository, type Repository } from "./open-repository.ts";
import { realPlace } from "./real-place.ts";

/**
 * Opens the repository whose revisions are those of a model: the one that all of its inputs lie in, else the one around `cwd`.
 * A site may have a repository of its own, with the platform's clone beside or below it. Errors are `RevisionError`s.
 */
export function openModelRepository(cwd: string, inputs: readonly string[]): Repository {
  const tops = new Set(inputs.map((input) => findTop(realPlace(cwd, input))));
  const [top] = tops;
  return openRepository(tops.size === 1 && top !== undefined ? top : realPlace(cwd, "."));
}
