import { folderOf, joinPath } from "./content-paths.ts";

const partImport = /^import\s+[A-Za-z_$][\w$]*\s+from\s+["']([^"'!?#]{1,300}\.mdx?)["']/gm;

/** The Markdown files that a text imports, as written: `import Notes from './_notes.mdx'`. */
export function listPartPaths(text: string): readonly string[] {
  return [...text.matchAll(partImport)].map(([, path = ""]) => path);
}

/**
 * The path that an imported one may stand for: from the file's folder, or behind `@site` from that of the project. Where no
 * project is known, that is the root of the content or what is around it.
 */
export function listPartCandidates(
  written: string,
  file: string,
  { root, project }: { readonly root: string; readonly project: string | undefined },
): readonly string[] {
  if (!written.startsWith("@site/")) return present([joinPath(folderOf(file), written)]);
  const below = written.slice("@site/".length);
  if (project !== undefined) return present([joinPath(project, below)]);
  const folders = [root];
  for (let folder = root; folder !== ""; folder = folderOf(folder)) folders.push(folderOf(folder));
  return present(folders.map((folder) => joinPath(folder, below)));
}

function present(paths: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(paths)].filter((path) => path !== undefined);
}
