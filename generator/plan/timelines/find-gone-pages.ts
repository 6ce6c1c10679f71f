import { findRule, ruleOf } from "../../compare/rules.ts";
import type { HistoryEvent, HistoryRoom, ModelHistory } from "../../history/model-history.ts";
import { sumUpEvents } from "../../history/sum-up-events.ts";
import { findFormerRoute } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findPlace } from "./find-place.ts";
import { nameGone } from "./link-gone-names.ts";
import { foldPath } from "../../places/fold-path.ts";

/** A thing that had a page of its own and has none any more, or has it under another name. */
export interface GonePage {
  readonly route: string;
  readonly room: HistoryRoom;
  /** What it was called. */
  readonly name: string;
  readonly since?: string | undefined;
  /** The first release without it. */
  readonly in: string;
  /** What has taken its place, for sure or by its likeness. */
  readonly instead?: Instead | undefined;
}

interface Instead {
  readonly name: string;
  readonly href?: string | undefined;
  readonly isSame: boolean;
}

/** The pages that are gone, each at an address that nothing else has, by the name of their thing within its room. */
export function findGonePages(
  { rooms }: ModelHistory,
  context: PlanContext,
  taken: Iterable<string>,
): ReadonlyMap<string, GonePage> {
  const occupied = new Set([...taken].map((route) => foldPath(route)));
  const gone = new Map<string, GonePage>();
  for (const [key, things] of Object.entries(rooms)) {
    const room = key as HistoryRoom;
    for (const [coordinate, events] of Object.entries(things)) {
      for (const page of listGone(room, coordinate, events, context)) {
        const known = foldPath(page.route);
        if (occupied.has(known)) continue;
        occupied.add(known);
        gone.set(nameGone(room, page.name), page);
      }
    }
  }
  return gone;
}

function listGone(
  room: HistoryRoom,
  coordinate: string,
  events: readonly HistoryEvent[],
  context: PlanContext,
): readonly GonePage[] {
  const { since } = sumUpEvents(events);
  const last = events.at(-1);
  const toHref = (name: string): string | undefined => {
    const found = findPlace(room, name, context);
    return found && found.page + (found.anchor === undefined ? "" : `#${found.anchor}`);
  };
  const find = (event: HistoryEvent, thing: string): string | undefined =>
    findFormerRoute({ area: event.area, thing, text: event.before }, context.catalogue, context.routes);
  const moved = events.flatMap((event): readonly GonePage[] => {
    const { before, name } = event;
    if (name !== undefined || before === undefined || !/-(?:renamed|moved)$/.test(event.code)) return [];
    const route = find(event, before);
    const title = room === "guides" ? context.catalogue.prose.pages.get(coordinate)?.title : undefined;
    const instead = { name: title ?? coordinate, href: toHref(coordinate), isSame: true };
    return route === undefined || before === coordinate
      ? []
      : [{ route, room, name: before, since, in: event.in, instead }];
  });
  const rule = last && findRule(last.code);
  if (last?.what !== "removed" || last.name !== undefined || rule === undefined || !ruleOf(rule.code).whole)
    return moved;
  const route = find(last, coordinate);
  if (route === undefined) return moved;
  const { instead } = last;
  return [
    ...moved,
    {
      route,
      room,
      name: coordinate,
      since,
      in: last.in,
      instead: instead === undefined ? undefined : { name: instead, href: toHref(instead), isSame: false },
    },
  ];
}
