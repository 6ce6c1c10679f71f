import { belowRoot, folderOf, joinPath, listCandidates } from "../../../places/content-paths.ts";
import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import type { DocsProject } from "../../../parse/documents.ts";
import { largestAsset } from "../../../sources/surroundings.ts";
import { isMarkdownFile } from "../../../places/markdown-files.ts";
import { pathOfProject, placeBelow } from "../path-of-project.ts";
import { listProjectPaths, withoutBase } from "../list-project-paths.ts";
import {
  extensionOf,
  findHome,
  findPageByBareRoute,
  findPageByLabel,
  findPageByPath,
  isBesideDocs,
  type ProseIndex,
} from "../prose-index.ts";
import { findExtra, isPageOfModule } from "./find-extra.ts";
import { findInContent } from "./find-in-content.ts";
import { findInLanguage, findRewritten } from "./find-renamed.ts";
import { toGeneratedRoute } from "./generated-routes.ts";
import { resolveHome, toPage } from "./lead-to-page.ts";
import { reportMissing, reportUnmade } from "./report-missing.ts";
import { isMadeBySphinx, isNameOfCode } from "./is-made-by-sphinx.ts";
import type { LinkOrigin, Resolved, Resolving } from "./resolving.ts";
import { withStandIns } from "./with-stand-ins.ts";

/** What a path leads to, which may count from several places. */
export function resolvePath(path: string, anchor: string | undefined, resolving: Resolving): Resolved {
  const { origin, index, written, report } = resolving;
  const { file, root, alias } = origin;
  const project = index.surroundings.projects?.get(root);
  // Without a project, its folder is the root of the content or around it.
  const counted = project === undefined ? path.replace(/^@site\//, "/") : path.replace(/^~\//, "/");
  const usual = alias === undefined ? listCandidates(counted, file, root) : listForPart(counted, alias, origin);
  const candidates =
    project === undefined
      ? [...usual, ...listServed(counted, { file, root }), ...listFromAbove(counted, resolving)]
      : withStandIns([...usual, ...listProjectPaths(path, usual, { file, root, project })], root, project);
  const published =
    origin.page &&
    (findInLanguage({ path, candidates: usual }, origin.page, index) ?? findRewritten(path, origin.page, index));
  if (published !== undefined) return toPage(published, anchor, resolving);
  for (const candidate of candidates) {
    const found = index.byFile.get(candidate);
    if (found !== undefined) return toPage(found, anchor, resolving);
    if (index.isLost(candidate)) return { to: "nothing" };
    const asset = index.surroundings.assets.get(candidate);
    if (asset?.isElsewhere === true) {
      report.add(proseLinkCodes.assetElsewhere({ path: candidate }), written.span);
      return { to: "nothing" };
    }
    if (asset !== undefined) {
      const { tooLarge: size } = asset;
      if (size === undefined) return { to: "asset", path: candidate };
      report.add(proseLinkCodes.assetTooLarge({ path: candidate, size, limit: largestAsset }), written.span);
      return { to: "nothing" };
    }
  }
  const isHome = written.kind === "link" && candidates[0] === root;
  const first = isHome && path.startsWith("/") ? findHome(root, index) : undefined;
  if (first !== undefined) return toPage(first, anchor, resolving);
  const isMarkdown = isMarkdownFile(path);
  for (const candidate of candidates) {
    const found = isMarkdown ? undefined : findPageByPath(candidate, root, index);
    if (found !== undefined) return toPage(found, anchor, resolving);
  }
  if (isHome || (project !== undefined && isTopOf(path, project))) return resolveHome(anchor, resolving);
  for (const candidate of candidates) {
    if (!index.surroundings.paths.has(candidate) && !index.folders.has(candidate)) continue;
    if (isShownNowhere(candidate, index)) report.add(proseLinkCodes.unpublishedFile({ path: candidate }), written.span);
    return toSource(candidate, anchor);
  }
  // Where other tools have the page of `end.md`, which authors link to as they see it.
  for (const candidate of /\.html?$/i.test(path) ? candidates : []) {
    const found = findPageByPath(candidate.replace(/(?:\/index)?\.html?$/i, ""), root, index);
    if (found !== undefined) return toPage(found, anchor, resolving);
  }
  // A name that somebody gave a place comes before what we make ourselves, such as `changelog`.
  const labelled = project?.namesPlaces === true ? findPageByLabel(path, index) : undefined;
  if (labelled !== undefined) return toPage(labelled, anchor ?? path.toLowerCase(), resolving);
  if (project?.namesPlaces === true && (isMadeBySphinx(path) || isNameOfCode(path)))
    return reportUnmade({ target: path }, resolving);
  const unread = project?.namesPlaces === true ? findUnread(path, candidates, index) : undefined;
  if (unread !== undefined) return toSource(unread, undefined);
  for (const candidate of written.kind === "link" && !isPicture(path) ? candidates : []) {
    const route = toGeneratedRoute(belowRoot(candidate, root));
    if (route !== undefined) return { to: "generated", route, anchor };
  }
  for (const candidate of written.kind === "link" && !isMarkdown ? candidates : []) {
    const found = findPageByBareRoute(placeBelow(pathOfProject(project), belowRoot(candidate, root)), index);
    if (found !== undefined) return toPage(found, anchor, resolving);
  }
  const inContent =
    project === undefined && written.kind === "link" ? findInContent(path, { file, root }, index) : undefined;
  if (inContent !== undefined) return toPage(inContent, anchor, resolving);
  const extra = written.kind === "link" ? findExtra(path, resolving) : undefined;
  if (extra !== undefined) return toPage(extra, anchor, resolving);
  if (written.kind === "link" && isPageOfModule(path, resolving)) return reportUnmade({ target: path }, resolving);
  if (written.kind === "link" && project !== undefined && isUnmade(path, project)) {
    return reportUnmade({ target: path }, resolving);
  }
  const isElsewhere =
    project === undefined ? isOfLargerSite(path, candidates, resolving) : leadsOutOfProject(path, resolving);
  if (isElsewhere) return reportUnmade({ target: path }, resolving);
  const leftOut = candidates.find(index.isLeftOut);
  if (leftOut !== undefined) {
    return written.kind === "link"
      ? reportUnseen(leftOut, anchor, resolving)
      : reportMissing(path, candidates, resolving, "left out");
  }
  const above = findAbove(path, resolving);
  const unseen = written.kind === "link" ? (above ?? findBeside(path, usual, resolving)) : undefined;
  if (unseen !== undefined) return reportUnseen(unseen, anchor, resolving);
  const [nearest] = candidates;
  // Pages are looked for in all of these places, so that one is missing if it would have been seen in any of them.
  const judged = servedExtensions.has(extensionOf(path)) ? candidates : candidates.slice(0, 1);
  const isUnseen = written.kind === "link" && judged.every((candidate) => mayBeUnseen(candidate, resolving));
  if (nearest === undefined || !isUnseen) {
    return reportMissing(path, candidates, resolving, above === undefined ? undefined : "outside");
  }
  return reportUnseen(nearest, anchor, resolving);
}

/**
 * What a path in a text means that is a part of a page made from the model, which counts from the file and from where the tool of the platform
 * puts the page. What begins with a folder doesn't count from the latter: that is at the top of the repository, or beside the file.
 */
function listForPart(path: string, alias: string, { file, root }: LinkOrigin): readonly string[] {
  const bases = path.startsWith("../") ? [file, alias] : [file];
  const isPlaced = toGeneratedRoute(belowRoot(file, root)) !== undefined;
  const paths =
    isPlaced && /^[^./][^/]*\//.test(path)
      ? [...listCandidates(`/${path}`, file, root), ...listCandidates(path, alias, root)]
      : bases.flatMap((base) => listCandidates(path, base, root));
  return [...new Set(paths)];
}

/** A file that is in the repository for all that is known, and not in the input. */
function reportUnseen(path: string, anchor: string | undefined, { written, report }: Resolving): Resolved {
  report.add(proseLinkCodes.unseenSource({ path }), written.span);
  return toSource(path, anchor);
}

/** Folders whose files sites of Next.js, Vite or Docusaurus have at their top, whatever else they are made of. */
const servedFolders: readonly string[] = ["public", "static"];

/** Where a picture or download is that counts from the top of such a site. */
function listServed(path: string, { file, root }: { readonly file: string; readonly root: string }): readonly string[] {
  if (!path.startsWith("/") || extensionOf(path) === "" || isMarkdownFile(path)) return [];
  return servedFolders.flatMap((folder) => listCandidates(`/${folder}${path}`, file, root));
}

/** What folders of guides are called. */
const guidesFolder = /^(?:content|docs?|documentation|guides|pages|site|website|wiki)$/i;

/**
 * Where a file of the content is that is named from the top of a repository, of which the input is one folder: `/docs/guide.md` is
 * `guide.md` in `docs`. Which folder that is, nothing in it says; one that is here as well is meant itself. What every folder has, a
 * README, is taken for the one of this folder where that is a usual name for it.
 */
function listFromAbove(path: string, { origin: { file, root }, index }: Resolving): readonly string[] {
  const [, folder = "", below = ""] = /^\/([^/]+)(\/.+)$/.exec(path) ?? [];
  if (!isWholeInput(root, index) || (/^\/(?:readme|index)\.[^/]+$/i.test(below) && !guidesFolder.test(folder)))
    return [];
  const isAlone = index.surroundings.checkouts.every((prefix) => !file.startsWith(prefix));
  const top = joinPath(root, folder) ?? "";
  if (below === "" || extensionOf(below) === "" || !isAlone || index.folders.has(top)) return [];
  return listCandidates(below, file, root);
}

/** Whether an address is where the tool that a project was made for has the first of its pages. */
function isTopOf(path: string, project: DocsProject): boolean {
  const { route, below, beside = [] } = project;
  const main = below === undefined ? route : beside[0]?.route;
  return withoutBase(path, project) === "/" || (Boolean(main) && path.replace(/\/$/, "") === `/${main}`);
}

/** Whether an address is that of a page which the project has besides those that are made. */
function isUnmade(path: string, project: DocsProject): boolean {
  const address = withoutBase(path, project) ?? path;
  return (project.unmade ?? []).some((one) => `${address}/`.startsWith(`/${one}/`));
}

/**
 * Whether a path is an address on the site that the docs are a part of, of which the input holds no more. In a checkout it
 * would be a file that isn't there, as one is where it looks like a slip.
 */
function isOfLargerSite(path: string, candidates: readonly string[], { origin, index, written }: Resolving): boolean {
  if (written.kind !== "link" || !path.startsWith("/") || extensionOf(path) !== "") return false;
  if (index.surroundings.checkouts.some((prefix) => `${origin.root}/`.startsWith(prefix))) return false;
  const [nearest = path] = candidates;
  return isBesideDocs(path, index) && index.findNear({ path, nearest, isPicture: false }).length === 0;
}

/** Whether an address counts from beside all pages, as of books that are published side by side: `../../std/index.html`. */
function leadsOutOfProject(path: string, { origin: { file, root }, written }: Resolving): boolean {
  if (written.kind !== "link" || !path.startsWith("../") || !/\.html?$/i.test(path)) return false;
  return joinPath(folderOf(belowRoot(file, root)), path) === undefined;
}

const pictureExtensions: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif", "webp", "svg"]);

function isPicture(path: string): boolean {
  return pictureExtensions.has(extensionOf(path));
}

const servedExtensions: ReadonlySet<string> = new Set(["md", "mdx", "markdown", "html", "htm", ...pictureExtensions]);

/** The document in reStructuredText that a link means which names it without its ending; such documents become no pages. */
function findUnread(path: string, candidates: readonly string[], { surroundings }: ProseIndex): string | undefined {
  if (extensionOf(path) !== "") return undefined;
  return candidates.map((candidate) => `${candidate}.rst`).find((candidate) => surroundings.paths.has(candidate));
}

/**
 * Where a path leads to that leaves the input, counted from its top: `../src/mill.py`. Undefined where it stays in it, and where nothing
 * is around the input that a page could lead to, since that is a whole checkout.
 */
function findAbove(path: string, { origin: { file }, index }: Resolving): string | undefined {
  const { checkouts, inputs = [] } = index.surroundings;
  if (!path.startsWith("../") || checkouts.some((prefix) => file.startsWith(prefix))) return undefined;
  const prefix = inputs.find((one) => file.startsWith(one)) ?? "";
  const segments: string[] = [];
  for (const segment of [...folderOf(file.slice(prefix.length)).split("/"), ...path.split("/")]) {
    if (segment === "" || segment === ".") continue;
    if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..") segments.pop();
    else segments.push(segment);
  }
  return segments[0] === ".." ? prefix + segments.join("/") : undefined;
}

/**
 * Whether a file that the input does not hold may be in the repository all the same, since inputs are
 * often parts of one. Where there are pages, others and their pictures would be as well, and so would
 * all files of the content's own folder.
 */
function mayBeUnseen(path: string, { origin: { root }, index }: Resolving): boolean {
  // Files that are hidden or that Git ignores are not listed, though the former are in the repository.
  const isHidden = /(?:^|\/)\.(?!gitbook\/)/.test(path);
  if (servedExtensions.has(extensionOf(path))) return isHidden || !index.hasPages(path);
  if (!isHidden && index.surroundings.checkouts.some((prefix) => path.startsWith(prefix))) return false;
  return isWholeInput(root, index) || !path.startsWith(`${root}/`);
}

/** Whether the content is all of an input. */
function isWholeInput(root: string, { surroundings: { inputs } }: ProseIndex): boolean {
  return root === "" || inputs?.includes(`${root}/`) === true;
}

/**
 * The page that a path means which counts from the top of a repository and begins with a folder that is nowhere in the input: `/handbook/start.md`
 * in docs that lie beside the handbook. Undefined where a file that is here may be meant, since then it is a slip.
 */
function findBeside(path: string, candidates: readonly string[], { index, origin }: Resolving): string | undefined {
  const { file, root } = origin;
  const [, top] = /^\/([^/.][^/]*)\/[^/]/.exec(path) ?? [];
  const [nearest = path] = candidates;
  if (top === undefined || !isMarkdownFile(path)) return undefined;
  if (index.surroundings.checkouts.some((prefix) => file.startsWith(prefix))) return undefined;
  if (listCandidates(`/${top}`, file, root).some((folder) => index.folders.has(folder))) return undefined;
  return index.findNear({ path, nearest, isPicture: false }).length > 0 ? undefined : candidates.at(-1);
}

/** Whether no repository is known to show a file; where nobody has looked, one might be. */
function isShownNowhere(path: string, { surroundings: { published } }: ProseIndex): boolean {
  return published !== undefined && !published.some((prefix) => path.startsWith(prefix));
}

function toSource(path: string, anchor: string | undefined): Resolved {
  const line = /^L(\d{1,9})(?:-L?\d+)?$/.exec(anchor ?? "")?.[1];
  return { to: "source", path, line: line === undefined ? undefined : Number(line) };
}
