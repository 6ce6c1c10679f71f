import { hashText } from "../../page-model/hash-text.ts";

export interface SlotTable {
  /** The slot of each route. */
  readonly slots: ReadonlyMap<string, number>;
  /** How many slots there are. */
  readonly room: number;
}

/**
 * Gives each route a number that stays the same when pages come and go: its hash in a table that is at most
 * half full, moved on where another one is.
 */
export function assignSlots(routes: readonly string[]): SlotTable {
  let room = 64;
  while (room < routes.length * 2) room *= 2;
  const taken = new Set<number>();
  const slots = new Map<string, number>();
  for (const route of routes.toSorted()) {
    let slot = hashText(route) % room;
    while (taken.has(slot)) slot = (slot + 1) % room;
    taken.add(slot);
    slots.set(route, slot);
  }
  return { slots, room };
}
