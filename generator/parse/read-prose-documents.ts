import { listCandidates } from "../content-paths.ts";
import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../discover/source-file.ts";
import type { Surroundings } from "../discover/surroundings.ts";
import type { PlacedProse, ProseDocuments } from "./documents.ts";
import { parseProse } from "./prose/parse-prose.ts";
import { parseSidebar } from "./sidebar/parse-sidebar.ts";

/** Nothing around the pages: for models without any. */
export const noSurroundings: Surroundings = { assets: new Map(), paths: new Set(), hosts: [], checkouts: [] };

/** Reads the hand-written pages among the files, their sidebars, and what they take in. */
export function readProseDocuments(
  files: readonly SourceFile[],
  report: Report,
  surroundings: Surroundings = noSurroundings,
): Omit<ProseDocuments, "parts"> {
  const pages = files
    .filter(({ kind }) => kind === "prose")
    .map((file) => ({
      document: whileProcessing(file.path, () => parseProse(file, report)),
      root: file.root ?? "",
    }));
  return {
    pages,
    sidebars: files
      .filter(({ kind }) => kind === "sidebar")
      .map((file) => whileProcessing(file.path, () => parseSidebar(file, report))),
    snippets: findSnippets(pages, files),
    surroundings,
  };
}

function findSnippets(pages: readonly PlacedProse[], files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const wanted = new Set(
    pages.flatMap(({ document: { file, includes }, root }) =>
      includes.flatMap(({ path }) => listCandidates(path, file, root)),
    ),
  );
  return new Map(files.filter(({ path }) => wanted.has(path)).map(({ path, text }) => [path, text]));
}
