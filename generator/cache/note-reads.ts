import { isSameList } from "./share-parts.ts";

/** Tells whether what was read of some things would be read in others as well. */
export type Reading = (from: object) => boolean;

/**
 * The things, for work that is to be watched: each part that it reads is noted, and of a map the
 * entries that it asks for. The second function gives what has been noted so far.
 */
export function noteReads<From extends object>(from: From): { readonly seen: From; notes(): readonly Reading[] } {
  const notes = new Map<string, Reading>();
  const maps = new Map<string, ReadonlyMap<unknown, unknown>>();
  const seen = new Proxy(from, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return value;
      if (!(value instanceof Map)) {
        notes.set(name, (later) => isSame(Reflect.get(later, name), value));
        return value;
      }
      const note = (what: string, reading: (map: ReadonlyMap<unknown, unknown>) => boolean): void => {
        if (notes.has(`${name} ${what}`)) return;
        notes.set(`${name} ${what}`, (later) => {
          const map: unknown = Reflect.get(later, name);
          return map === value || (map instanceof Map && reading(map));
        });
      };
      let map = maps.get(name);
      if (map === undefined) maps.set(name, (map = noteReadsOfMap(value, note)));
      return map;
    },
  });
  return { seen, notes: () => [...notes.values()] };
}

type Note = (what: string, reading: (map: ReadonlyMap<unknown, unknown>) => boolean) => void;

function noteReadsOfMap<Key, Value>(map: ReadonlyMap<Key, Value>, note: Note): ReadonlyMap<Key, Value> {
  const readKeys = (): ReadonlyMap<Key, Value> => {
    note("keys", (later) => isSameList([...later.keys()], [...map.keys()]));
    return map;
  };
  const readAll = (): ReadonlyMap<Key, Value> => {
    readKeys();
    note("values", (later) => isSameList([...later.values()], [...map.values()]));
    return map;
  };
  return {
    get size() {
      return readKeys().size;
    },
    get(key) {
      const value = map.get(key);
      note(`entry ${String(key)}`, (later) => Object.is(later.get(key), value));
      return value;
    },
    has(key) {
      const isThere = map.has(key);
      note(`key ${String(key)}`, (later) => later.has(key) === isThere);
      return isThere;
    },
    keys: () => readKeys().keys(),
    values: () => readAll().values(),
    entries: () => readAll().entries(),
    forEach: (visit) => readAll().forEach(visit),
    [Symbol.iterator]: () => readAll()[Symbol.iterator](),
  };
}

/** Lists are made anew in every run; what counts is what is in them. */
function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (Array.isArray(left) && Array.isArray(right) && isSameList(left, right));
}
