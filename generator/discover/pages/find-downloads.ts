import { joinPath, listCandidates } from "../../places/content-paths.ts";
import type { FoundProse } from "./find-prose.ts";
import type { FoundFile } from "../input.ts";
import { listDownloadTargets } from "./list-download-targets.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { DocsProject } from "../../sources/surroundings.ts";
import { isMarkdownFile } from "../../places/markdown-files.ts";

/** More than any guides offer; a page that was made by a program might list a whole repository. */
const mostDownloads = 1_000;

/**
 * The files around the pages that pages, and the parts that they import, offer for download and that no repository shows. They
 * are looked for by what is said there, since an input may hold any number of such files that nobody asks for.
 */
export function findDownloads(
  sources: readonly SourceFile[],
  prose: readonly FoundProse[],
  /** What the paths begin with of files that a repository shows. */
  published: readonly string[],
): readonly FoundFile[] {
  if (prose.length === 0 || published.includes("")) return [];
  const isPublished = (path: string): boolean => published.some((prefix) => path.startsWith(prefix));
  const around = new Map(prose.flatMap((found) => found.around.map((file) => [file.path, file])));
  const projects = new Map(prose.map(({ root, project }) => [root, project]));
  // A notebook is a page where it is among the guides.
  const pages = new Set(sources.flatMap(({ kind, path }) => (kind === "prose" ? [path] : [])));
  const found = new Map<string, FoundFile>();
  for (const { kind, text, path, root = "" } of sources) {
    if (kind !== "prose" && !(kind === "snippet" && isMarkdownFile(path))) continue;
    for (const written of listDownloadTargets(text)) {
      const candidates = [...listCandidates(written, path, root), ...listInProject(written, projects.get(root))];
      const file = candidates.map((candidate) => around.get(candidate)).find((file) => file !== undefined);
      if (file !== undefined && !isPublished(file.path) && !pages.has(file.path)) found.set(file.path, file);
      if (found.size >= mostDownloads) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Where else a Docusaurus project may have the file: below its top, or among the files that it publishes at the base. */
function listInProject(written: string, project: DocsProject | undefined): readonly string[] {
  if (project === undefined) return [];
  const paths = written.startsWith("@site/")
    ? [joinPath(project.folder, written.slice("@site/".length))]
    : written.startsWith("/")
      ? project.statics.map((folder) => joinPath(folder, written))
      : [];
  return paths.filter((path) => path !== undefined);
}
