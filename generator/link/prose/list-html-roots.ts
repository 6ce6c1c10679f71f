import { folderOf, joinPath } from "../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { OutlinedPage } from "./outline-prose.ts";

const ofHtml = /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]{1,1000})\.html(?:#|$)/i;

/** The roots of pages that lead to each other by `.html`, which only a tool makes of them that publishes them so. */
export function listHtmlRoots(pages: readonly OutlinedPage[]): ReadonlySet<string> {
  const known = new Set(pages.map(({ document }) => dropMarkdownEnding(document.file)));
  const leads = ({ document, root }: OutlinedPage): boolean =>
    document.targets.some(({ target }) => {
      const [, path] = ofHtml.exec(target) ?? [];
      if (path === undefined) return false;
      const isOfRoot = path.startsWith("/");
      return known.has(joinPath(isOfRoot ? root : folderOf(document.file), isOfRoot ? path.slice(1) : path) ?? "");
    });
  return new Set(pages.filter(leads).map(({ root }) => root));
}
