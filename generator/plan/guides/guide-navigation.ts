import type { NavigationItem, NavigationTree } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanLinks } from "../addresses/addresses.ts";
import { findFirstPage, type GuideNode, type GuidePage } from "./guide-tree.ts";
import type { Marker } from "./markers.ts";

/** Where a page stands among the guides. */
export interface GuidePlace {
  /** Key of its navigation tree. */
  readonly navigation: string;
  readonly breadcrumbs: readonly Link[];
  readonly page: GuidePage;
}

/** The trees of guides, and where each page stands in them. */
export interface GuideNavigation {
  /** By route. */
  readonly places: ReadonlyMap<string, GuidePlace>;
  /** By the key that pages name. */
  readonly trees: ReadonlyMap<string, NavigationTree>;
}

/** What the section of hand-written pages is called. */
export const guidesLabel = "Guides";

/** The tree of a sidebar. Only own pages are placed: pages of other sections have trees of their own. */
export function planGuideNavigation(
  { name, nodes }: { readonly name: string; readonly nodes: readonly GuideNode[] },
  isOwn: (route: string) => boolean,
  links: PlanLinks,
): GuideNavigation {
  const navigation = `guides/${name}`;
  const places = new Map<string, GuidePlace>();
  const place = (page: GuidePage, breadcrumbs: readonly Link[]): void => {
    if (places.has(page.route) || !isOwn(page.route)) return;
    places.set(page.route, { navigation, breadcrumbs, page });
  };
  const visit = (node: GuideNode, above: readonly Link[]): void => {
    if (node.kind === "page") place(node, above);
    if (node.kind !== "group") return;
    // A group's own page does not stand below itself.
    if (node.own !== undefined) place(node.own, above);
    const first = findFirstPage([node]);
    const inside = first === undefined ? above : [...above, { label: node.label, href: links.route(first.route) }];
    for (const item of node.items) visit(item, inside);
  };
  for (const node of nodes) visit(node, []);
  const tree = { label: guidesLabel, items: nodes.map((node) => toItem(node, links)) };
  return { places, trees: new Map([[navigation, tree]]) };
}

function toItem(node: GuideNode, links: PlanLinks): NavigationItem {
  switch (node.kind) {
    case "page":
      return { label: node.label, href: links.route(node.route), ...toMark(node.marker) };
    case "group": {
      const first = findFirstPage([node]);
      return {
        label: node.label,
        href: first && links.route(first.route),
        ...toMark(node.marker),
        items: node.items.map((item) => toItem(item, links)),
      };
    }
    case "link":
      return { label: node.label, href: node.href };
    case "text":
      return { label: node.label };
  }
}

function toMark(marker: Marker | undefined): Pick<NavigationItem, "mark" | "className"> {
  return { mark: marker?.badge.label, className: marker?.className };
}
