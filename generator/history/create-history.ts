import type { Change } from "../compare/change.ts";
import { carryOn } from "./carry-on.ts";
import {
  type HistoryEvent,
  type HistoryRelease,
  type HistoryRoom,
  type ModelHistory,
  roomOf,
} from "./model-history.ts";
import { toEvent } from "./to-events.ts";

/** A history that is being written, release by release. */
export interface HistoryDraft {
  /** Adds a release, and what it changed since the last one that could be read. */
  add(release: HistoryRelease, changes: readonly Change[]): void;
  finish(): ModelHistory;
}

/** An empty history, or one that goes on from another, which stays as it is. */
export function createHistory(before?: ModelHistory): HistoryDraft {
  const releases: HistoryRelease[] = [...(before?.releases ?? [])];
  const rooms = new Map<HistoryRoom, Map<string, HistoryEvent[]>>();
  for (const [room, things] of Object.entries(before?.rooms ?? {})) {
    const copied = Object.entries(things).map(([key, events]): [string, HistoryEvent[]] => [key, [...events]]);
    rooms.set(room as HistoryRoom, new Map(copied));
  }

  function open(room: HistoryRoom): Map<string, HistoryEvent[]> {
    const known = rooms.get(room) ?? new Map<string, HistoryEvent[]>();
    rooms.set(room, known);
    return known;
  }

  return {
    add(release, changes) {
      releases.push(release);
      for (const [room, ofRoom] of groupByRoom(changes)) carryOn(ofRoom, open(room));
      const aspects = changes.filter(({ code }) => code === "breaking/aspect-renamed");
      for (const change of aspects) carryAlong(change, open("entities"));
      const moved = new Set(aspects.flatMap(({ before, after }) => [before?.text, after?.text]));
      for (const change of changes) {
        // An entity that has an aspect under another name has neither lost nor got one.
        if (/\/entity-aspect-(?:added|removed)$/.test(change.code) && moved.has(change.name)) continue;
        const event = toEvent(change, release.name);
        if (event === undefined) continue;
        const room = open(roomOf(change.area));
        const events = room.get(change.coordinate);
        if (events === undefined) room.set(change.coordinate, [event]);
        else events.push(event);
      }
    },
    finish: () => ({ formatVersion: 1, releases, rooms: Object.fromEntries([...rooms].toSorted(byKey).map(sortRoom)) }),
  };
}

function groupByRoom(changes: readonly Change[]): ReadonlyMap<HistoryRoom, readonly Change[]> {
  const groups = new Map<HistoryRoom, Change[]>();
  for (const change of changes) {
    const room = roomOf(change.area);
    const group = groups.get(room);
    if (group === undefined) groups.set(room, [change]);
    else group.push(change);
  }
  return groups;
}

/** What is known of entities with an aspect that has another name now. */
function carryAlong({ before, after }: Change, room: Map<string, HistoryEvent[]>): void {
  for (const [key, events] of [...room]) {
    const [entity = "", aspect] = key.split("/");
    if (aspect === undefined || aspect !== before?.text) continue;
    room.delete(key);
    room.set(`${entity}/${after?.text ?? aspect}`, events);
  }
}

function sortRoom([name, room]: readonly [HistoryRoom, ReadonlyMap<string, readonly HistoryEvent[]>]): readonly [
  HistoryRoom,
  Readonly<Record<string, readonly HistoryEvent[]>>,
] {
  return [name, Object.fromEntries([...room].toSorted(byKey))];
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
