import { countNoun } from "../../catalogue/nouns.ts";
import type { Change } from "../../compare/change.ts";
import type { HistoryRelease } from "../../history/model-history.ts";
import type { ChangesContent, ChangesTotal } from "../../page-model/changes.ts";
import type { NavigationItem, Page } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import { findReleaseNotes, listReleaseChanges, releaseRoute, releasesRoute } from "../releases/plan-releases.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { type ChangesPart, countAllLines, divideChanges, mostLines } from "./divide-changes.ts";
import { groupChanges, type ThingChanges } from "./group-changes.ts";
import { planOverview } from "./plan-overview.ts";
import { countOf, planSection } from "./plan-section.ts";

/** What each page of changes has in common. */
export type ChangesPlace = Pick<Page, "section" | "navigation" | "badges">;

/** The pages of what releases have changed. */
export interface ReleasePages {
  readonly pages: readonly Page[];
  /** What leads to them in the tree; absent where there are none. */
  readonly item?: NavigationItem | undefined;
}

/** A page for each release that has changed something, and one that lists them all; none where there is nothing to compare. */
export function planReleasePages(context: PlanContext, place: ChangesPlace): ReleasePages {
  const { links, options } = context;
  const releases = options.releases?.releases ?? [];
  const changes = listReleaseChanges(options);
  if (changes.size === 0) return { pages: [] };
  const notes = findReleaseNotes(context);
  const index = { label: "Releases", href: links.route(releasesRoute) };
  const planned = releases.map((release, position) => {
    const before = releases.slice(0, position).findLast(({ state }) => state !== "unread");
    const own = changes.get(release.name) ?? [];
    const parts = nameParts(release.name, divideChanges(groupChanges(own)));
    if (before === undefined || parts.length === 0) return { release, parts, pages: [] };
    const told = { release, since: before.name, changes: own, notes: notes(release.name) };
    return { release, parts, pages: planRelease(told, parts, context, { ...place, breadcrumbs: [index] }) };
  });
  const newest = planned.toReversed();
  const list: Page = {
    ...place,
    route: releasesRoute,
    title: "What releases changed",
    description: `What each of ${countNoun(releases.length, "release")} brought, changed and removed.`,
    breadcrumbs: [],
    toc: [],
    content: {
      kind: "changes",
      intro: `${countNoun(releases.length, "release")}, the newest first. What differs in its description alone is left out.`,
      totalsOf: "Release",
      totals: newest.map(({ release, parts, pages }) => ({
        ...countAll(release.name, parts),
        href: pages[0] && links.route(pages[0].route),
        ...describe(release, releases[0] === release),
      })),
      sections: [],
    },
  };
  const items = newest.flatMap(({ release, pages }): readonly NavigationItem[] =>
    pages[0] === undefined ? [] : [{ label: release.name, href: links.route(pages[0].route) }],
  );
  return { pages: [list, ...newest.flatMap(({ pages }) => pages)], item: { ...index, items } };
}

function describe({ date, state }: HistoryRelease, isFirst: boolean): Pick<ChangesTotal, "note" | "uncompared"> {
  const states = { unread: "could not be read", damaged: "read in part" };
  const said = state === undefined ? (isFirst ? "the first that is known" : undefined) : states[state];
  const note = [date, said].filter((part) => part !== undefined).join(", ");
  return {
    note: note === "" ? undefined : note,
    ...((isFirst || state === "unread") && { uncompared: true as const }),
  };
}

/** Parts of a release stand below its page. */
function nameParts(name: string, parts: readonly ChangesPart[]): readonly ChangesPart[] {
  return parts.map((part) => ({ ...part, route: part.route.replace("changes", releaseRoute(name)) }));
}

interface ToldRelease {
  readonly release: HistoryRelease;
  readonly since: string;
  readonly changes: readonly Change[];
  readonly notes: readonly Link[];
}

function planRelease(
  { release: { name, date }, since, changes, notes }: ToldRelease,
  parts: readonly ChangesPart[],
  context: PlanContext,
  place: ChangesPlace & Pick<Page, "breadcrumbs">,
): readonly Page[] {
  const route = releaseRoute(name);
  const own = { label: name, href: context.links.route(route) };
  const describeRelease = (of: string): string =>
    `What ${name} brought, changed and removed${of}, compared with ${since}.`;
  const isOne = countAllLines(parts) <= mostLines;
  const sections = parts.flatMap((part) => part.sections);
  const content: ChangesContent = isOne
    ? {
        kind: "changes",
        intro: `${describeRelease("")}${date === undefined ? "" : ` Released on ${date}.`}`,
        totals: [],
        sections: sections.map(({ area, changes }) => planSection(area, changes, context)),
      }
    : planOverview(context, { since, comparison: { changes, uncompared: [] } }, parts);
  const first: Page = {
    ...place,
    route,
    title: `Changes in ${name}`,
    description: describeRelease(""),
    ...withContent({ ...content, links: notes }),
  };
  if (isOne) return [first];
  const further = parts.map((part): Page => {
    const label = part.number === 1 ? part.label : `${part.label} (${part.number})`;
    return {
      ...place,
      route: part.route,
      title: `${label}: changes in ${name}`,
      description: describeRelease(` in ${part.of}`),
      breadcrumbs: [...place.breadcrumbs, own],
      ...withContent({
        kind: "changes",
        intro: describeRelease(` in ${part.of}`),
        totals: [],
        sections: part.sections.map(({ area, changes }) => planSection(area, changes, context)),
      }),
    };
  });
  return [first, ...further];
}

function countAll(label: string, parts: readonly ChangesPart[]): ChangesTotal {
  const things = parts.flatMap(({ sections }) => sections.flatMap(({ changes }) => changes.things));
  return { label, ...countThings(things) };
}

function countThings(things: readonly ThingChanges[]): Omit<ChangesTotal, "label" | "href" | "note"> {
  return {
    breaking: things.filter(({ verdict }) => verdict === "breaking").length,
    reindex: things.filter(({ verdict }) => verdict === "reindex").length,
    removed: countOf(things, "removed"),
    changed: countOf(things, "changed"),
    added: countOf(things, "added"),
  };
}

/** The content with what leads to its parts. */
export function withContent(content: ChangesContent): Pick<Page, "content" | "toc"> {
  return { content, toc: content.sections.map(({ id, label }) => ({ id, label, level: 2 })) };
}
