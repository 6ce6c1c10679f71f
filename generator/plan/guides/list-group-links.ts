import type { LinkItem } from "../../page-model/parts.ts";
import type { PlanLinks } from "../addresses/addresses.ts";
import { findFirstPage } from "./guide-tree.ts";
import type { NamedTree } from "./named-tree.ts";

/** Names of groups that only say something below their heading. */
const vagueLabel = /^(?:(?:advanced )?guides?|basics|general|introduction|more|other|overview|reference)$/i;

/** The groups at the top of the sidebars; one whose name doesn't tell it from others has the heading above it in front. */
export function listGroupLinks(trees: readonly NamedTree[], links: PlanLinks): readonly LinkItem[] {
  const groups = trees.flatMap(({ nodes }) => {
    let heading: string | undefined;
    return nodes.flatMap((node) => {
      if (node.kind === "text") heading = node.label;
      const first = findFirstPage([node]);
      return first === undefined ? [] : [{ label: node.label, heading, href: links.route(first.route) }];
    });
  });
  const counts = new Map<string, number>();
  for (const { label } of groups) counts.set(label, (counts.get(label) ?? 0) + 1);
  return groups.map(({ label, heading, href }) => {
    const isClear = heading === undefined || ((counts.get(label) ?? 0) < 2 && !vagueLabel.test(label));
    return { label: isClear ? label : `${heading}: ${label}`, href, noun: "prose" };
  });
}
