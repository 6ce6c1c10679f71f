import { folderOf, joinPath } from "../../places/content-paths.ts";
import { dropMarkdownEnding, isMarkdownFile } from "../../places/markdown-files.ts";
import type { OutlinedPage } from "./outline-prose.ts";

const ofHtml = /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]{1,1000})\.html(?:#|$)/i;
const ofTop = /^\/(?!\/)([^?#.]{1,1000}?)\/?(?:#|$)/;

/**
 * The roots of pages that lead to each other by `.html`, or by addresses that begin with a slash and have no ending, `/guide/ropes`, more
 * often than by the names of their files. Only a tool makes such pages of them that publishes them so.
 */
export function listAddressRoots(pages: readonly OutlinedPage[]): ReadonlySet<string> {
  const known = new Set(pages.map(({ document }) => dropMarkdownEnding(document.file)));
  const isPage = (folder: string, path: string): boolean => known.has(joinPath(folder, path) ?? "");
  const leadsToHtml = ({ document: { file, targets }, root }: OutlinedPage): boolean =>
    targets.some(({ target }) => {
      const [, path] = ofHtml.exec(target) ?? [];
      if (path === undefined) return false;
      return path.startsWith("/") ? isPage(root, path.slice(1)) : isPage(folderOf(file), path);
    });
  const balances = new Map<string, number>();
  for (const { document, root } of pages) {
    const folders = listAbove(document.file, root);
    for (const { target } of document.targets) {
      const [, address] = ofTop.exec(target) ?? [];
      const isAddress = address !== undefined && folders.some((folder) => isPage(folder, address));
      const step = isAddress ? 1 : isOfFile(target) ? -1 : 0;
      balances.set(root, (balances.get(root) ?? 0) + step);
    }
  }
  const roots = [...balances].flatMap(([root, balance]) => (balance > 0 ? [root] : []));
  return new Set([...pages.filter(leadsToHtml).map(({ root }) => root), ...roots]);
}

function isOfFile(target: string): boolean {
  return !target.includes("://") && isMarkdownFile(target.replace(/[?#].*$/s, ""));
}

/** The folders around a file, up to its root; addresses count from one of them. */
function listAbove(file: string, root: string): readonly string[] {
  const folders: string[] = [root];
  for (let folder = folderOf(file); folder.length > root.length; folder = folderOf(folder)) folders.push(folder);
  return folders;
}
