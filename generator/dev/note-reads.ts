import { isSameList } from "./share-parts.ts";

/** Tells whether what was read of some things would be read in others as well. */
export type Reading = (from: object) => boolean;

/**
 * The things, for work that is to be watched: each part that it reads is noted, also of a part that has
 * parts, of a map the entries that it asks for, and of a function its answers, which are plain data. The
 * second function gives what has been noted so far.
 */
export function noteReads<From extends object>(from: From): { readonly seen: From; notes(): readonly Reading[] } {
  const notes: Reading[] = [];
  return { seen: noteParts(from, (reading) => notes.push(reading)), notes: () => [...notes] };
}

/** Takes a reading down; what it is asked about later may be anything that stands in the same place. */
type Note = (reading: (later: unknown) => boolean) => void;

function noteParts<From extends object>(from: From, note: Note): From {
  const read = new Map<string, unknown>();
  return new Proxy(from, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return value;
      if (read.has(name)) return read.get(name);
      const watched = watch(value, (reading) => note((later) => isObject(later) && reading(Reflect.get(later, name))));
      read.set(name, watched);
      return watched;
    },
  });
}

function watch(value: unknown, note: Note): unknown {
  const noteUnlessSame: Note = (reading) => note((later) => Object.is(later, value) || reading(later));
  if (value instanceof Map) return noteEntries(value, noteUnlessSame);
  if (typeof value === "function") return noteAnswers(value as Asked, noteUnlessSame);
  if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype) return noteParts(value, noteUnlessSame);
  // Lists are made anew in every run; what counts is what is in them.
  note((later) => Object.is(later, value) || isSameArray(later, value));
  return value;
}

type Asked = (...question: readonly unknown[]) => unknown;

function noteAnswers(ask: Asked, note: Note): Asked {
  const asked = new Set<string>();
  return (...question) => {
    const answer = ask(...question);
    const key = JSON.stringify(question);
    if (asked.has(key)) return answer;
    asked.add(key);
    const text = JSON.stringify(answer);
    note((later) => typeof later === "function" && JSON.stringify((later as Asked)(...question)) === text);
    return answer;
  };
}

function noteEntries<Key, Value>(map: ReadonlyMap<Key, Value>, note: Note): ReadonlyMap<Key, Value> {
  const found = new Map<Key, Value | undefined>();
  const looked = new Set<Key>();
  const noted = new Set<string>();
  const noteMap = (what: string, reading: (later: ReadonlyMap<unknown, unknown>) => boolean): void => {
    if (noted.has(what)) return;
    noted.add(what);
    note((later) => later instanceof Map && reading(later));
  };
  const readKeys = (): ReadonlyMap<Key, Value> => {
    noteMap("keys", (later) => isSameList([...later.keys()], [...map.keys()]));
    return map;
  };
  const readAll = (): ReadonlyMap<Key, Value> => {
    readKeys();
    noteMap("values", (later) => isSameList([...later.values()], [...map.values()]));
    return map;
  };
  return {
    get size() {
      return readKeys().size;
    },
    get(key) {
      if (found.size === 0)
        noteMap("entries", (later) => [...found].every(([each, value]) => Object.is(later.get(each), value)));
      const value = map.get(key);
      found.set(key, value);
      return value;
    },
    has(key) {
      if (looked.size === 0)
        noteMap("some keys", (later) => [...looked].every((each) => later.has(each) === map.has(each)));
      looked.add(key);
      return map.has(key);
    },
    keys: () => readKeys().keys(),
    values: () => readAll().values(),
    entries: () => readAll().entries(),
    forEach: (visit) => readAll().forEach(visit),
    [Symbol.iterator]: () => readAll()[Symbol.iterator](),
  };
}

function isSameArray(left: unknown, right: unknown): boolean {
  return Array.isArray(left) && Array.isArray(right) && isSameList(left, right);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
