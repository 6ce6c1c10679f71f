/** Something that work may look at: a part of what it is handed, or one thing about a part that is a map. */
export interface Read {
  readonly part: string;
  readonly about?: "keys" | "values" | "entry" | "key" | undefined;
  /** Of an entry. */
  readonly key?: unknown;
}

/** With what work has found there. */
export interface NotedRead extends Read {
  readonly found: unknown;
}

/**
 * The things, for work that is to be watched: each part that it reads is noted, and of a map the
 * entries that it asks for. The second function gives what has been noted so far.
 */
export function noteReads<From extends object>(from: From): { readonly seen: From; notes(): readonly NotedRead[] } {
  const notes = new Map<string, NotedRead>();
  const maps = new Map<string, ReadonlyMap<unknown, unknown>>();
  const note = (read: Read): void => {
    const name = `${read.part} ${read.about ?? ""} ${String(read.key ?? "")}`;
    if (!notes.has(name)) notes.set(name, { ...read, found: readAgain(from, read) });
  };
  const seen = new Proxy(from, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return value;
      if (!(value instanceof Map)) {
        note({ part: name });
        return value;
      }
      let map = maps.get(name);
      if (map === undefined) maps.set(name, (map = noteReadsOfMap(value, (read) => note({ part: name, ...read }))));
      return map;
    },
  });
  return { seen, notes: () => [...notes.values()] };
}

/** What is found now where work has read; lists are made anew each time. */
export function readAgain(from: object, { part, about, key }: Read): unknown {
  const value: unknown = Reflect.get(from, part);
  if (!(value instanceof Map)) return value;
  switch (about) {
    case "keys":
      return [...value.keys()];
    case "values":
      return [...value.values()];
    case "entry":
      return value.get(key);
    case "key":
      return value.has(key);
    case undefined:
      return value;
  }
}

function noteReadsOfMap<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  note: (read: Omit<Read, "part">) => void,
): ReadonlyMap<Key, Value> {
  const readKeys = (): ReadonlyMap<Key, Value> => {
    note({ about: "keys" });
    return map;
  };
  const readAll = (): ReadonlyMap<Key, Value> => {
    readKeys();
    note({ about: "values" });
    return map;
  };
  return {
    get size() {
      return readKeys().size;
    },
    get(key) {
      note({ about: "entry", key });
      return map.get(key);
    },
    has(key) {
      note({ about: "key", key });
      return map.has(key);
    },
    keys: () => readKeys().keys(),
    values: () => readAll().values(),
    entries: () => readAll().entries(),
    forEach: (visit) => readAll().forEach(visit),
    [Symbol.iterator]: () => readAll()[Symbol.iterator](),
  };
}
