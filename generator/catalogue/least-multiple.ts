import { isWhole } from "./is-whole.ts";

/** The least number that is a multiple of both; undefined where one is none of which there are multiples, or has more digits than can be counted. */
export function leastMultiple(one: number | bigint, other: number | bigint): number | bigint | undefined {
  if (!(one > 0) || !(other > 0)) return undefined;
  const places = Math.max(countPlaces(one), countPlaces(other));
  if (places > mostPlaces) return undefined;
  const [first, second] = [toUnits(one, places), toUnits(other, places)];
  const units = (first * second) / findDivisor(first, second);
  if (places > 0) return Number(units) / 10 ** places;
  return units <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(units) : units;
}

const mostPlaces = 15;

/** How many digits stand behind the point. */
function countPlaces(value: number | bigint): number {
  if (isWhole(value)) return 0;
  const [, places] = /^\d+\.(\d+)$/.exec(String(value)) ?? [];
  return places?.length ?? Infinity;
}

function toUnits(value: number | bigint, places: number): bigint {
  const [whole = "0", part = ""] = (isWhole(value) ? BigInt(value).toString() : String(value)).split(".");
  return BigInt(`${whole}${part.padEnd(places, "0")}`);
}

function findDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
