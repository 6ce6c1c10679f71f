import { hashText } from "./hash-text.ts";

/**
 * Gives each route a number that stays the same when pages come and go: its hash in a table that is at most
 * half full, moved on where another one is. The index doesn't hold it, since both who make and who read it can tell.
 */
export function assignSlots(routes: readonly string[]): ReadonlyMap<string, number> {
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
  return slots;
}
