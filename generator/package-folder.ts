import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package, found from wherever the running code lies in it: a source file or a built chunk. */
export const packageFolder: string = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

function findPackageFolder(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("the folder of the package is not among the parents of its own code");
  return findPackageFolder(parent);
}

/** The version of this package. */
export function readPackageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as { version: string };
  return version;
}

/** The JSON Schema of the printed catalogue as a text, which packages and sites carry. */
export function readCatalogueSchema(): string {
  return readFileSync(join(packageFolder, "generator/catalogue/catalogue.schema.json"), "utf8");
}

/**
 * A file of a package that only the build needs, by its package and path: the copy that the build has made, or
 * the package's own where nothing was built.
 */
export function findShippedFile(source: string): string {
  const built = join(packageFolder, "dist", "cli", "grammars", basename(source));
  return existsSync(built) ? built : createRequire(import.meta.url).resolve(source);
}
