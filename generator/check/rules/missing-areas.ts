import { findMissingAreas } from "../../catalogue/find-missing-areas.ts";
import type { ProseLink, SidebarItem } from "../../catalogue/prose.ts";
import type { Span } from "../../catalogue/span.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Rule } from "../rule.ts";

/** What somebody leads to that would be made from the model. */
interface Wanted {
  readonly route: string;
  readonly span: Span;
}

/** Links of guides and items of sidebars to pages of what the model has nothing of: together, since they have one cause. */
export const missingAreas: Rule = (catalogue, report) => {
  const { pages, parts, sidebars } = catalogue.prose;
  const wanted = [
    ...[...pages.values(), ...parts.values()].flatMap(({ links }) => links.filter(isGenerated)),
    ...[...sidebars.values()].flatMap(({ items }) => listWanted(items)),
  ];
  const missing = findMissingAreas(
    catalogue,
    wanted.map(({ route }) => route),
  );
  const told = new Set<Wanted>();
  for (const { subject, madeOf, routes } of missing) {
    const fresh = wanted.filter((one) => !told.has(one) && routes.test(one.route));
    for (const one of fresh) told.add(one);
    const [first] = fresh;
    if (first === undefined) continue;
    report.add(proseLinkCodes.missingArea({ subject, madeOf, count: fresh.length, route: first.route }), first.span);
  }
};

function isGenerated(link: ProseLink): link is Extract<ProseLink, { readonly to: "generated" }> {
  return link.to === "generated";
}

function listWanted(items: readonly SidebarItem[]): readonly Wanted[] {
  return items.flatMap((item): readonly Wanted[] => {
    if (item.type === "doc") return item.resolved ? [] : [{ route: item.docId, span: item.span }];
    if (item.type === "folder") return [item];
    if (item.type !== "category") return [];
    return listWanted(item.link?.type === "doc" ? [item.link, ...item.items] : item.items);
  });
}
