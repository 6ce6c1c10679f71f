import { findFirstPage, type GuideNode } from "./guide-tree.ts";

/** By route, what sidebars call a page, and the groups that begin with it: readers look for what they have read there. */
export function listLabels(nodes: readonly GuideNode[]): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, string[]>();
  const add = (label: string, route: string | undefined): void => {
    if (route === undefined) return;
    const known = labels.get(route);
    if (known === undefined) labels.set(route, [label]);
    else if (!known.includes(label)) known.push(label);
  };
  const visit = (node: GuideNode): void => {
    if (node.kind === "page") add(node.label, node.route);
    if (node.kind !== "group") return;
    add(node.label, findFirstPage([node])?.route);
    node.items.forEach(visit);
  };
  nodes.forEach(visit);
  return labels;
}
