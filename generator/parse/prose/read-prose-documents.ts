import { listIncluded } from "../../places/content-paths.ts";
import { findIncludeRules, holdsIncludes } from "../../places/include-paths.ts";
import { listPartPaths } from "../../places/part-paths.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { Surroundings } from "../../sources/surroundings.ts";
import type { PlacedProse, ProseDocuments } from "../documents.ts";
import { forgetful, type Engine } from "../../engine/engine.ts";
import { isNotebook } from "../../places/markdown-files.ts";
import { parseNotebook } from "./parse-notebook.ts";
import { parseProse } from "./parse-prose.ts";
import type { ProseDocument } from "./prose-document.ts";
import { readOnce } from "../read-once.ts";
import { readPageWithIncludes } from "./read-page-with-includes.ts";
import { readPageWithParts } from "./read-page-with-parts.ts";
import { isRouted, listRoutedPages, readRoutedPage } from "./read-routed-page.ts";
import { parseCategory } from "../sidebar/parse-category.ts";
import { parseSidebar } from "../sidebar/parse-sidebar.ts";

/** Nothing around the pages: for models without any. */
export const noSurroundings: Surroundings = { assets: new Map(), paths: new Set(), hosts: [], checkouts: [] };

interface ProseReading {
  readonly report: Report;
  readonly surroundings?: Surroundings | undefined;
  readonly engine?: Engine | undefined;
}

/** Reads the hand-written pages among the files, their sidebars, and what they take in. */
export function readProseDocuments(
  files: readonly SourceFile[],
  { report, surroundings = noSurroundings, engine = forgetful }: ProseReading,
): Omit<ProseDocuments, "parts"> {
  let texts: ReadonlyMap<string, string> | undefined;
  let routed: ReadonlyMap<string, SourceFile> | undefined;
  const read = (file: SourceFile): ProseDocument => {
    if (isNotebook(file.path)) return readOnce(file, { read: parseNotebook, report, engine });
    const project = surroundings.projects?.get(file.root ?? "");
    const hasParts = file.role === undefined && listPartPaths(file.text).length > 0;
    const rules = findIncludeRules(file.text, project?.includes, file.root ?? "");
    const allTexts = (): ReadonlyMap<string, string> =>
      (texts ??= new Map(files.map(({ path, text }) => [path, text])));
    if (hasParts) return readPageWithParts(file, { texts: allTexts(), project: project?.folder, report, engine });
    if (rules === undefined || !holdsIncludes(file.text, rules)) {
      if (isRouted(file)) return readRoutedPage(file, { pages: (routed ??= listRoutedPages(files)), report, engine });
      return readOnce(file, { read: parseProse, report, engine });
    }
    return readPageWithIncludes(file, { texts: allTexts(), rules, report, engine });
  };
  const readEach = (role: SourceFile["role"]): readonly PlacedProse[] =>
    files
      .filter((file) => file.kind === "prose" && file.role === role)
      .map((file) => ({ document: read(file), root: file.root ?? "" }));
  const pages = readEach(undefined);
  // Unfinished text begins no page; drafts that are pages are left out when pages are linked.
  const introductions = readEach("introduction").filter(({ document }) => document.frontMatter.draft !== true);
  const takenIn = files.flatMap(({ kind, path }) => (kind === "snippet" ? [path] : []));
  return {
    pages,
    introductions,
    sidebars: files
      .filter(({ kind }) => kind === "sidebar")
      .map((file) => readOnce(file, { read: parseSidebar, report, engine })),
    categories: files
      .filter(({ kind }) => kind === "category")
      .map((file) => readOnce(file, { read: parseCategory, report, engine })),
    snippets: findSnippets([...pages, ...introductions], files),
    ...(takenIn.length === 0 ? undefined : { takenIn }),
    surroundings,
  };
}

function findSnippets(pages: readonly PlacedProse[], files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const wanted = new Set(
    pages.flatMap(({ document: { file, includes }, root }) =>
      includes.flatMap(({ path }) => listIncluded(path, file, root)),
    ),
  );
  return new Map(files.filter(({ path }) => wanted.has(path)).map(({ path, text }) => [path, text]));
}
