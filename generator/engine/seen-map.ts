import { isObject } from "./is-object.ts";

/** Marks a map that is watched, since work may hand it on to work of others, and gives what it is a view of, all of which is read then. */
export const seenMap = Symbol("seen map");

/** A map that is watched. */
export interface SeenMap {
  readonly [seenMap]: () => ReadonlyMap<string, unknown>;
}

function isSeenMap(value: object): value is SeenMap {
  return seenMap in value;
}

/** Whether a thing is a map, be it a watched one. */
export function isMap(value: unknown): value is ReadonlyMap<string, unknown> {
  return value instanceof Map || (isObject(value) && isSeenMap(value));
}

/** The map itself, whoever has watched it on the way. */
export function toRaw(map: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  return isSeenMap(map) ? toRaw(map[seenMap]()) : map;
}
