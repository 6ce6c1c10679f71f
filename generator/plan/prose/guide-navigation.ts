import type { NavigationItem, NavigationTree } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanLinks } from "../plan-context.ts";
import { findFirstPage, type GuideGroup, type GuideNode, type GuidePage } from "./guide-tree.ts";

/** Where a page stands among the guides. */
export interface GuidePlace {
  /** Key of its navigation tree. */
  readonly navigation: string;
  readonly breadcrumbs: readonly Link[];
  readonly page: GuidePage;
}

export interface GuideNavigation {
  /** By route. */
  readonly places: ReadonlyMap<string, GuidePlace>;
  readonly trees: ReadonlyMap<string, NavigationTree>;
}

/** What the section of hand-written pages is called. */
export const guidesLabel = "Guides";

/** Most links of a tree; a larger group is opened only along the way to the page. */
const mostLinks = 60;

/**
 * The trees of a sidebar. No page carries the whole of it: the group that the page is in is open, as
 * far as it fits, and the others are links to their first page. Only own pages are placed: pages of
 * other sections have trees of their own.
 */
export function planGuideNavigation(
  { name, nodes }: { readonly name: string; readonly nodes: readonly GuideNode[] },
  isOwn: (route: string) => boolean,
  links: PlanLinks,
): GuideNavigation {
  const places = new Map<string, GuidePlace>();
  const trees = new Map<string, NavigationTree>();

  const place = (page: GuidePage, above: readonly GuideGroup[]): void => {
    if (places.has(page.route) || !isOwn(page.route)) return;
    const open = chooseOpen(above, nodes.length);
    const key = ["guides", name, ...open.map((group) => listSiblings(group, nodes, above).indexOf(group))].join("/");
    if (!trees.has(key)) trees.set(key, { label: guidesLabel, items: toItems(nodes, open, links) });
    places.set(page.route, { navigation: key, breadcrumbs: toBreadcrumbs(page, above, links), page });
  };
  const visit = (node: GuideNode, above: readonly GuideGroup[]): void => {
    if (node.kind === "page") place(node, above);
    if (node.kind !== "group") return;
    const inside = [...above, node];
    if (node.own !== undefined) place(node.own, inside);
    for (const item of node.items) visit(item, inside);
  };
  for (const node of nodes) visit(node, []);
  return { places, trees };
}

/** The groups to open, from the top: down to the first one that fits as a whole, else all around the page. */
function chooseOpen(above: readonly GuideGroup[], topLinks: number): readonly GuideGroup[] {
  const fits = above.findIndex((group) => countLinks(group) + topLinks <= mostLinks);
  return fits < 0 ? above : above.slice(0, fits + 1);
}

function listSiblings(
  group: GuideGroup,
  nodes: readonly GuideNode[],
  above: readonly GuideGroup[],
): readonly GuideNode[] {
  const depth = above.indexOf(group);
  return depth <= 0 ? nodes : (above[depth - 1]?.items ?? nodes);
}

function countLinks(group: GuideGroup): number {
  let count = group.own === undefined ? 0 : 1;
  for (const item of group.items) count += item.kind === "group" ? countLinks(item) : 1;
  return count;
}

/** The items with the first of the open groups opened, and what it holds treated likewise. */
function toItems(
  nodes: readonly GuideNode[],
  [open, ...further]: readonly GuideGroup[],
  links: PlanLinks,
): readonly NavigationItem[] {
  return nodes.map((node) => {
    if (node.kind === "group" && node === open) return openGroup(node, further, links);
    return toClosedItem(node, links);
  });
}

function openGroup(group: GuideGroup, further: readonly GuideGroup[], links: PlanLinks): NavigationItem {
  const items =
    further.length > 0 || countLinks(group) > mostLinks
      ? toItems(group.items, further, links)
      : group.items.map((node) => (node.kind === "group" ? openGroup(node, [], links) : toClosedItem(node, links)));
  return {
    label: group.label,
    href: group.own && links.route(group.own.route),
    mark: group.marker?.label,
    items,
  };
}

function toClosedItem(node: GuideNode, links: PlanLinks): NavigationItem {
  switch (node.kind) {
    case "page":
      return { label: node.label, href: links.route(node.route), mark: node.marker?.label };
    case "group": {
      const first = findFirstPage(node);
      return { label: node.label, href: first && links.route(first.route), mark: node.marker?.label };
    }
    case "link":
      return { label: node.label, href: node.href };
    case "text":
      return { label: node.label };
  }
}

/** The groups around the page; a group's own page does not stand below itself. */
function toBreadcrumbs(page: GuidePage, above: readonly GuideGroup[], links: PlanLinks): readonly Link[] {
  return above.flatMap((group) => {
    const first = findFirstPage(group);
    if (first === undefined || group.own === page) return [];
    return [{ label: group.label, href: links.route(first.route) }];
  });
}
