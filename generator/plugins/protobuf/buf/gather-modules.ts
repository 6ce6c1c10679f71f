import type { JsonValue } from "../../../catalogue/json.ts";
import type { PluginProblem } from "../../plugin.ts";
import type { BufSettings, LeftOutFolder } from "./buf-settings.ts";
import { isBufFile, type ReadBuf } from "./read-buf-file.ts";

/** What all files of Buf's in an input say together. */
export interface Modules {
  /** Folders from which imports go. */
  readonly roots: ReadonlySet<string>;
  /** What leaves a file out; undefined for one that belongs to a module, or of which nothing is said. */
  findLeftOut(path: string): LeftOut | undefined;
}

/** A folder that is left out, and the file that says so. */
export interface LeftOut extends LeftOutFolder {
  readonly by: string;
}

/** Brings together where modules are. */
export function gatherModules(
  files: readonly { readonly path: string; readonly data?: JsonValue | undefined }[],
): Modules {
  const settings = files.flatMap(({ path, data }): readonly (BufSettings & { readonly by: string })[] =>
    data === undefined || !isBufFile(path) ? [] : [{ ...(data as unknown as ReadBuf).buf, by: path }],
  );
  const kept = new Set(settings.flatMap((each) => each.kept));
  const leftOut = new Map(
    settings.flatMap(({ by, leftOut }) => leftOut.map((folder) => [folder.path, { ...folder, by }] as const)),
  );
  return {
    roots: new Set(settings.flatMap(({ roots }) => roots)),
    // A module may lie in a folder that another one leaves out.
    findLeftOut(path) {
      if (leftOut.size === 0) return undefined;
      const folder = listFoldersAround(path).find((each) => kept.has(each) || leftOut.has(each)) ?? "";
      return kept.has(folder) ? undefined : leftOut.get(folder);
    },
  };
}

/** From the innermost on; the last one is the input. */
function listFoldersAround(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) folders.push(path.slice(0, at));
  return [...folders, ""];
}

/** One note for each folder with files that is left out, by the path of the file that says so. */
export function tellLeftOut(found: readonly LeftOut[]): ReadonlyMap<string, readonly PluginProblem[]> {
  const counts = new Map<LeftOut, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  const problems = new Map<string, PluginProblem[]>();
  for (const [{ by, path, place }, count] of counts) {
    const files = count === 1 ? "one file" : `${count} files`;
    const message = `${files} of \`${path}\` ${count === 1 ? "belongs" : "belong"} to no module, and ${count === 1 ? "isn't" : "aren't"} read`;
    problems.set(by, [...(problems.get(by) ?? []), { code: "left-out", message, place }]);
  }
  return problems;
}
