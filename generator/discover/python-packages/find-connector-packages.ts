import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Input } from "../input.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { findPackageAround } from "./find-package-around.ts";
import { declaresConnector, needsPlatform, registersConnectors } from "./registers-connectors.ts";

/** What is no part of a package, though it stands in its folder. */
const beside = "{tests,test,examples,docs,scripts,build,dist,venv,.venv,.tox,site-packages}";

/**
 * Globs of the Python packages with connectors, wherever in an input they are: a platform may have connectors of its own
 * in any folder. A package tells it by entry points, or has classes that recipes name in full; its code is in `src`
 * where that is there, as is usual.
 */
export function findConnectorPackages(
  input: Pick<Input, "given" | "folder" | "layout" | "listing" | "tree">,
  exclude: readonly string[] = [],
): readonly string[] {
  const { folder, layout, listing, tree } = input;
  const found = listing.find(["**/{setup.py,setup.cfg,pyproject.toml}"], [`**/${beside}/**`, ...exclude]);
  const byFolder = new Map<string, string[]>();
  for (const path of dropSkipped(found, { layout, listing })) {
    const top = path.slice(0, path.lastIndexOf("/") + 1);
    byFolder.set(top, [...(byFolder.get(top) ?? []), path]);
  }
  if (byFolder.size === 0) return findUnpackaged(input, exclude);
  return [...byFolder].flatMap(([path, manifests]) => {
    const locate = (inside: string): string => join(folder, inside);
    const isRegistering = manifests.some((manifest) => registersConnectors(locate(manifest), tree));
    if (!isRegistering && !manifests.some((manifest) => needsPlatform(locate(manifest), tree))) return [];
    // The input may be the package itself, and of nothing there is nothing to escape.
    const top = path === "" ? "" : fastGlob.escapePath(path);
    const hasSources = listing.find([`${top}src/*`, `${top}src/*/*.py`]).length > 0;
    const code = hasSources ? [`${top}src/**/*.py`] : listing.find([`${top}**/*.py`], [`${top}**/${beside}/**`]);
    const declares = (file: string): boolean => declaresConnector(locate(file), tree);
    if (!isRegistering && !(hasSources ? listing.find(code) : code).some(declares)) return [];
    return [`${top}{setup.py,setup.cfg,pyproject.toml}`, ...(hasSources ? code : code.map(fastGlob.escapePath))];
  });
}

/**
 * The code of a folder that nobody has made a package of, if a class in it says which platform it reads from. It is few files, or
 * something else that also holds Python; a part of a package is read with the rest of that or not at all.
 */
function findUnpackaged(
  input: Pick<Input, "given" | "folder" | "layout" | "listing" | "tree">,
  exclude: readonly string[],
): readonly string[] {
  const { folder, layout, listing, tree } = input;
  const found = listing.find(["**/*.py"], [`**/${beside}/**`, ...exclude]);
  if (found.length === 0 || found.length > mostUnpackaged || findPackageAround(input) !== undefined) return [];
  const code = dropSkipped(found, { layout, listing });
  if (!code.some((path) => declaresConnector(join(folder, path), tree))) return [];
  return code.map((path) => fastGlob.escapePath(path));
}

const mostUnpackaged = 200;
