import { countNoun } from "../../catalogue/nouns.ts";
import { changeAnswer } from "../../engine/answer.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import type { NavigationTree, PageContent, SitePage } from "../../page-model/page.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listGroupEntries } from "./list-group-entries.ts";

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
  { links, options }: Pick<PlanContext, "links" | "options">,
): readonly SitePage[] {
  const coverage = links.route(fixedRoutes.coverage);
  const entries = added.flatMap((family) => listEntry(family, links));
  if (entries.length === 0) return pages;
  // Without a model there is nothing that could be covered.
  const isModel = pages.some(({ route }) => route !== fixedRoutes.home && route !== fixedRoutes.coverage);
  const kept = isModel ? pages : pages.filter(({ route }) => route !== fixedRoutes.coverage);
  const shown = isModel ? entries : listWithFamilies(added, links);
  const more = { entries: shown, coverage, isModel };
  const all = kept.map((page) =>
    page.route === fixedRoutes.home
      ? {
          ...page,
          // Of all that would be described, there is nothing else.
          description: isModel || options.tagline !== undefined ? page.description : nameEntry(entries),
          content: changeAnswer(page.content, more, addEntries),
        }
      : page,
  );
  return [...all, ...added.flatMap(({ pages }) => pages)];
}

/** The way to the pages of a plug-in; none where it has none. */
function listEntry({ label, pages }: PluginPages, links: PlanContext["links"]): readonly LandingEntry[] {
  const [first] = pages;
  if (first === undefined) return [];
  const named = first.title === label ? first.description : `${first.title}: ${first.description}`;
  return [{ label, href: links.route(first.route), count: countNoun(pages.length, "page"), text: named }];
}

/** All ways; of groups that are called the same in several plug-ins, each says whose it is. */
function listWithFamilies(added: readonly PluginPages[], links: PlanContext["links"]): readonly LandingEntry[] {
  const all = added.map((family) => ({ family, entries: listWithGroups(family, links) }));
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
function listWithGroups(family: PluginPages, links: PlanContext["links"]): readonly LandingEntry[] {
  const [first] = family.pages;
  if (first === undefined) return [];
  const href = links.route(first.route);
  const { navigation, told } = family;
  const groups = listGroupEntries(navigation.values(), first, { hrefOfOverview: href, told });
  return groups.some((group) => group.href === href) ? groups : [...listEntry(family, links), ...groups];
}

function nameEntry([first]: readonly LandingEntry[]): string {
  return first?.text ?? "";
}

interface More {
  readonly entries: readonly LandingEntry[];
  readonly coverage: string;
  readonly isModel: boolean;
}

function addEntries(content: PageContent, { entries, coverage, isModel }: More): PageContent {
  if (content.kind !== "landing") return content;
  const isCoverage = ({ href }: LandingEntry): boolean => href === coverage;
  const last = isModel ? content.entries.filter(isCoverage) : [];
  return { ...content, entries: [...content.entries.filter((entry) => !isCoverage(entry)), ...entries, ...last] };
}
