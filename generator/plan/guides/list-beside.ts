import type { PlanContext } from "../context/plan-context.ts";
import type { PlacedLink } from "../prose/prose.ts";
import { findFirstPage, type GuideGroup, type GuideNode, type GuidePage } from "./guide-tree.ts";

/** Lists what is in the part of the sidebar that a page is in, or only what is below it. */
export type ListBeside = (route: string, onlyBelow?: boolean) => readonly PlacedLink[];

/**
 * What a list on a page has that stands for its part of the sidebar: what is below the page, or what is in one group with it. Asked of
 * few pages, and worked out for the first of them.
 */
export function createBesideLister(
  trees: readonly { readonly nodes: readonly GuideNode[] }[],
  { links }: PlanContext,
): ListBeside {
  let groups: Groups | undefined;
  return (route, onlyBelow = false) => {
    groups ??= mapGroups(trees.flatMap(({ nodes }) => nodes));
    const group = groups.own.get(route) ?? (onlyBelow ? undefined : groups.around.get(route));
    return (group?.items ?? []).flatMap((node): readonly PlacedLink[] => {
      if (node.kind === "link") return [{ label: node.label, href: node.href }];
      const first = findFirstPage([node]);
      const isItself = first === undefined || first.route === route;
      return isItself ? [] : [{ label: node.label, href: links.route(first.route) }];
    });
  };
}

interface Groups {
  /** By route, the group that a page is the own one of. */
  readonly own: ReadonlyMap<string, GuideGroup>;
  /** By route, the one that it is in. */
  readonly around: ReadonlyMap<string, GuideGroup>;
}

function mapGroups(nodes: readonly GuideNode[]): Groups {
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
  return { own, around };
}
