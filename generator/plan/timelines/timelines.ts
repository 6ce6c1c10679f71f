/*
 * What releases have done to the things on each page: labels, a timeline, and what is gone. It takes a history as it was read and
 * adds it to pages that are planned, so that no other room knows of it.
 */
import { toAnswer } from "../../engine/answer.ts";
import { findRule } from "../../compare/rules.ts";
import { sayChange } from "../../compare/say-change.ts";
import type { HistoryEvent, HistoryRoom, ModelHistory } from "../../history/model-history.ts";
import { type Life, sumUpEvents } from "../../history/sum-up-events.ts";
import { historyId, type HistoryRow, type PageHistory, type RemovedThing } from "../../page-model/history.ts";
import type { IndexGroup } from "../../page-model/metamodel.ts";
import { nameVersion } from "../../page-model/name-version.ts";
import type { NavigationTree, SitePage } from "../../page-model/page.ts";
import type { RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { changesKey } from "../changes/plan-changes-pages.ts";
import { findGonePages, type GonePage } from "./find-gone-pages.ts";
import { findInnerPlaces } from "./find-inner-places.ts";
import { findPlace, type Place } from "./find-place.ts";
import { linkGoneNames, nameGone } from "./link-gone-names.ts";
import { createGonePages, roomLabels } from "./plan-gone-page.ts";

export { findPlace } from "./find-place.ts";

/** The page of things whose own page is gone. */
const removedRoute = "changes/removed";

interface Draft {
  readonly labels: Map<string, string>;
  readonly releases: Map<string, RichText[]>;
  readonly removed: RemovedThing[];
  /** What is said of the page's own thing. */
  own?: string | undefined;
}

/** The pages and trees of a site once they say what releases have done. */
export interface Timelines {
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/** The pages with what releases have done to their things, those that stand where something was, and one that lists what is gone. */
export function addTimelines(
  pages: readonly SitePage[],
  trees: ReadonlyMap<string, NavigationTree>,
  context: PlanContext,
): Timelines {
  const history = context.options.releases;
  if (history === undefined) return { pages, navigation: trees };
  const { links, catalogue } = context;
  const routes = [...pages.map(({ route }) => route), removedRoute];
  const redirected = catalogue.redirects.map(({ from }) => from.replace(/^\/|\/$/g, ""));
  const gonePages = findGonePages(history, context, [...routes, ...redirected]);
  const { drafts, gone, order } = draftAll(history, gonePages, context);
  const href = links.route(removedRoute);
  const place = { section: "changes", navigation: changesKey, breadcrumbs: [{ label: removedLabel, href }] } as const;
  const hrefs = Object.fromEntries([...gonePages].map(([name, { route }]) => [name, links.route(route)]));
  const all = [...linkGoneNames(pages, hrefs), ...[...gonePages.values()].map(createGonePages(context, place))];
  const told = all.map((page) => {
    const draft = drafts.get(links.route(page.route));
    if (draft === undefined) return page;
    // That a thing is gone is what its page is about.
    if (page.isGone === true && draft.removed.length === 0 && draft.releases.size <= 1) return page;
    const badges =
      draft.own === undefined ? page.badges : [...page.badges, { label: draft.own, tone: "neutral" } as const];
    const isTold = draft.releases.size + draft.removed.length > 0;
    const toc = isTold ? [...page.toc, { id: historyId, label: "History", level: 2 } as const] : page.toc;
    return { ...page, toc, badges, history: finish(draft, order) };
  });
  if (gone.length === 0 && gonePages.size === 0) return { pages: told, navigation: trees };
  const { label = "Changes", items = [] } = trees.get(changesKey) ?? {};
  const tree = { label, items: [...items, { label: removedLabel, href }] };
  const removed = { ...planRemoved(gone, [...gonePages.values()], history, links), ...place, breadcrumbs: [] };
  return { pages: [...told, removed], navigation: new Map([...trees, [changesKey, tree]]) };
}

interface Drafted {
  /** By address of the page. */
  readonly drafts: ReadonlyMap<string, Draft>;
  /** What is gone and was never on a page that can be told. */
  readonly gone: readonly RemovedThing[];
  /** The place of each release. */
  readonly order: ReadonlyMap<string, number>;
}

function draftAll(history: ModelHistory, gonePages: ReadonlyMap<string, GonePage>, context: PlanContext): Drafted {
  const { labelledReleases = 12 } = context.options;
  const order = new Map(history.releases.map(({ name }, index) => [name, index]));
  const recent = new Set(history.releases.slice(Math.max(0, order.size - labelledReleases)).map(({ name }) => name));
  // What came with what it is a part of is no news.
  const asNews = (life: Life, parent: readonly HistoryEvent[] = []): Life => {
    const { since } = sumUpEvents(parent);
    const isNews = since === undefined || (order.get(life.since ?? "") ?? 0) > (order.get(since) ?? 0);
    return isNews ? life : { ...life, since: undefined };
  };
  const findFormer = (room: string, coordinate: string, thing: string): Place | undefined => {
    const former = gonePages.get(nameGone(room, thing));
    const page = former && context.links.route(former.route);
    if (page === undefined) return undefined;
    return coordinate === thing ? { page, isOwn: true } : { page, anchor: toId(coordinate.slice(thing.length + 1)) };
  };
  const drafts = new Map<string, Draft>();
  const openDraft = (page: string): Draft => {
    const draft = drafts.get(page) ?? { labels: new Map(), releases: new Map(), removed: [] };
    drafts.set(page, draft);
    return draft;
  };
  const gone: RemovedThing[] = [];
  for (const [room, things] of Object.entries(history.rooms)) {
    for (const [coordinate, events] of Object.entries(things)) {
      const thing = events.at(-1)?.thing ?? "";
      const place = findPlace(room as HistoryRoom, coordinate, context, thing) ?? findFormer(room, coordinate, thing);
      const told = sumUpEvents(events);
      const life = place?.isThere === true ? { ...told, removed: undefined } : told;
      if (place === undefined) {
        if (life.removed !== undefined) gone.push(toRemoved(coordinate, events, life));
        continue;
      }
      const isPart = place.isOwn !== true && thing !== coordinate;
      const news = isPart ? asNews(life, things[events[0]?.thing ?? ""]) : life;
      tell(openDraft(place.page), { coordinate, events, life: news, place, recent });
      if (room !== "schemas" || toLabel(news, recent) === undefined) continue;
      for (const { page, anchor, around } of findInnerPlaces(coordinate, context)) {
        const label = toLabel(
          around.reduce((inner, outer) => asNews(inner, things[outer]), news),
          recent,
        );
        if (label !== undefined) openDraft(page).labels.set(anchor, label);
      }
    }
  }
  return { drafts, gone, order };
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
  if (life.removed !== undefined) {
    removed.push(...(place.isOwn ? listMembers(events, life.removed) : [toRemoved(coordinate, events, life, place)]));
  }
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
  if (deprecated !== undefined) return `deprecated in ${nameVersion(deprecated)}`;
  return since !== undefined && recent.has(since) ? `since ${nameVersion(since)}` : undefined;
}

function toRemoved(
  coordinate: string,
  events: readonly HistoryEvent[],
  { since, removed }: Life,
  place?: Place,
): RemovedThing {
  const last = events.at(-1);
  const parts = [
    ...(since === undefined ? [] : [`since ${nameVersion(since)}`]),
    `removed in ${nameVersion(removed ?? "")}`,
    ...(last?.instead === undefined ? [] : [`perhaps now ${last.instead}`]),
  ];
  return {
    id: place === undefined ? toId(coordinate) : place.anchor,
    name: last?.name ?? coordinate,
    note: parts.join(", "),
    ...(last?.members === undefined ? {} : { members: last.members }),
  };
}

/** What went with a thing that has a page where it was. */
function listMembers(events: readonly HistoryEvent[], release: string): readonly RemovedThing[] {
  const members = events.at(-1)?.members ?? [];
  return members.map((name) => ({ id: toId(name), name, note: `removed in ${nameVersion(release)}` }));
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

const removedLabel = "Removed";

/** Everything that is gone: what has a page where it was, by where it belonged, and the rest. */
function planRemoved(
  removed: readonly RemovedThing[],
  pages: readonly GonePage[],
  { releases }: ModelHistory,
  links: PlanContext["links"],
): Omit<SitePage, "section" | "navigation" | "breadcrumbs"> {
  const first = nameVersion(releases[0]?.name ?? "");
  const groups = Object.entries(roomLabels).flatMap(([room, label]): readonly IndexGroup[] => {
    const items = pages
      .filter((page) => page.room === room)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, route, in: release, instead }) => ({
        link: { label: name, href: links.route(route), code: true },
        summary: instead === undefined ? "" : `${instead.isSame ? "now" : "perhaps now"} ${instead.name}`,
        badges: [],
        note: [
          {
            text: `${instead?.isSame !== true ? "removed" : room === "guides" ? "moved" : "renamed"} in ${nameVersion(release)}`,
          },
        ],
      }));
    return items.length === 0 ? [] : [{ id: `~${room}`, label, items }];
  });
  return {
    route: removedRoute,
    title: removedLabel,
    description: `What is gone since ${first}, and which release was the first without it.`,
    toc: [
      ...groups.map(({ id, label }) => ({ id, label, level: 2 as const })),
      ...(removed.length === 0 ? [] : [{ id: historyId, label: "History", level: 2 as const }]),
    ],
    badges: [],
    content: toAnswer({
      kind: "index" as const,
      intro: `What was in a release since ${first} and is no more. Parts of what is still there are told on its page.`,
      noun: "removed things",
      groups,
      empty: "Names that are still in use are on pages of their own.",
    }),
    ...(removed.length > 0 && { history: { labels: {}, timeline: [], removed } }),
  };
}
