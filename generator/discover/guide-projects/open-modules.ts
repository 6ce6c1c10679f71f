import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { dropByteOrderMark } from "../../places/drop-byte-order-mark.ts";
import { folderOf } from "../../places/content-paths.ts";
import { listModuleCandidates, listModulePaths } from "../../places/module-paths.ts";
import { takeFirstSide } from "../../parse/take-first-side.ts";
import type { SourceModule } from "../../sources/source-file.ts";
import { endLines } from "../../places/end-lines.ts";
import type { FileTree } from "../files/file-tree.ts";
import { isInside } from "../files/is-inside.ts";

/** What a configuration is put together of is little, and nobody writes more of it. */
const mostModules = 50;
const largestModule = 500_000;

interface ModulesOf {
  /** Path of the configuration, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Where the configuration is. */
  readonly location: string;
}

/**
 * The files of its project that a configuration in JavaScript imports by their paths, and those that these import: texts, none of which is run.
 * Undefined where there are none. Nothing outside of the project's folder is read, nor what a link leads out to.
 */
export function openModules({ path, text, location }: ModulesOf, tree: FileTree): readonly SourceModule[] | undefined {
  if (!/\.[cm]?[jt]s$/.test(path)) return undefined;
  const folder = folderOf(path);
  const top = folder.replace(/(?:^|\/)\.(?:vue|vite)press(?:\/.*)?$/, "");
  const up = join(
    location,
    "..",
    ...folder
      .slice(top.length)
      .split("/")
      .filter(Boolean)
      .map(() => ".."),
  );
  const project = tree.follow(up);
  if (project === undefined) return undefined;
  const modules = new Map<string, SourceModule>();
  const read = (module: string): SourceModule | undefined => {
    if (top !== "" && !module.startsWith(`${top}/`)) return undefined;
    const place = join(up, module.slice(top === "" ? 0 : top.length + 1));
    const real = tree.exists(place) ? tree.follow(place) : undefined;
    if (real === undefined || !isInside(real, project)) return undefined;
    const found = tree.read(place, largestModule, 0);
    if ("failure" in found || found.size > largestModule) return undefined;
    const written = endLines(dropByteOrderMark(found.bytes.toString("utf8")));
    const file = takeFirstSide({ path: module, text: written, kind: "sidebar" }, createReport());
    return { path: module, text: file.text };
  };
  const waiting: SourceModule[] = [{ path, text }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const written of listModulePaths(next.text)) {
      if (modules.size >= mostModules) break;
      const candidates = listModuleCandidates(written, next.path);
      if (candidates.some((candidate) => modules.has(candidate) || candidate === path)) continue;
      for (const candidate of candidates) {
        const module = read(candidate);
        if (module === undefined) continue;
        modules.set(candidate, module);
        waiting.push(module);
        break;
      }
    }
  }
  return modules.size === 0 ? undefined : [...modules.values()];
}
