import type { PlanContext } from "../context/plan-context.ts";
import type { PlacedLink } from "../prose/prose.ts";
import { findFirstPage, type GuideGroup, type GuideNode, type GuidePage } from "./guide-tree.ts";

/**
 * What a list on a page has that stands for its part of the sidebar: what is below the page, or what is in one group with it. Asked of
 * few pages, and worked out for the first of them.
 */
export function createBesideLister(
  trees: readonly { readonly nodes: readonly GuideNode[] }[],
  { links }: PlanContext,
): (route: string) => readonly PlacedLink[] {
  let groups: ReadonlyMap<string, GuideGroup> | undefined;
  return (route) => {
    groups ??= mapGroups(trees.flatMap(({ nodes }) => nodes));
    return (groups.get(route)?.items ?? []).flatMap((node): readonly PlacedLink[] => {
      if (node.kind === "link") return [{ label: node.label, href: node.href }];
      const first = findFirstPage([node]);
      const isItself = first === undefined || first.route === route;
      return isItself ? [] : [{ label: node.label, href: links.route(first.route) }];
    });
  };
}

/** The group that a page is the own one of, else the one that it is in. */
function mapGroups(nodes: readonly GuideNode[]): ReadonlyMap<string, GuideGroup> {
  const own = new Map<string, GuideGroup>();
  const around = new Map<string, GuideGroup>();
  const visit = (node: GuideNode): void => {
    if (node.kind !== "group") return;
    if (node.own !== undefined && !own.has(node.own.route)) own.set(node.own.route, node);
    const pages = node.items.filter((item): item is GuidePage => item.kind === "page");
    for (const { route } of pages) if (!around.has(route)) around.set(route, node);
    node.items.forEach(visit);
  };
  nodes.forEach(visit);
  return new Map([...around, ...own]);
}
