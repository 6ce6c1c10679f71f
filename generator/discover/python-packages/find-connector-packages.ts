import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Input } from "../input.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { registersConnectors } from "./registers-connectors.ts";

/** What is no part of a package, though it stands in its folder. */
const beside = "{tests,test,examples,docs,scripts,build,dist,venv,.venv,.tox,site-packages}";

/**
 * Globs of the Python packages that register connectors, wherever in an input they are: a platform may have connectors
 * of its own in any folder. A package tells it by entry points; its code is in `src` where that is there, as is usual.
 */
export function findConnectorPackages(
  { folder, layout, listing, tree }: Pick<Input, "folder" | "layout" | "listing" | "tree">,
  exclude: readonly string[] = [],
): readonly string[] {
  const found = listing.find(["**/{setup.py,setup.cfg,pyproject.toml}"], [`**/${beside}/**`, ...exclude]);
  const manifests = dropSkipped(found, { layout, listing });
  const folders = new Set(
    manifests
      .filter((path) => registersConnectors(join(folder, path), tree))
      .map((path) => path.slice(0, path.lastIndexOf("/") + 1)),
  );
  return [...folders].flatMap((path) => {
    // The input may be the package itself, and of nothing there is nothing to escape.
    const top = path === "" ? "" : fastGlob.escapePath(path);
    const hasSources = listing.find([`${top}src/*`, `${top}src/*/*.py`]).length > 0;
    const code = hasSources ? [`${top}src/**/*.py`] : listing.find([`${top}**/*.py`], [`${top}**/${beside}/**`]);
    return [`${top}{setup.py,setup.cfg,pyproject.toml}`, ...(hasSources ? code : code.map(fastGlob.escapePath))];
  });
}
