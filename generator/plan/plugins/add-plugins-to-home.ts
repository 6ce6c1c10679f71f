import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import { changeAnswer } from "../../engine/answer.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import type { NavigationItem, NavigationTree, PageContent, SitePage } from "../../page-model/page.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listGroupEntries } from "./list-group-entries.ts";

type Site = Pick<PlanContext, "links" | "options">;

/** So many of several things are named. */
const mostNamed = 4;

/** Pages that a plug-in adds. */
interface PluginPages {
  readonly label: string;
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** What is said of the places that groups lead to, by their addresses. */
  readonly told: ReadonlyMap<string, string>;
}

/**
 * The pages of a site with those of plug-ins, to which the home page leads, before it leads to the coverage of the model. Where
 * there is no model, so that these are what readers come for, it leads to the groups that they stand in as well.
 */
export function addPluginsToHome(
  pages: readonly SitePage[],
  added: readonly PluginPages[],
  site: Site,
): readonly SitePage[] {
  const { links, options } = site;
  const coverage = links.route(fixedRoutes.coverage);
  const entries = added.flatMap((family) => listEntry(family, site));
  if (entries.length === 0) return pages;
  // Without a model there is nothing that could be covered.
  const isModel = pages.some(({ route }) => route !== fixedRoutes.home && route !== fixedRoutes.coverage);
  const kept = isModel ? pages : pages.filter(({ route }) => route !== fixedRoutes.coverage);
  const shown = isModel ? entries : listWithFamilies(added, site);
  const isTold = isModel || options.tagline !== undefined;
  const words = isTold ? undefined : (findWords(added, links) ?? nameFamily(added, entries));
  const labels = added.flatMap((family) => nameWhole(family, site));
  const more = { entries: shown, coverage, isModel, words, labels };
  const all = kept.map((page) =>
    page.route === fixedRoutes.home
      ? {
          ...page,
          // Of all that would be described, there is nothing else.
          description: isTold ? page.description : (words ?? nameFamilies(added, entries)),
          content: changeAnswer(page.content, more, addEntries),
        }
      : page,
  );
  return [...all, ...added.flatMap(({ pages }) => pages)];
}

/** What the pages of a plug-in are of: of one thing its own name, of several how many there are or what the plug-in calls them. */
function nameWhole(family: PluginPages, { links, options }: Site): readonly string[] {
  const [first] = family.pages;
  if (first === undefined) return [];
  const [counts] = /^\d[^.]{1,100}(?=\.$)/.exec(first.description) ?? [];
  if (counts !== undefined && first.title === family.label) return [counts];
  const isOne = family.navigation.size > 0 && !isOfSeveral(family, links.route(first.route));
  return [isOne && first.title !== options.title ? first.title : family.label];
}

/** The way to the pages of a plug-in; none where it has none. Of several things, what the first one has says nothing of the others. */
function listEntry({ label, pages, navigation }: PluginPages, { links, options }: Site): readonly LandingEntry[] {
  const [first] = pages;
  if (first === undefined) return [];
  const isNamed = first.title === label || first.title === options.title;
  const one = isNamed ? first.description : `${first.title}: ${first.description}`;
  const href = links.route(first.route);
  const trees = [...navigation.values()];
  const isInGroup = trees.some(({ items }) => items.some((group) => group.items?.some((item) => item.href === href)));
  const several = isInGroup ? listSeveral(trees) : [];
  const named = several.length === 0 ? one : `${joinNames(several)}.`;
  return [{ label, href, count: countNoun(pages.length, "page"), text: named }];
}

/** All ways; of groups that are called the same in several plug-ins, each says whose it is. */
function listWithFamilies(added: readonly PluginPages[], site: Site): readonly LandingEntry[] {
  const all = added.map((family) => ({ family, entries: listWithGroups(family, site) }));
  const families = new Map<string, Set<PluginPages>>();
  for (const { family, entries } of all)
    for (const { label } of entries) families.set(label, (families.get(label) ?? new Set()).add(family));
  const isShared = (label: string): boolean => (families.get(label)?.size ?? 0) > 1;
  return all.flatMap(({ family, entries }) =>
    entries.map((entry) =>
      isShared(entry.label) && entry.label !== family.label
        ? { ...entry, label: `${family.label}: ${entry.label}` }
        : entry,
    ),
  );
}

/** The way to the pages of a plug-in and to their groups, which do without the former if the first page is in one of them. */
function listWithGroups(family: PluginPages, site: Site): readonly LandingEntry[] {
  const [first] = family.pages;
  if (first === undefined) return [];
  const href = site.links.route(first.route);
  const { navigation, told } = family;
  const groups = tellApart(
    listGroupEntries(navigation.values(), first, { hrefOfOverview: href, told }),
    new Map(family.pages.map(({ route, description }) => [site.links.route(route), description])),
  );
  if (groups.some((group) => group.href === href)) return groups;
  return [...listEntry(family, site), ...listBefore(family, href), ...groups];
}

/** Of several things that say the same of themselves, what search engines are told of each says more. */
function tellApart(
  entries: readonly LandingEntry[],
  descriptions: ReadonlyMap<string, string>,
): readonly LandingEntry[] {
  const counts = new Map<string, number>();
  for (const { text } of entries) counts.set(text, (counts.get(text) ?? 0) + 1);
  return entries.map((entry) =>
    (counts.get(entry.text) ?? 0) > 1 ? { ...entry, text: descriptions.get(entry.href) ?? entry.text } : entry,
  );
}

/** What the first page tells before it comes to its groups and what needs to be known of all, such as how callers say who they are. */
function listBefore({ pages: [first], navigation, told }: PluginPages, href: string): readonly LandingEntry[] {
  const groups = new Set([...navigation.values()].flatMap(({ items }) => listLabels(items)));
  const sections = (first?.toc ?? []).filter(({ level }) => level === 2);
  const begin = sections.findIndex(({ label }) => groups.has(label));
  if (begin === -1) return [];
  return sections.slice(0, begin).flatMap(({ id, label }): readonly LandingEntry[] => {
    const text = told.get(`${href}#${id}`) ?? "";
    return text === "" ? [] : [{ label, href: `${href}#${id}`, count: "", text }];
  });
}

/** What groups are called, also those within others. */
function listLabels(items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap(({ label, items: inner = [] }) => (inner.length === 0 ? [] : [label, ...listLabels(inner)]));
}

/** What the only thing that a site is about says of itself; nothing of several. */
function findWords(added: readonly PluginPages[], links: PlanContext["links"]): string | undefined {
  const [family, another] = added.filter(({ pages }) => pages.length > 0);
  const [first] = family?.pages ?? [];
  if (family === undefined || first === undefined || another !== undefined) return undefined;
  const href = links.route(first.route);
  return isOfSeveral(family, href) ? undefined : family.told.get(href);
}

/** What a site is about where nobody has described the one family of pages that there is. */
function nameFamily(added: readonly PluginPages[], entries: readonly LandingEntry[]): string | undefined {
  return entries.length === 1 ? nameFamilies(added, entries) || undefined : undefined;
}

/** What a site is about that nobody has described: of several things in one family their names, which stand over their pages. */
function nameFamilies(added: readonly PluginPages[], [entry]: readonly LandingEntry[]): string {
  const several = listSeveral(added.flatMap(({ navigation }) => [...navigation.values()]));
  return several.length === 0 ? (entry?.text ?? "") : `Reference of ${joinNames(several)}.`;
}

/** What several things are called that pages are of, each in a group of its own; none where they are of one. */
function listSeveral(trees: readonly NavigationTree[]): readonly string[] {
  const items = trees.flatMap(({ items }) => items);
  const isSeveral = items.length > 1 && items.every(({ href }) => href === undefined);
  return isSeveral ? items.map(({ label }) => label) : [];
}

/** The first of several names, and how many more there are. */
function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed);
  const last = names.length > mostNamed ? `${formatCount(names.length - mostNamed)} more` : shown.pop();
  return `${shown.join(", ")} and ${last}`;
}

/** Whether the first page is that of one thing among others, so that it stands in the group of that. */
function isOfSeveral({ navigation }: PluginPages, href: string): boolean {
  return ![...navigation.values()].some(({ items }) => items.some((item) => item.href === href));
}

interface More {
  readonly entries: readonly LandingEntry[];
  readonly coverage: string;
  readonly isModel: boolean;
  readonly words: string | undefined;
  /** What the families of pages of plug-ins are called. */
  readonly labels: readonly string[];
}

/** Of a model, what it consists of is said where nobody has described it; pages of plug-ins are a part of what the site is of. */
function addLabels(intro: string, labels: readonly string[]): string {
  return intro.replace(
    /^(Reference of .{1,400})\.(?= Every name leads to its page)/,
    `$1, and of ${labels.join(" and ")}.`,
  );
}

function addEntries(content: PageContent, { entries, coverage, isModel, words, labels }: More): PageContent {
  if (content.kind !== "landing") return content;
  const isCoverage = ({ href }: LandingEntry): boolean => href === coverage;
  const last = isModel ? content.entries.filter(isCoverage) : [];
  return {
    ...content,
    intro: words ?? (isModel ? addLabels(content.intro, labels) : content.intro),
    // What stands above them isn't said again.
    entries: [
      ...content.entries.filter((entry) => !isCoverage(entry)),
      ...entries.map((entry) => (entry.text === words ? { ...entry, text: "" } : entry)),
      ...last,
    ],
  };
}
