import type { Change } from "../compare/change.ts";
import type { HistoryEvent } from "./model-history.ts";

type Events = Map<string, HistoryEvent[]>;

interface Rename {
  readonly former: string;
  readonly now: string;
}

/**
 * What has another name takes what was known of it along, and so does all that it has. Coordinates are gone through once, however
 * many renames there are, as when a package gets another name.
 */
export function carryOn(changes: readonly Change[], events: Events): void {
  const renames = changes.flatMap(toRename);
  const formers = new Set(renames.map(({ former }) => former));
  const held = new Map<string, string[]>();
  const note = (key: string): void => {
    for (const beginning of listBeginnings(key)) {
      if (!formers.has(beginning)) continue;
      const keys = held.get(beginning);
      if (keys === undefined) held.set(beginning, [key]);
      else keys.push(key);
    }
  };
  if (formers.size > 0) for (const key of events.keys()) note(key);
  for (const { former, now } of renames) {
    for (const key of [...(held.get(former) ?? [])]) {
      const moved = events.get(key);
      // It may have moved on with what it is a part of.
      if (moved === undefined) continue;
      const next = now + key.slice(former.length);
      events.delete(key);
      events.set(next, [...moved, ...(events.get(next) ?? [])]);
      note(next);
    }
  }
}

function toRename({ kind, coordinate, before, after }: Change): readonly Rename[] {
  const [from, to] = [before?.text, after?.text];
  if (kind !== "renamed" || from === undefined || to === undefined || !coordinate.endsWith(to)) return [];
  return [{ former: coordinate.slice(0, coordinate.length - to.length) + from, now: coordinate }];
}

/** What a coordinate may be a part of, e.g. of `a.B/c` that itself, `a` and `a.B`. */
function listBeginnings(key: string): readonly string[] {
  return [key, ...[...key.matchAll(/(?<!^)[^\w-]/g)].map(({ index }) => key.slice(0, index))];
}
