import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import { suggestNames } from "../../../diagnostics/suggest.ts";
import { findAnchor as findAnchorIn } from "../../../markdown/headings/find-anchor.ts";
import { isNotebook } from "../../../places/markdown-files.ts";
import { findHome, type IndexedPage, type ProseIndex } from "../prose-index.ts";
import { findTocAnchor } from "./find-toc-anchor.ts";
import type { Resolved, Resolving } from "./resolving.ts";

/** The link to a page, at the anchor if the page has it. */
export function toPage(found: IndexedPage, anchor: string | undefined, resolving: Resolving): Resolved {
  const checked = anchor === undefined ? undefined : checkAnchor(anchor, found, resolving);
  return { to: "page", id: found.names.id, anchor: checked };
}

/** The anchor when the page has it; otherwise it has been reported, and the one that was meant is all there may be. */
export function checkAnchor(
  anchor: string,
  found: IndexedPage,
  { origin, index, written, report }: Resolving,
): string | undefined {
  const { anchors, findAnchor, titleAnchor, isTitle: namesTitle } = index.placesOf(found);
  const { id, isExact, isGuess } = findAnchor(anchor);
  if (isExact) return id;
  // Of any page of HTML, and the title, which stands there.
  if (anchor.toLowerCase() === "top" || namesTitle(anchor)) return undefined;
  if (isNotebook(found.document.file) || (isOfOtherTool(found, index) && anchor === anchor.toLowerCase())) {
    const isTitle = titleAnchor !== undefined && findAnchorIn(anchor, new Set([titleAnchor])).id !== undefined;
    if ((id !== undefined && isGuess !== true) || isTitle) return id;
    const named = findTocAnchor(anchor, found.document);
    if (named !== undefined) return named.id;
  }
  // Vaults name a heading by its words, in links of Markdown too.
  if (id !== undefined && isGuess !== true && origin.page?.document.wikiLinks === "name first") return id;
  if (written.mayLeadNowhere === true) return undefined;
  const suggestions = suggestNames(anchor, anchors);
  report.add(proseLinkCodes.missingAnchor({ anchor, page: found.names.id, leadsTo: id, suggestions }), written.span);
  return id;
}

/**
 * The top of the content is the first page of the site: one of an author's, or the one that is made. Of an author's in HTML, which isn't
 * read, nobody knows which places it has.
 */
export function resolveHome(anchor: string | undefined, resolving: Resolving): Resolved {
  const { origin, index } = resolving;
  const page = findHome(origin.root, index);
  if (page !== undefined) return toPage(page, anchor, resolving);
  const isInHtml = index.surroundings.paths.has(origin.root === "" ? "index.html" : `${origin.root}/index.html`);
  return { to: "generated", route: "", anchor: isInHtml ? undefined : anchor };
}

/**
 * Whether another tool calls headings otherwise than GitHub does, and its authors what leads to them: `#this-meta` and not `#thismeta`.
 * It may be one whose configuration isn't in the input, as pages with components are written for one, and pages that lead to each other
 * by addresses; a checkout would have it.
 */
function isOfOtherTool(
  { document: { file }, root }: IndexedPage,
  { surroundings, isOfAddresses }: ProseIndex,
): boolean {
  const project = surroundings.projects?.get(root);
  if (project !== undefined) return project.naming === "files" || project.ownHeadings === true;
  if (surroundings.checkouts.some((prefix) => `${root}/`.startsWith(prefix))) return false;
  return file.endsWith(".mdx") || isOfAddresses(root);
}
