import { countNoun } from "../../catalogue/nouns.ts";
import { changeAnswer } from "../../engine/answer.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import type { PageContent, SitePage } from "../../page-model/page.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** Pages that a plug-in adds. */
interface PluginPages {
  readonly label: string;
  readonly pages: readonly SitePage[];
}

/** The pages of a site with those of plug-ins, to which the home page leads, before it leads to the coverage of the model. */
export function addPluginsToHome(
  pages: readonly SitePage[],
  added: readonly PluginPages[],
  { links, options }: Pick<PlanContext, "links" | "options">,
): readonly SitePage[] {
  const coverage = links.route(fixedRoutes.coverage);
  const entries = added.flatMap(({ label, pages }): readonly LandingEntry[] => {
    const [first] = pages;
    if (first === undefined) return [];
    const named = first.title === label ? first.description : `${first.title}: ${first.description}`;
    return [{ label, href: links.route(first.route), count: countNoun(pages.length, "page"), text: named }];
  });
  if (entries.length === 0) return pages;
  // Without a model there is nothing that could be covered.
  const isModel = pages.some(({ route }) => route !== fixedRoutes.home && route !== fixedRoutes.coverage);
  const kept = isModel ? pages : pages.filter(({ route }) => route !== fixedRoutes.coverage);
  const more = { entries, coverage, isModel };
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
