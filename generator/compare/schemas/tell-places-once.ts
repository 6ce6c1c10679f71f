import type { Change } from "../change.ts";
import { anything } from "./compare-places.ts";

/**
 * What differs in types, without what is told of places of a list by itself: the type of a list only says of which types its items are,
 * wherever they stand. Whom it fails without that it still tells, but of a list in which anything may follow.
 */
export function tellPlacesOnce(types: readonly Change[], others: readonly Change[]): readonly Change[] {
  const places = new Map<string, Change[]>();
  for (const change of others) {
    const [, list] = /^(.*)\[\d+\]$/s.exec(change.coordinate) ?? [];
    if (list === undefined || !placeCodes.has(change.code)) continue;
    const known = places.get(list);
    if (known === undefined) places.set(list, [change]);
    else known.push(change);
  }
  if (places.size === 0) return [...types, ...others];
  const isTold = (change: Change): boolean =>
    [...places].some(
      ([list, told]) => isOfItems(change.coordinate, list) && (told.some(isOpen) || failsNoMore(change, told)),
    );
  return [...types.filter((change) => !isTold(change)), ...others];
}

/** By which a place of a list is told. */
const placeCodes: ReadonlySet<string> = new Set(["breaking/type-changed", "breaking/type-widened"]);

function isOpen({ before, after }: Change): boolean {
  return before?.text === anything || after?.text === anything;
}

/** Whether a change is about the items of a list themselves, or one of the types that they may be. */
function isOfItems(coordinate: string, list: string): boolean {
  const rest = coordinate.startsWith(`${list}[]`) ? coordinate.slice(list.length + 2) : undefined;
  return rest === "" || (rest !== undefined && /^<[^<>]*>$/.test(rest));
}

function failsNoMore({ readings = [] }: Change, told: readonly Change[]): boolean {
  const all = told.flatMap((change) => change.readings ?? []);
  return readings.every(
    ({ newReadsOld, oldReadsNew }) =>
      (newReadsOld || all.some((reading) => !reading.newReadsOld)) &&
      (oldReadsNew || all.some((reading) => !reading.oldReadsNew)),
  );
}
