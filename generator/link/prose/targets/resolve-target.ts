import type { ProseLink } from "../../../catalogue/prose.ts";
import { nameScheme, placeScheme } from "../../../markdown/wikis/name-scheme.ts";
import { belowRoot, folderOf, joinPath } from "../../../places/content-paths.ts";
import { leadTo } from "../../../places/lead-to.ts";
import { readOwnAddress, splitTarget } from "../../../places/own-addresses.ts";
import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { ProseTarget } from "../../../parse/prose/prose-document.ts";
import { extensionOf, findPageByLabel, findPageByRoute, type ProseIndex } from "../prose-index.ts";
import { findAlias } from "./find-alias.ts";
import { findRegistered } from "./find-registered.ts";
import { toGeneratedRoute } from "./generated-routes.ts";
import { checkAnchor, toPage } from "./lead-to-page.ts";
import { fillScheme } from "./fill-scheme.ts";
import { isOfInventory } from "./is-of-inventory.ts";
import { reportMissing, reportUnmade } from "./report-missing.ts";
import { resolveLabel, resolveNamed, resolvePageName, resolvePlace, resolveUid } from "./resolve-names.ts";
import { resolvePath } from "./resolve-path.ts";
import type { LinkOrigin, Resolved, Resolving } from "./resolving.ts";
import { openSchemes } from "../../../places/open-schemes.ts";

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
  return { target, span, ...resolve(readDocsifyId(meant), resolving) };
}

/** `page?id=heading`, as Docsify leads to headings, and `#/page?id=heading`, as its addresses have them, by a path and an anchor. */
function readDocsifyId(target: string): string {
  return target.replace(/^(?:#(?=\/))?([^?#:]*)\?id=([^&#]+)$/, "$1#$2");
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
  const { origin, index, written, report } = resolving;
  // ExDoc leads to what is described from code: [`get/2`](`Ecto.Repo.get/2`).
  if (/^`[^`]+`$/.test(target)) return { to: "elsewhere" };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (target.startsWith("//")) return { to: "external", href: `https:${target}` };
  if (scheme === "http" || scheme === "https") return resolveAddress(target, resolving);
  if (scheme !== undefined && openSchemes.has(scheme)) return { to: "external", href: target };
  // What MyST has for anything of the project.
  if (scheme === "project") return resolveLabel(target.slice("project:".length), resolving);
  if (scheme === "xref") return resolveUid(target.slice("xref:".length), resolving);
  // The page of another project, by the name of that, as Elastic has it.
  const isOther = scheme !== undefined && /^[\w.+-]+:\/\/[^\s]*\.md(?:#|$)/.test(target);
  if (scheme === "inv" || isOther) return reportUnmade({ target, isElsewhere: true }, resolving);
  if (scheme === "doc" || scheme === "ref") return resolvePageName(target, resolving);
  if (target.startsWith(placeScheme)) return resolvePlace(target.slice(placeScheme.length), resolving);
  if (target.startsWith(nameScheme)) return resolveNamed(target.slice(nameScheme.length), resolving);
  if (scheme !== undefined) {
    // A name of MyST that begins like an address, `howto:grind`.
    const labelled = namesPlaces(resolving) && written.kind === "link" ? findPageByLabel(target, index) : undefined;
    if (labelled !== undefined) return toPage(labelled, target.toLowerCase(), resolving);
    if (isOfInventory(target, resolving)) return reportUnmade({ target, isElsewhere: true }, resolving);
    const address = fillScheme(target, scheme, resolving);
    if (address !== undefined) {
      return address === "" ? reportUnmade({ target }, resolving) : resolveAddress(address, resolving);
    }
    report.add(proseLinkCodes.unsafeTarget({ target: target.slice(0, 80), scheme }), written.span);
    return { to: "nothing" };
  }
  const { path, anchor } = splitTarget(target);
  if (path === "") {
    if (anchor !== undefined && namesPlaces(resolving)) return resolveLabel(`#${anchor}`, resolving);
    // Opens the search of some tools.
    if (anchor === undefined && target.startsWith("?")) return reportUnmade({ target }, resolving);
    if (anchor === undefined && target !== "#") return reportMissing(target, [], resolving);
    // An empty anchor is the top of the page.
    if (anchor === undefined || origin.page === undefined) return { to: "anchor", anchor: anchor ?? "" };
    return { to: "anchor", anchor: checkAnchor(anchor, origin.page, resolving) ?? "" };
  }
  const alias = written.kind === "link" ? findAlias(countFromTop(path, resolving), origin.root, index) : undefined;
  if (alias !== undefined) {
    if ("href" in alias) return { to: "external", href: alias.href };
    const meant = splitTarget(`/${alias.path}`);
    return resolvePath(meant.path, anchor ?? meant.anchor, resolving);
  }
  const registered = written.kind === "link" ? findRegistered(path, origin.root, index) : undefined;
  if (registered !== undefined) return toPage(registered, anchor, resolving);
  const largerSite = index.surroundings.projects?.get(origin.root)?.largerSite;
  const isAddress = path.startsWith("/") && extensionOf(path) === "" && written.kind === "link";
  if (largerSite !== undefined && isAddress) return resolveAddress(largerSite + target, resolving);
  return resolvePath(path, anchor, resolving);
}

/** A path as it counts from the top of the pages. */
function countFromTop(path: string, { origin: { file, root }, index }: Resolving): string {
  const isOfTop = path.startsWith("/") || index.surroundings.projects?.get(root)?.countsFromTop === true;
  return isOfTop ? path : (joinPath(folderOf(belowRoot(file, root)), path) ?? path);
}

/** Whether names of places lead to them from every page of the project. */
function namesPlaces({ origin: { root }, index }: Resolving): boolean {
  return index.surroundings.projects?.get(root)?.namesPlaces === true;
}

/** An address on the site itself becomes a link inside it; one that the site doesn't have stays as it is. */
function resolveAddress(href: string, resolving: Resolving): Resolved {
  const { index } = resolving;
  for (const { path: route, anchor } of readOwnAddress(href, index.surroundings.hosts)) {
    if (route === "") return { to: "generated", route: "", anchor: undefined };
    // Many tools publish pages as files, whose addresses end as these do.
    const ofFile = route.replace(/(?:^|\/)index\.html$|\.html$/, "");
    const page = findPageByRoute(route, index) ?? (ofFile === "" ? undefined : findPageByRoute(ofFile, index));
    if (page !== undefined) return toPage(page, anchor, resolving);
    const generated = toGeneratedRoute(route);
    if (generated !== undefined) return { to: "generated", route: generated, anchor };
  }
  return { to: "external", href };
}
