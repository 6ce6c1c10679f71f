import type { ProseLink, ProseModel } from "../../catalogue/prose.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import { isDownload } from "../../places/download-types.ts";
import type { PlanLinks } from "../addresses/addresses.ts";
import type { GeneratedPlaces } from "./generated-pages.ts";
import { suggestRoutes } from "./suggest-routes.ts";
import type { FindOwnAnchor, ResolvedTarget } from "./prose-context.ts";

/** What targets are looked up in. */
export interface ResolverParts {
  readonly prose: ProseModel;
  /** By id. */
  readonly routes: { get(id: string): string | undefined };
  /** Where assets are copied to, by their path. */
  readonly assetPaths: ReadonlyMap<string, string>;
  readonly generated: GeneratedPlaces;
  readonly links: PlanLinks;
  readonly report?: Report | undefined;
  /** For texts whose own anchors are not the page's; those of others have been checked. */
  readonly findOwn?: FindOwnAnchor | undefined;
}

/**
 * Answers for the targets of one text, as its rendering meets them. Targets that lead to pages made
 * from the model are checked here, all of them and whether or not they are rendered.
 */
export function createResolver(links: readonly ProseLink[], parts: ResolverParts): (target: string) => ResolvedTarget {
  const known = new Map<string, ResolvedTarget>();
  for (const link of links) {
    // The same target written twice leads to the same place, but each place is told where it is broken.
    const resolved = resolveLink(link, parts);
    if (!known.has(link.target)) known.set(link.target, resolved);
  }
  return (target) => known.get(target) ?? resolveUnseen(target);
}

function resolveLink(link: ProseLink, parts: ResolverParts): ResolvedTarget {
  const { links, routes, prose, assetPaths } = parts;
  switch (link.to) {
    case "page": {
      const route = routes.get(link.id);
      const page = prose.pages.get(link.id);
      if (route === undefined) return {};
      const href = withAnchor(links.route(route), link.anchor);
      const section = link.anchor && page?.headings.find(({ id }) => id === link.anchor)?.text;
      return { href, leadsTo: page?.title, ...(section === undefined || section === "" ? undefined : { section }) };
    }
    case "generated":
      return resolveGenerated(link, parts);
    case "asset": {
      const path = assetPaths.get(link.path);
      const { width, height } = prose.assets.get(link.path) ?? {};
      if (path === undefined) return {};
      return isDownload(link.path)
        ? leadToPage(link, { href: links.file(path), download: true }, parts)
        : { href: links.file(path), width, height };
    }
    case "source": {
      const file = { href: links.repository(link.path, link.line), external: true, leadsTo: link.path };
      return link.line === undefined ? leadToPage(link, file, parts) : file;
    }
    case "external":
      return { href: link.href, external: true };
    case "anchor": {
      const id = parts.findOwn === undefined || link.anchor === "" ? link.anchor : parts.findOwn(link.anchor, link);
      return id === undefined ? {} : { href: `#${encodeAnchor(id)}` };
    }
    case "elsewhere":
      return elsewhere;
    case "nothing":
      return {};
  }
}

/** A file of the model is best read on the page of what it declares, unless the link is there for the file itself. */
function leadToPage(
  { path, target }: Extract<ProseLink, { readonly to: "asset" | "source" }>,
  file: ResolvedTarget,
  { generated, links }: ResolverParts,
): ResolvedTarget {
  const place = generated.ofFile(path, /#(\/.*)$/s.exec(target)?.[1]);
  if (place === undefined) return file;
  const page = { href: links.route(place.route), leadsTo: place.title };
  return file.href === undefined ? page : { ...page, file };
}

/** No mistake of the author's, so it does not look like one. */
const elsewhere: ResolvedTarget = { external: true };

function resolveGenerated(
  { route, anchor, target, span }: Extract<ProseLink, { readonly to: "generated" }>,
  { generated, links, report }: ResolverParts,
): ResolvedTarget {
  const place = generated.locate(route, anchor);
  if (place === undefined) {
    if (generated.mayBeUnread(route)) return elsewhere;
    const suggestions = suggestRoutes(route, generated.routes());
    report?.add(proseLinkCodes.missingTarget({ noun: "link", target, suggestions }), span);
    return {};
  }
  if (anchor !== undefined && place.anchor === undefined && !generated.mayBeUnread(place.route)) {
    report?.add(proseLinkCodes.missingAnchor({ anchor, page: place.route, suggestions: [] }), span);
  }
  return { href: withAnchor(links.route(place.route), place.anchor), leadsTo: place.title };
}

function withAnchor(href: string, anchor: string | undefined): string {
  return anchor === undefined || anchor === "" ? href : `${href}#${encodeAnchor(anchor)}`;
}

/** An anchor as part of an address: what would end it or the attribute that it stands in is encoded. */
function encodeAnchor(anchor: string): string {
  return anchor.replace(/[\s"<>%`]/g, encodeURIComponent);
}

/** Addresses that rendering finds by itself, such as bare ones in the text, and those of included files. */
function resolveUnseen(target: string): ResolvedTarget {
  return /^(?:https?:\/\/|mailto:)/i.test(target) ? { href: target, external: true } : {};
}
