import { basename, dirname } from "node:path";

/**
 * Where a file was that has its version in its name, as `api-v1.yaml` became `api-v2.yaml`: the only one that has gone and was
 * called the same but for numbers, in the same folder if there is one there.
 */
export function findRenumbered(file: string, gone: readonly string[]): string | undefined {
  const name = withoutNumbers(file);
  if (name === basename(file)) return undefined;
  const like = gone.filter((location) => withoutNumbers(location) === name);
  const beside = like.filter((location) => dirname(location) === dirname(file));
  const [only, ...others] = beside.length > 0 ? beside : like;
  return others.length === 0 ? only : undefined;
}

/** What a file is called, a mark in place of each version: `2`, `1.10.0`, `2024-05-01`. */
function withoutNumbers(location: string): string {
  return basename(location).replaceAll(/\d+(?:[._-]\d+)*/g, "#");
}
