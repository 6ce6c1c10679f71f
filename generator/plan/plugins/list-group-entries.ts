import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import type { NavigationItem, NavigationTree, SitePage } from "../../page-model/page.ts";

/** So many of the things in a group are named. */
const mostNamed = 4;

/** More groups than these are a list to search in, which the first page of the plug-in has, and no way in. */
const mostGroups = 60;

/**
 * The groups that pages of a plug-in stand in, with how many there are of them and what is told of them, else what the first
 * are called. Each leads to where an overview tells of it, the section that is called as it is, else to its first page.
 */
export function listGroupEntries(
  trees: Iterable<NavigationTree>,
  overview: Pick<SitePage, "toc">,
  { hrefOfOverview, told }: { readonly hrefOfOverview: string; readonly told: ReadonlyMap<string, string> },
): readonly LandingEntry[] {
  const groups = [...trees].flatMap(({ items }) => items.filter(isGroup));
  if (groups.length > mostGroups) return [];
  return groups.flatMap(({ label, items = [] }): readonly LandingEntry[] => {
    const pages = items.flatMap(listHrefs);
    const [first] = pages;
    if (first === undefined) return [];
    // Of two sections of one name, either may be about something else.
    const [section, another] = overview.toc.filter((entry) => entry.level === 2 && entry.label === label);
    const href = section === undefined || another !== undefined ? first : `${hrefOfOverview}#${section.id}`;
    return [{ label, href, count: countNoun(pages.length, "page"), text: told.get(href) ?? nameFirst(items, href) }];
  });
}

function isGroup({ href, items = [] }: NavigationItem): boolean {
  return href === undefined && items.length > 0;
}

function listHrefs({ href, items = [] }: NavigationItem): readonly string[] {
  return [...(href === undefined ? [] : [href]), ...items.flatMap(listHrefs)];
}

/** What is in a group, besides the page that it leads to where it has others. */
function nameFirst(all: readonly NavigationItem[], to: string): string {
  const others = all.filter(({ href, items: inner = [] }) => href !== to || inner.length > 0);
  const items = others.some(({ items: inner = [] }) => inner.length > 0) ? others : all;
  const named = items.slice(0, items.length > mostNamed ? mostNamed - 1 : mostNamed).map(({ label }) => label);
  const left = items.length - named.length;
  return left === 0 ? named.join(", ") : `${named.join(", ")} and ${formatCount(left)} more`;
}
