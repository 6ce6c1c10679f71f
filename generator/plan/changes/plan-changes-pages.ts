/*
 * What has become of the model since the edition before. Takes changes as `generator/compare/` has judged them: it groups and
 * words them, and judges nothing.
 */
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ChangesContent } from "../../page-model/changes.ts";
import type { NavigationItem, NavigationTree, Page } from "../../page-model/page.ts";
import type { EditionHistory, PlanContext } from "../context/plan-context.ts";
import { changesRoute } from "./change-areas.ts";
import { type ChangesPart, divideChanges } from "./divide-changes.ts";
import { groupChanges } from "./group-changes.ts";
import { planOverview } from "./plan-overview.ts";
import { type ChangesPlace, planReleasePages, withContent } from "./plan-release-pages.ts";
import { planSection } from "./plan-section.ts";

export { addHistory } from "./add-history.ts";
export { toldAreas } from "./change-areas.ts";

/** The pages of what has changed since the edition before, with their tree. */
export interface ChangesPages {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/** What readers find all of it under. */
export const changesLabel = "Changes";

/** The tree beside all pages about change. */
export const changesKey = "changes";

/**
 * What the edition has changed since the one before it: an overview that begins with what breaks, then by what readers do. Behind
 * it, what each release has changed.
 */
export function planChangesPages(context: PlanContext, history: EditionHistory | undefined): ChangesPages {
  const place = { section: "changes", navigation: changesKey, badges: [] } as const;
  const edition = history === undefined ? { pages: [], items: [] } : planEditionPages(context, history, place);
  const releases = planReleasePages(context, place);
  const items = [...edition.items, ...(releases.item === undefined ? [] : [releases.item])];
  if (items.length === 0) return { pages: [], navigation: new Map() };
  return {
    pages: [...edition.pages, ...releases.pages],
    navigation: new Map([[changesKey, { label: changesLabel, items }]]),
  };
}

function planEditionPages(
  context: PlanContext,
  history: EditionHistory,
  place: ChangesPlace,
): { readonly pages: readonly Page[]; readonly items: readonly NavigationItem[] } {
  const { links } = context;
  const parts = divideChanges(groupChanges(history.comparison.changes)).map((part) =>
    namePart(part, context.catalogue),
  );
  const overview: Page = {
    ...place,
    route: changesRoute,
    title: `Changes since ${history.since}`,
    description: `What is new, different and gone since ${history.since}, what breaks first.`,
    breadcrumbs: [],
    ...withContent(planOverview(context, history, parts)),
  };
  const first = { label: changesLabel, href: links.route(changesRoute) };
  const pages = parts.map((part): Page => {
    const label = toLabel(part);
    const description = `What is new, different and gone in ${part.of} since ${history.since}.`;
    const content = planPart(part, context, history);
    const title = `${label}: changes since ${history.since}`;
    return { ...place, route: part.route, title, description, breadcrumbs: [first], ...withContent(content) };
  });
  const items = parts.map((part) => ({ label: toLabel(part), href: links.route(part.route) }));
  return { pages: [overview, ...pages], items: [{ label: "Overview", href: first.href }, ...items] };
}

/** Of schemas that no model is made of, nothing is said of metadata. */
function namePart(part: ChangesPart, { entities, aspects, events }: Catalogue): ChangesPart {
  const isModel = entities.size + aspects.size + events.size > 0;
  const isOfTypes = part.sections.every(({ area }) => area.key === "types");
  return isModel || !isOfTypes ? part : { ...part, label: "Read and write data", of: "the schemas" };
}

function planPart(part: ChangesPart, context: PlanContext, { since }: EditionHistory): ChangesContent {
  const { of, number, count, sections } = part;
  const place = count === 1 ? "" : ` This is page ${number} of ${count}, the gravest of each kind first.`;
  return {
    kind: "changes",
    intro: `What came, went and changed in ${of} since ${since}. What differs in its description alone is counted.${place}`,
    totals: [],
    sections: sections.map(({ area, changes }) => planSection(area, changes, context)),
  };
}

function toLabel({ label, number }: ChangesPart): string {
  return number === 1 ? label : `${label} (${number})`;
}
