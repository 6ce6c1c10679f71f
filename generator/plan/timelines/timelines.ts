/*
 * What releases have done to the things on each page: labels, a timeline, and what is gone. It takes a history as it was read and
 * adds it to pages that are planned, so that no other room knows of it.
 */
import { toAnswer } from "../../engine/answer.ts";
import { findRule } from "../../compare/rules.ts";
import { sayChange } from "../../compare/say-change.ts";
import type { HistoryEvent, HistoryRoom, ModelHistory } from "../../history/model-history.ts";
import { type Life, sumUpEvents } from "../../history/sum-up-events.ts";
import type { HistoryRow, PageHistory, RemovedThing } from "../../page-model/history.ts";
import type { NavigationTree, SitePage } from "../../page-model/page.ts";
import type { RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findPlace, type Place } from "./find-place.ts";

export { findPlace } from "./find-place.ts";

/** The page of things whose own page is gone. */
const removedRoute = "changes/removed";
const navigationKey = "removed";

interface Draft {
  readonly labels: Map<string, string>;
  readonly releases: Map<string, RichText[]>;
  readonly removed: RemovedThing[];
  /** What is said of the page's own thing. */
  own?: string | undefined;
}

export interface Timelines {
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/** The pages with what releases have done to their things, and one more for what has no page any more. */
export function addTimelines(pages: readonly SitePage[], context: PlanContext): Timelines {
  const history = context.options.releases;
  if (history === undefined) return { pages, navigation: new Map() };
  const { labelledReleases = 12 } = context.options;
  const order = new Map(history.releases.map(({ name }, index) => [name, index]));
  const recent = new Set(history.releases.slice(Math.max(0, order.size - labelledReleases)).map(({ name }) => name));
  // What came with what it is a part of is no news.
  const asNews = (life: Life, parent: readonly HistoryEvent[] = []): Life => {
    const { since } = sumUpEvents(parent);
    const isNews = since === undefined || (order.get(life.since ?? "") ?? 0) > (order.get(since) ?? 0);
    return isNews ? life : { ...life, since: undefined };
  };
  const drafts = new Map<string, Draft>();
  const gone: RemovedThing[] = [];
  for (const [room, things] of Object.entries(history.rooms)) {
    for (const [coordinate, events] of Object.entries(things)) {
      const life = sumUpEvents(events);
      const place = findPlace(room as HistoryRoom, coordinate, context);
      if (place === undefined) {
        if (life.removed !== undefined) gone.push(toRemoved(coordinate, events, life));
        continue;
      }
      const draft = drafts.get(place.page) ?? { labels: new Map(), releases: new Map(), removed: [] };
      drafts.set(place.page, draft);
      tell(draft, {
        coordinate,
        events,
        life: place.isOwn ? life : asNews(life, things[events[0]?.thing ?? ""]),
        place,
        recent,
      });
    }
  }
  const told = pages.map((page) => {
    const draft = drafts.get(context.links.route(page.route));
    if (draft === undefined) return page;
    const badges =
      draft.own === undefined ? page.badges : [...page.badges, { label: draft.own, tone: "neutral" } as const];
    return { ...page, badges, history: finish(draft, order) };
  });
  if (gone.length === 0) return { pages: told, navigation: new Map() };
  const tree = { label: "Removed", items: [{ label: "Removed", href: context.links.route(removedRoute) }] };
  return { pages: [...told, planRemoved(gone, history)], navigation: new Map([[navigationKey, tree]]) };
}

interface Told {
  readonly coordinate: string;
  readonly events: readonly HistoryEvent[];
  readonly life: Life;
  readonly place: Place;
  readonly recent: ReadonlySet<string>;
}

function tell(draft: Draft, { coordinate, events, life, place, recent }: Told): void {
  const { labels, releases, removed } = draft;
  const label = toLabel(life, recent);
  if (place.isOwn) draft.own = label;
  if (label !== undefined && place.anchor !== undefined) labels.set(place.anchor, label);
  if (life.removed !== undefined && !place.isOwn) removed.push(toRemoved(coordinate, events, life, place));
  for (const event of events) {
    if (findRule(event.code) === undefined) continue;
    const said = releases.get(event.in) ?? [];
    releases.set(event.in, said);
    said.push(say(coordinate, event));
  }
}

function toLabel({ since, deprecated, removed }: Life, recent: ReadonlySet<string>): string | undefined {
  if (removed !== undefined || recent.size === 0) return undefined;
  // What is on its way out is told however long that has been said.
  if (deprecated !== undefined) return `deprecated in ${deprecated}`;
  return since !== undefined && recent.has(since) ? `since ${since}` : undefined;
}

function toRemoved(
  coordinate: string,
  events: readonly HistoryEvent[],
  { since, removed }: Life,
  place?: Place,
): RemovedThing {
  const last = events.at(-1);
  const parts = [
    ...(since === undefined ? [] : [`since ${since}`]),
    `removed in ${removed ?? ""}`,
    ...(last?.instead === undefined ? [] : [`perhaps now ${last.instead}`]),
  ];
  return {
    id: place === undefined ? toId(coordinate) : place.anchor,
    name: last?.name ?? coordinate,
    note: parts.join(", "),
  };
}

function toId(coordinate: string): string {
  return coordinate.replace(/\s+/g, "-");
}

function say(coordinate: string, { code, area, thing, name, before, after }: HistoryEvent): RichText {
  const sides = { before: before === undefined ? undefined : { text: before }, after: { text: after } };
  const change = { code, area, thing, name, coordinate, verdict: "safe", kind: "changed", hits: [], ...sides } as const;
  return sayChange(change).map(({ text, isCode }) => (isCode ? { text, code: true } : { text }));
}

function finish({ labels, releases, removed }: Draft, order: ReadonlyMap<string, number>): PageHistory {
  const timeline = [...releases]
    .toSorted(([one], [other]) => (order.get(other) ?? 0) - (order.get(one) ?? 0))
    .map(([release, changes]): HistoryRow => ({ release, changes }));
  return { labels: Object.fromEntries(labels), timeline, removed };
}

function planRemoved(removed: readonly RemovedThing[], { releases }: ModelHistory): SitePage {
  const first = releases[0]?.name ?? "";
  return {
    route: removedRoute,
    title: "Removed",
    description: `What is gone since ${first}, and which release was the first without it.`,
    section: "changes",
    navigation: navigationKey,
    breadcrumbs: [],
    toc: [],
    badges: [],
    content: toAnswer({
      kind: "index" as const,
      intro: `What was in a release since ${first} and is no more.`,
      noun: "removed things",
      groups: [],
      empty: "Names that are still in use are on pages of their own.",
    }),
    history: { labels: {}, timeline: [], removed },
  };
}
