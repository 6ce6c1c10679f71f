import type { Span } from "../../../catalogue/span.ts";
import { folderOf, joinPath, listIncluded } from "../../../places/content-paths.ts";
import { proseCodes } from "../../../diagnostics/codes/prose.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { ProseOutline } from "../outline-prose.ts";
import type { ProseIndex } from "../prose-index.ts";

interface MissingInclude {
  readonly path: string;
  readonly span: Span;
  /** Whether a sparse checkout has left it out. */
  readonly isLeftOut: boolean;
}

/**
 * Reports the files whose text pages ask for and that the input lacks; those of a folder that it lacks as a whole at once, and so
 * the texts of other sites.
 */
export function checkIncludes(
  { pages, introductions, snippets }: ProseOutline,
  index: ProseIndex,
  report: Report,
): void {
  const byFolder = new Map<string, MissingInclude[]>();
  for (const { document, root } of [...pages, ...introductions]) {
    for (const { path, span } of document.includes) {
      const candidates = listIncluded(path, document.file, root);
      // What is there and can't be read has been told.
      if (candidates.some((candidate) => snippets.has(candidate) || index.isLost(candidate))) continue;
      const isLeftOut = candidates.some(index.isLeftOut);
      const folder = isAddress(path)
        ? "other sites"
        : folderOf(joinPath(path.startsWith("/") ? root : folderOf(document.file), path) ?? path);
      const key = index.folders.has(folder) ? `${folder}/ ${document.file}:${span.startLine}` : folder;
      const known = byFolder.get(key);
      if (known === undefined) byFolder.set(key, [{ path, span, isLeftOut }]);
      else known.push({ path, span, isLeftOut });
    }
  }
  for (const [folder, [first, ...others]] of byFolder) {
    if (first === undefined) continue;
    // A leading slash may mean the top of the content or of the repository: which of them, nothing that is there says.
    const said = first.path.startsWith("/") ? folderOf(first.path) : folder;
    const { path, isLeftOut } = first;
    report.add(proseCodes.missingInclude({ path, folder: said, others: others.length, isLeftOut }), first.span);
  }
}

function isAddress(path: string): boolean {
  return /^https?:/i.test(path);
}
