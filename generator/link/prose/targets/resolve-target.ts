import type { ProseLink } from "../../../catalogue/prose.ts";
import { nameScheme } from "../../../markdown/wikis/name-scheme.ts";
import { belowRoot, folderOf, joinPath, listCandidates } from "../../../places/content-paths.ts";
import { decodeWritten } from "../../../places/decode-written.ts";
import { leadTo } from "../../../places/lead-to.ts";
import { readOwnAddress, splitTarget } from "../../../places/own-addresses.ts";
import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { suggestNames } from "../../../diagnostics/suggest.ts";
import type { DocsProject } from "../../../parse/documents.ts";
import type { ProseTarget } from "../../../parse/prose/prose-document.ts";
import { rewritePath } from "../names/rewrite-path.ts";
import { resolveName } from "./resolve-name.ts";
import { withStandIns } from "./with-stand-ins.ts";
import { foldName } from "../map-names.ts";
import { toGeneratedRoute } from "./generated-routes.ts";
import { listProjectPaths, withoutBase } from "../list-project-paths.ts";
import {
  extensionOf,
  findPageByLabel,
  findPageByPath,
  findPageByRoute,
  type IndexedPage,
  type ProseIndex,
} from "../prose-index.ts";
import { dropMarkdownEnding, isMarkdownFile } from "../../../places/markdown-files.ts";

/** What a target leads to, without the target itself. */
type Resolved = ProseLink extends infer Link ? (Link extends unknown ? Omit<Link, "target" | "span"> : never) : never;

/** Pictures and documents beyond it are left out of the site. */
const largestAsset = 20_000_000;

/** The text that a target stands in. */
export interface LinkOrigin {
  readonly file: string;
  /** Folder from which root-relative targets count. */
  readonly root: string;
  /** Another file from which targets that lead upwards may be meant to count. */
  readonly alias?: string | undefined;
  /** The page that the text is; a part of another page leaves anchors of its own to planning. */
  readonly page?: IndexedPage | undefined;
}

interface Resolving {
  readonly origin: LinkOrigin;
  readonly index: ProseIndex;
  readonly written: ProseTarget;
  readonly report: Report;
}

/** Resolves what an author wrote; what leads nowhere is reported with the nearest that is there. */
export function resolveTarget(written: ProseTarget, origin: LinkOrigin, index: ProseIndex, report: Report): ProseLink {
  const { target, span } = written;
  const own = countInPart(written, origin);
  const resolving =
    own === undefined
      ? { origin, index, written, report }
      : { origin: { ...origin, file: span.file }, index, written: { ...written, target: own }, report };
  // What Docusaurus is to leave as it is leads there all the same.
  const meant = (own ?? target).trim().replace(/^pathname:\/{3}/, "/");
  return { target, span, ...resolve(meant, resolving) };
}

/**
 * The target as the part of a page has it that it stands in, and counts from; undefined where it is the page's own. The page
 * knows it by a path that counts from the page.
 */
function countInPart({ target, span }: ProseTarget, { file }: LinkOrigin): string | undefined {
  const prefix = span.file === file ? "" : leadTo(folderOf(file), folderOf(span.file));
  return prefix !== "" && target.startsWith(prefix) ? target.slice(prefix.length) : undefined;
}

function resolve(target: string, resolving: Resolving): Resolved {
  const { origin, written, report } = resolving;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (target.startsWith("//")) return { to: "external", href: `https:${target}` };
  if (scheme === "http" || scheme === "https") return resolveAddress(target, resolving);
  if (scheme === "mailto" || scheme === "tel") return { to: "external", href: target };
  // What MyST has for anything of the project.
  if (scheme === "project") return resolveLabel(target.slice("project:".length), resolving);
  if (scheme === "xref") return resolveUid(target.slice("xref:".length), resolving);
  if (scheme === "doc" || scheme === "ref") return resolvePageName(target, resolving);
  if (target.startsWith(nameScheme)) return resolveNamed(target.slice(nameScheme.length), resolving);
  if (scheme !== undefined) {
    report.add(proseLinkCodes.unsafeTarget({ target: target.slice(0, 80), scheme }), written.span);
    return { to: "nothing" };
  }
  const { path, anchor } = splitTarget(target);
  if (path === "") {
    if (anchor === undefined && target !== "#") return reportMissing(target, [], resolving);
    // An empty anchor is the top of the page.
    if (anchor === undefined || origin.page === undefined) return { to: "anchor", anchor: anchor ?? "" };
    return { to: "anchor", anchor: checkAnchor(anchor, origin.page, resolving) ?? "" };
  }
  return resolvePath(path, anchor, resolving);
}

/** A page or a picture by its name, `[[Page#Heading]]`. */
function resolveNamed(name: string, resolving: Resolving): Resolved {
  const { origin, index, written } = resolving;
  const named = resolveName(name, index);
  const found = { ...resolving, written: { ...written, target: name } };
  if (named === undefined) return reportMissing(name, [], found);
  if ("path" in named) return resolvePath(`/${belowRoot(named.path, origin.root)}`, undefined, found);
  const page = named.page ?? origin.page;
  return page === undefined ? reportMissing(name, [], found) : toPage(page, named.anchor, found);
}

/** A page by the name that DocFX has for it; those of code are on pages that are made of code. */
function resolveUid(written: string, resolving: Resolving): Resolved {
  const { index, report, written: target } = resolving;
  const [uid = "", anchor] = written.replace(/\?[^#]*/, "").split("#");
  const page = uid === "" ? undefined : index.byUid().get(decodeWritten(uid).toLowerCase());
  if (page !== undefined) return toPage(page, anchor, resolving);
  report.add(proseLinkCodes.unmadePage({ target: `xref:${uid}` }), target.span);
  return { to: "nothing" };
}

/** A page of ReadMe by the name of its file, `doc:install`; references of an API, `ref:get-user`, are made of its description. */
function resolvePageName(target: string, resolving: Resolving): Resolved {
  const { index, report, written } = resolving;
  const [name = "", anchor] = target.slice(target.indexOf(":") + 1).split("#");
  const page = index.byName().get(foldName(decodeWritten(name)));
  if (page !== undefined) return toPage(page, anchor, resolving);
  if (target.startsWith("doc:")) return reportMissing(target, [], resolving);
  report.add(proseLinkCodes.unmadePage({ target }), written.span);
  return { to: "nothing" };
}

/** A place that has a name wherever it is, `#label`, or a path. */
function resolveLabel(target: string, resolving: Resolving): Resolved {
  const { origin, index } = resolving;
  const { path, anchor } = splitTarget(target);
  if (path !== "") return resolvePath(path, anchor, resolving);
  if (anchor === undefined) return reportMissing(target, [], resolving);
  const isOwn = origin.page !== undefined && index.placesOf(origin.page).findAnchor(anchor).isExact;
  const own = isOwn ? origin.page : undefined;
  const page = own ?? findPageByLabel(anchor, index) ?? origin.page;
  return page === undefined ? reportMissing(target, [], resolving) : toPage(page, anchor, resolving);
}

/** An address on the site itself becomes a link inside it; one that the site doesn't have stays as it is. */
function resolveAddress(href: string, resolving: Resolving): Resolved {
  const { index } = resolving;
  for (const { path: route, anchor } of readOwnAddress(href, index.surroundings.hosts)) {
    if (route === "") return { to: "generated", route: "", anchor: undefined };
    const page = findPageByRoute(route, index);
    if (page !== undefined) return toPage(page, anchor, resolving);
    const generated = toGeneratedRoute(route);
    if (generated !== undefined) return { to: "generated", route: generated, anchor };
  }
  return { to: "external", href };
}

function resolvePath(path: string, anchor: string | undefined, resolving: Resolving): Resolved {
  const { origin, index, written, report } = resolving;
  const { file, root, alias } = origin;
  const bases = alias !== undefined && path.startsWith("../") ? [file, alias] : [file];
  const project = index.surroundings.projects?.get(root);
  // Without a project, its folder is the root of the content or around it.
  const counted = project === undefined ? path.replace(/^@site\//, "/") : path.replace(/^~\//, "/");
  const usual = [...new Set(bases.flatMap((base) => listCandidates(counted, base, root)))];
  const candidates =
    project === undefined
      ? usual
      : withStandIns([...usual, ...listProjectPaths(path, usual, { file, root, project })], root, project);
  const published =
    origin.page && (findInLanguage(usual, origin.page, index) ?? findRewritten(path, origin.page, index));
  if (published !== undefined) return toPage(published, anchor, resolving);
  for (const candidate of candidates) {
    const found = index.byFile.get(candidate);
    if (found !== undefined) return toPage(found, anchor, resolving);
    const asset = index.surroundings.assets.get(candidate);
    if (asset?.isElsewhere === true) {
      report.add(proseLinkCodes.assetElsewhere({ path: candidate }), written.span);
      return { to: "nothing" };
    }
    if (asset !== undefined) {
      if (asset.size <= largestAsset) return { to: "asset", path: candidate };
      report.add(
        proseLinkCodes.assetTooLarge({ path: candidate, size: asset.size, limit: largestAsset }),
        written.span,
      );
      return { to: "nothing" };
    }
  }
  const isHome = written.kind === "link" && candidates[0] === root;
  const first = isHome && path.startsWith("/") ? index.bySlug.get("") : undefined;
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
  for (const candidate of written.kind === "link" && !isPicture(path) ? candidates : []) {
    const route = toGeneratedRoute(belowRoot(candidate, root));
    if (route !== undefined) return { to: "generated", route, anchor };
  }
  if (written.kind === "link" && project !== undefined && isUnmade(path, project)) {
    report.add(proseLinkCodes.unmadePage({ target: path }), written.span);
    return { to: "nothing" };
  }
  const [nearest] = candidates;
  // Pages are looked for in all of these places, so that one is missing if it would have been seen in any of them.
  const judged = servedExtensions.has(extensionOf(path)) ? candidates : candidates.slice(0, 1);
  const isUnseen = written.kind === "link" && judged.every((candidate) => mayBeUnseen(candidate, resolving));
  if (nearest === undefined || !isUnseen) {
    return reportMissing(path, candidates, resolving);
  }
  report.add(proseLinkCodes.unseenSource({ path: nearest }), written.span);
  return toSource(nearest, anchor);
}

/**
 * Of a page whose language stands in the name of its file, as in `guide.fr.md`, links lead to others of that language, where
 * they have it, without saying so.
 */
function findInLanguage(
  candidates: readonly string[],
  { document: { file }, root, names: { place } }: IndexedPage,
  index: ProseIndex,
): IndexedPage | undefined {
  const [language = ""] = place.split("/");
  const isNamed = place === `${language}/${belowRoot(file, root).replace(/\.[^./]+(?=\.[^./]+$)/, "")}`;
  if (!isNamed) return undefined;
  for (const candidate of candidates) {
    const path = dropMarkdownEnding(belowRoot(candidate, root));
    const found = index.byId.get(`${language}/${path}`) ?? findPageByRoute(`${language}/${path}`, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where pages are published at other paths than those of their files, links count from the former. */
function findRewritten(
  path: string,
  { document: { file }, root }: IndexedPage,
  index: ProseIndex,
): IndexedPage | undefined {
  const rewrites = index.surroundings.projects?.get(root)?.rewrites;
  if (rewrites === undefined || path.startsWith("/")) return undefined;
  const from = rewritePath(belowRoot(file, root), rewrites);
  const target = from === belowRoot(file, root) ? undefined : joinPath(folderOf(from), dropMarkdownEnding(path));
  return target === undefined ? undefined : findPageByRoute(target.replace(/(?:^|\/)index$/, ""), index);
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

/** The top of the content is the first page of the site: one of an author's, or the one that is made. */
function resolveHome(anchor: string | undefined, resolving: Resolving): Resolved {
  const page = resolving.index.bySlug.get("");
  return page === undefined ? { to: "generated", route: "", anchor } : toPage(page, anchor, resolving);
}

const pictureExtensions: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif", "webp", "svg"]);

function isPicture(path: string): boolean {
  return pictureExtensions.has(extensionOf(path));
}

const servedExtensions: ReadonlySet<string> = new Set(["md", "mdx", "markdown", "html", "htm", ...pictureExtensions]);

/**
 * Whether a file that the input does not hold may be in the repository all the same, since inputs are
 * often parts of one. Where there are pages, others and their pictures would be as well, and so would
 * all files of the content's own folder.
 */
function mayBeUnseen(path: string, { origin: { root }, index }: Resolving): boolean {
  if (servedExtensions.has(extensionOf(path))) return !index.hasPages(path);
  // Files that are hidden or that Git ignores are not listed, though the former are in the repository.
  const isHidden = /(?:^|\/)\./.test(path);
  if (!isHidden && index.surroundings.checkouts.some((prefix) => path.startsWith(prefix))) return false;
  return root === "" || !path.startsWith(`${root}/`);
}

/** Whether no repository is known to show a file; where nobody has looked, one might be. */
function isShownNowhere(path: string, { surroundings: { published } }: ProseIndex): boolean {
  return published !== undefined && !published.some((prefix) => path.startsWith(prefix));
}

function toSource(path: string, anchor: string | undefined): Resolved {
  const line = /^L(\d{1,9})(?:-L?\d+)?$/.exec(anchor ?? "")?.[1];
  return { to: "source", path, line: line === undefined ? undefined : Number(line) };
}

function toPage(found: IndexedPage, anchor: string | undefined, resolving: Resolving): Resolved {
  const checked = anchor === undefined ? undefined : checkAnchor(anchor, found, resolving);
  return { to: "page", id: found.names.id, anchor: checked };
}

/** The anchor when the page has it; otherwise it has been reported, and the one that was meant is all there may be. */
function checkAnchor(anchor: string, found: IndexedPage, { index, written, report }: Resolving): string | undefined {
  const { anchors, findAnchor, titleAnchor } = index.placesOf(found);
  const { id, isExact } = findAnchor(anchor);
  if (isExact) return id;
  // Of any page of HTML, and the title, which stands there.
  if (anchor.toLowerCase() === "top" || anchor === titleAnchor) return undefined;
  const suggestions = suggestNames(anchor, anchors);
  report.add(proseLinkCodes.missingAnchor({ anchor, page: found.names.id, leadsTo: id, suggestions }), written.span);
  return id;
}

function reportMissing(path: string, candidates: readonly string[], resolving: Resolving): Resolved {
  const { written, report } = resolving;
  const suggestions = suggestPaths(path, candidates, resolving);
  report.add(proseLinkCodes.missingTarget({ noun: written.kind, target: written.target, suggestions }), written.span);
  return { to: "nothing" };
}

/** The files that were most likely meant, counted from the content's root. */
function suggestPaths(
  path: string,
  [nearest = path]: readonly string[],
  { origin: { root }, index, written }: Resolving,
): readonly string[] {
  const isPicture = written.kind === "image";
  return index.findNear({ path, nearest, isPicture }).map((file) => `/${belowRoot(file, root)}`);
}
