import type { Sidebar, SidebarCategory, SidebarDoc, SidebarFolder, SidebarItem } from "../../catalogue/prose.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import { type GeneratedPages, suggestRoutes } from "../prose/prose.ts";
import type { Marker } from "./markers.ts";

/** A sidebar with every page found: what navigation, breadcrumbs and neighbours are read off. */
export type GuideNode = GuidePage | GuideGroup | GuideLink | GuideText;

/** A page in a tree: a guide, or a page that the model has. */
export interface GuidePage {
  readonly kind: "page";
  readonly label: string;
  readonly route: string;
  readonly marker?: Marker | undefined;
}

/** A heading with what is below it. */
export interface GuideGroup {
  readonly kind: "group";
  readonly label: string;
  /** Where its label leads. */
  readonly own?: GuidePage | undefined;
  /** Present when `own` is a page that lists what is in the group. */
  readonly index?: { readonly title: string; readonly description?: string | undefined } | undefined;
  readonly marker?: Marker | undefined;
  readonly items: readonly GuideNode[];
}

/** A way to another site, or to a file. */
export interface GuideLink {
  readonly kind: "link";
  readonly label: string;
  readonly href: string;
}

/** Words between items that lead nowhere. */
export interface GuideText {
  readonly kind: "text";
  readonly label: string;
}

/** What items of a sidebar are found by. */
export interface GuideLookups {
  /** Route of a hand-written page by its id. */
  readonly routes: ReadonlyMap<string, string>;
  /** Route of an index page by the slug that it wants. */
  readonly indexRoutes: ReadonlyMap<string, string>;
  readonly generated: GeneratedPages;
  readonly findMarker: (className: string | undefined) => Marker | undefined;
  readonly report: Report;
}

/** Folders with more pages than this are left to the index page of their own section. */
const mostListed = 60;

/** The tree that a sidebar says, of pages that there are. */
export function createGuideTree(sidebar: Sidebar, lookups: GuideLookups): readonly GuideNode[] {
  return toNodes(sidebar.items, lookups);
}

function toNodes(items: readonly SidebarItem[], lookups: GuideLookups): readonly GuideNode[] {
  return items.flatMap((item): readonly GuideNode[] => {
    switch (item.type) {
      case "doc":
        return [toPage(item, lookups)].filter((page) => page !== undefined);
      case "category":
        return toGroup(item, lookups);
      case "folder":
        return listFolder(item, lookups);
      case "link":
        return isSafe(item.href) ? [{ kind: "link", label: item.label, href: item.href }] : [];
      case "html":
        return [{ kind: "text", label: item.label }];
    }
  });
}

/** A sidebar may lead out of the site, but only to the web. */
function isSafe(href: string): boolean {
  return /^(?:https?:|mailto:|\/(?!\/))/i.test(href);
}

function toPage(item: SidebarDoc, { routes, generated, findMarker, report }: GuideLookups): GuidePage | undefined {
  const { docId, span } = item;
  const marker = findMarker(item.className);
  const route = item.resolved ? routes.get(docId) : undefined;
  if (route !== undefined) return { kind: "page", label: item.label ?? docId, route, marker };
  const page = generated.find(docId);
  if (page !== undefined) return { kind: "page", label: item.label ?? page.title, route: page.route, marker };
  if (generated.mayBeUnread(docId)) return undefined;
  const suggestions = suggestRoutes(docId, generated.routes());
  report.add(sidebarCodes.unknownPage({ id: docId, suggestions }), span);
  return undefined;
}

/** A category with nothing in it and no page of its own is left out. */
function toGroup(item: SidebarCategory, lookups: GuideLookups): readonly GuideGroup[] {
  const { label, link } = item;
  const items = toNodes(item.items, lookups);
  const marker = lookups.findMarker(item.className);
  if (link?.type === "index") {
    const route = lookups.indexRoutes.get(link.slug);
    if (route === undefined || items.length === 0) return [];
    const own: GuidePage = { kind: "page", label: link.title, route };
    return [{ kind: "group", label, own, index: { title: link.title, description: link.description }, marker, items }];
  }
  const own = link === undefined ? findOverview(item, lookups) : toPage(link, lookups);
  return own === undefined && items.length === 0 ? [] : [{ kind: "group", label, own, marker, items }];
}

/** A category that is one folder of pages made from the model leads to their index, if they have one. */
function findOverview({ items }: SidebarCategory, { generated }: GuideLookups): GuidePage | undefined {
  const [only] = items;
  if (only?.type !== "folder" || items.length > 1) return undefined;
  const overview = generated.find(only.route);
  return overview && toGuidePage(overview);
}

function listFolder(item: SidebarFolder, { generated, report }: GuideLookups): readonly GuideNode[] {
  const pages = generated.list(item.route);
  const overview = generated.find(item.route);
  if (overview !== undefined && pages.length > mostListed) return [toGuidePage(overview)];
  if (pages.length === 0 && !generated.mayBeUnread(item.route))
    report.add(sidebarCodes.emptyFolder({ folder: item.route }), item.span);
  return pages.map(toGuidePage);
}

function toGuidePage({ title, route }: { readonly title: string; readonly route: string }): GuidePage {
  return { kind: "page", label: title, route };
}

/** All pages of a tree in reading order; one that stands twice counts where it stands first. */
export function listGuidePages(nodes: readonly GuideNode[]): readonly GuidePage[] {
  const pages = new Map<string, GuidePage>();
  const visit = (node: GuideNode): void => {
    if (node.kind === "page" && !pages.has(node.route)) pages.set(node.route, node);
    if (node.kind !== "group") return;
    if (node.own !== undefined) visit(node.own);
    node.items.forEach(visit);
  };
  nodes.forEach(visit);
  return [...pages.values()];
}

/** The first page of some parts of a tree in reading order, for which no other is looked at. */
export function findFirstPage(nodes: readonly GuideNode[]): GuidePage | undefined {
  for (const node of nodes) {
    const first =
      node.kind === "page" ? node : node.kind === "group" ? (node.own ?? findFirstPage(node.items)) : undefined;
    if (first !== undefined) return first;
  }
  return undefined;
}
