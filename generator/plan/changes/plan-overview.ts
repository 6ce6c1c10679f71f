import { formatCount } from "../../catalogue/nouns.ts";
import type { Comparison, Verdict } from "../../compare/change.ts";
import type { ChangesContent, ChangesSection } from "../../page-model/changes.ts";
import type { EditionHistory, PlanContext } from "../context/plan-context.ts";
import { toldAreas, toSectionId } from "./change-areas.ts";
import { type ChangesPart, placeChanges } from "./divide-changes.ts";
import type { ThingChanges } from "./group-changes.ts";
import { countOf, planSection } from "./plan-section.ts";

/** So many things are listed on the overview, and so many parts of each; pages of their own have all. */
const most = { things: 80, parts: 6 };

/** What to look at first: totals, what breaks somebody, and what operators have to act on. */
export function planOverview(
  context: PlanContext,
  { since, comparison }: Pick<EditionHistory, "since" | "comparison">,
  parts: readonly ChangesPart[],
): ChangesContent {
  const places = placeChanges(parts);
  const told = toldAreas.flatMap((area) => {
    const things = parts.flatMap(({ sections }) =>
      sections.filter((section) => section.area === area).flatMap(({ changes }) => changes.things),
    );
    return things.length === 0 ? [] : [{ area, things, route: places(area, things[0]?.thing ?? "") }];
  });
  const totals = told.map(({ area: { key, label }, things, route }) => ({
    label,
    href: `${context.links.route(route)}#${toSectionId(key)}`,
    breaking: countVerdict(things, "breaking"),
    reindex: countVerdict(things, "reindex"),
    removed: countOf(things, "removed"),
    changed: countOf(things, "changed"),
    added: countOf(things, "added"),
  }));
  const graveAreas = told.flatMap(({ things }) =>
    (["breaking", "reindex"] as const).filter((verdict) => things.some((changes) => changes.verdict === verdict)),
  );
  const mostListed = Math.max(5, Math.floor(most.things / graveAreas.length));
  const listFirst = (verdict: "breaking" | "reindex", title: string): readonly ChangesSection[] =>
    told.flatMap(({ area, things, route }) => {
      const grave = things.filter((changes) => changes.verdict === verdict).map((each) => onlyOf(each, verdict));
      if (grave.length === 0) return [];
      const section = planSection(area, { things: grave.slice(0, mostListed), reworded: 0 }, context, most.parts);
      const more = grave.length - mostListed;
      const href = `${context.links.route(route)}#${toSectionId(area.key)}`;
      return [
        {
          ...section,
          id: verdict === "breaking" ? section.id : `${section.id}-${verdict}`,
          label: `${title}: ${area.label}`,
          note: formatCount(grave.length),
          ...(more > 0 && { more: { label: `${formatCount(more)} more`, href } }),
        },
      ];
    });
  const breaking = listFirst("breaking", "Breaking");
  const reindex = listFirst("reindex", "To reindex for");
  const intro = [
    introduce(since, totals.length, breaking.length),
    ...tellUncompared(comparison),
    ...tellUnjudged(comparison),
  ].join(" ");
  return { kind: "changes", intro, totals, sections: [...breaking, ...reindex] };
}

function countVerdict(things: readonly ThingChanges[], wanted: Verdict): number {
  return things.filter(({ verdict }) => verdict === wanted).length;
}

function onlyOf(changes: ThingChanges, wanted: Verdict): ThingChanges {
  return { ...changes, own: changes.own.filter(({ verdict }) => verdict === wanted) };
}

/** What one side has nothing of may be new or gone, or may not have been read. */
function tellUncompared({ uncompared }: Comparison): readonly string[] {
  if (uncompared.length === 0) return [];
  const labels = uncompared.map(({ area }) => toldAreas.find(({ key }) => key === area)?.label ?? area);
  return [`Not compared, as only one of the two has any: ${labels.join(", ")}.`];
}

/** What plug-ins have read besides, nobody here can judge. */
function tellUnjudged({ unjudged = [] }: Comparison): readonly string[] {
  return unjudged.length === 0 ? [] : [`Not compared, though it is different: what ${unjudged.join(", ")} reads.`];
}

function introduce(since: string, areas: number, breaking: number): string {
  if (areas === 0) return `Nothing that others rely on is different from ${since}.`;
  const rest =
    breaking === 0 ? "Nothing breaks those who rely on it." : "What breaks somebody is listed below the totals.";
  return `Names and shapes that others rely on, compared with ${since}. ${rest}`;
}
