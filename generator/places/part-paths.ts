import { folderOf, joinPath, listForms } from "./content-paths.ts";

const partImport = /^import\s+[A-Za-z_$][\w$]*(?:\s*,\s*\{[^}]{0,200}\})?\s+from\s+["']([^"'!?#]{1,300}\.mdx?)["']/gm;

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
  if (!written.startsWith("@site/")) return present(written, (form) => [joinPath(folderOf(file), form)]);
  const below = written.slice("@site/".length);
  const folders = project === undefined ? [root] : [project];
  if (project === undefined)
    for (let folder = root; folder !== ""; folder = folderOf(folder)) folders.push(folderOf(folder));
  return present(below, (form) => folders.map((folder) => joinPath(folder, form)));
}

function present(written: string, find: (form: string) => readonly (string | undefined)[]): readonly string[] {
  return [...new Set(listForms(written).flatMap(find))].filter((path) => path !== undefined);
}
