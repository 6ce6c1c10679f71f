import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import type { Input } from "../input.ts";
import type { Listing } from "../files/list-files.ts";

/** In bytes; registries are far smaller. */
export const largestRegistry = 1_000_000;

/**
 * YAML files that are registries by what they say, and by a name with the word in it that isn't the one by which registries
 * are known: they list entities with their aspects.
 */
export function findRenamedRegistries(
  folder: string,
  { listing, tree }: { readonly listing: Listing; readonly tree: FileTree },
  exclude?: readonly string[],
): readonly string[] {
  const paths = listing.find(["**/*registry*.{yml,yaml}"], exclude);
  return paths.filter(
    (path) => !/(?:^|\/)entity-registry\.ya?ml$/i.test(path) && listsEntities(join(folder, path), tree),
  );
}

/** Whether what a file says is a registry: entities with their aspects. */
export function listsEntities(location: string, tree: FileTree): boolean {
  const read = tree.read(location, largestRegistry);
  if ("failure" in read) return false;
  const text = read.bytes.toString("utf8");
  return /^\uFEFF?entities:/m.test(text) && /\b(?:keyAspect|aspects):/.test(text);
}

/**
 * The registry of a model that has none by the usual name, as in a fork that has given it one of its own; nothing where
 * it can't be told from others. Those of tests and samples are none of the model's.
 */
export function chooseRegistry(
  input: Pick<Input, "folder" | "listing" | "tree">,
  exclude?: readonly string[],
): readonly string[] {
  const renamed = findRenamedRegistries(input.folder, input, exclude).filter((path) => !forTests.test(path));
  return renamed.length === 1 ? renamed : [];
}

/** Names of registries that none but tests and samples go by. */
export const forTests = /(?:^|[/_.-])(?:tests?|samples?|examples?|demo)(?=[/_.-])/i;
