import { join } from "node:path";
import fastGlob from "fast-glob";
import { folderOf } from "../../places/content-paths.ts";
import type { Input } from "../input.ts";
import { findRenamedRegistries, forTests, largestRegistry, listsEntities } from "./find-renamed-registries.ts";

/**
 * Registries beside one that is read, or in folders below it, by which a fork has split it: they list other entities. One that lists an entity again is another
 * form of the registry, for a deployment or from before.
 */
export function findRegistryParts(
  input: Pick<Input, "folder" | "listing" | "tree">,
  paths: readonly string[],
  exclude?: readonly string[],
): readonly string[] {
  const whole = paths.filter((path) => /(?:^|\/)entity-registry\.ya?ml$/.test(path));
  if (whole.length === 0) return [];
  const folders = new Set(whole.map(folderOf));
  const named = findRenamedRegistries(input.folder, input, exclude).filter((path) => folders.has(folderOf(path)));
  const beside = [...named, ...findBelow(input, [...folders], exclude)].filter(
    (path) => !paths.includes(path) && !forTests.test(path),
  );
  if (beside.length === 0) return [];
  const known = new Set(whole.flatMap((path) => listEntities(path, input)));
  return beside.toSorted().filter((path) => {
    const names = listEntities(path, input);
    if (names.length === 0 || names.some((name) => known.has(name))) return false;
    for (const name of names) known.add(name);
    return true;
  });
}

/** Registries in folders below that of another, by their name or that of their folder; what is below the input itself may be other models. */
function findBelow(
  { folder, listing, tree }: Pick<Input, "folder" | "listing" | "tree">,
  around: readonly string[],
  exclude: readonly string[] | undefined,
): readonly string[] {
  const globs = around.flatMap((path) => {
    if (path === "") return [];
    const top = fastGlob.escapePath(path);
    return ["*/**/*registry*.{yml,yaml}", "*registr*/**/*.{yml,yaml}"].map((glob) => `${top}/${glob}`);
  });
  return globs.length === 0
    ? []
    : listing.find(globs, exclude).filter((path) => listsEntities(join(folder, path), tree));
}

/** What a registry lists by name, which events do as well. */
export function listEntities(path: string, { folder, tree }: Pick<Input, "folder" | "tree">): readonly string[] {
  const read = tree.read(join(folder, path), largestRegistry);
  const text = "failure" in read ? "" : read.bytes.toString("utf8");
  return [...text.matchAll(/^[^\S\n]*-[^\S\n]*(?:\{[^\S\n]*)?name:[^\S\n]*["']?([\w.-]+)/gm)].map(([, name = ""]) =>
    name.toLowerCase(),
  );
}
