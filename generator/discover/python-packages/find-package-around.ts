import { dirname, join, relative } from "node:path";
import type { PackageAround } from "../../diagnostics/say-ways-out.ts";
import type { Input } from "../input.ts";
import { registersConnectors } from "./registers-connectors.ts";

/** Folders in one another; no package has more. */
const mostFolders = 32;

/**
 * The package of Python that an input is a part of, or modules of it are, with the folder to give in its place: that of its
 * project, or what the package lies in where there is no project around it. Undefined where it is no part of any.
 */
export function findPackageAround({
  given,
  folder,
  tree,
}: Pick<Input, "given" | "folder" | "tree">): PackageAround | undefined {
  const listManifests = (place: string): readonly string[] =>
    ["setup.py", "setup.cfg", "pyproject.toml"].map((name) => join(place, name)).filter((path) => tree.exists(path));
  // Some projects have an `__init__.py` at their top.
  const isPart = (place: string): boolean =>
    tree.exists(join(place, "__init__.py")) && listManifests(place).length === 0;
  let top = folder;
  for (let count = 0; count < mostFolders && isPart(top); count += 1) top = dirname(top);
  const [name] = relative(top, folder).replaceAll("\\", "/").split("/");
  if (name === undefined || name === "" || isPart(top)) return undefined;
  const project = [top, dirname(top)].find((place) => listManifests(place).length > 0);
  // Of single modules, the first one is what was given.
  const start = given.endsWith(".py") ? dirname(given) : given;
  return {
    name,
    input: join(start, relative(folder, project ?? top)).replaceAll("\\", "/"),
    isConnectors: project !== undefined && listManifests(project).some((path) => registersConnectors(path, tree)),
  };
}
