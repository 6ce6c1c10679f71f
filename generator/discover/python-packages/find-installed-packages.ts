import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Input } from "../input.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { registersConnectors } from "./registers-connectors.ts";

/** More than the longest list of entry points has. */
const longest = 1_000_000;

/**
 * Globs of packages of Python as they are installed or lie in a wheel, without the project that they were built from: what
 * they say of themselves, where they have connectors or a program of one of the packages that are asked for, and the
 * code of those connectors. Beside them there may be all else that is installed.
 */
export function findInstalledPackages(
  { folder, layout, listing, tree }: Pick<Input, "folder" | "layout" | "listing" | "tree">,
  asked: readonly string[],
  exclude: readonly string[] = [],
): readonly string[] {
  // An environment beside a project is no part of it, one that is given itself is what was meant.
  const atTop = listing.find(["{pyvenv.cfg,pyproject.toml,setup.cfg,setup.py}"]);
  const isEnvironment = atTop.length === 1 && atTop[0] === "pyvenv.cfg";
  const others = isEnvironment ? [] : ["*/**/site-packages/**"];
  const found = listing.find(["**/*.dist-info/entry_points.txt"], [...others, ...exclude]);
  return dropSkipped(found, { layout, listing }).flatMap((path) => {
    const read = tree.read(join(folder, path), longest);
    const text = "failure" in read ? "" : read.bytes.toString("utf8");
    const modules = [...new Set([...text.matchAll(/^[^=[\n]+=\s*(\w+)/gm)].map(([, name = ""]) => name))];
    const hasConnectors = registersConnectors(join(folder, path), tree);
    if (!hasConnectors && !modules.some((name) => asked.includes(name))) return [];
    const info = path.slice(0, path.lastIndexOf("/"));
    const top = info.includes("/") ? `${fastGlob.escapePath(info.slice(0, info.lastIndexOf("/")))}/` : "";
    return [
      `${fastGlob.escapePath(info)}/{entry_points.txt,METADATA}`,
      ...(hasConnectors ? modules.map((name) => `${top}${name}/**/*.py`) : []),
    ];
  });
}
