/** What work has looked at, as plain data: enough to look at the same again, in others of the kind. */
export type Reads =
  | { readonly of: "value" }
  | { readonly of: "parts"; readonly parts: ReadonlyMap<string, Reads> }
  | {
      readonly of: "map";
      /** Of the whole map. */
      readonly whole: ReadonlySet<"keys" | "values">;
      /** Keys of the entries that were asked for, and of those of which only their being there was. */
      readonly entries: ReadonlySet<unknown>;
      readonly keys: ReadonlySet<unknown>;
    }
  | {
      readonly of: "answers";
      /** By the question as text. */
      readonly questions: ReadonlyMap<string, readonly unknown[]>;
    };

export interface NotedReads<From> {
  /** The things, for work that is to be watched. */
  readonly seen: From;
  /** What has been noted so far. */
  readonly reads: Reads;
  /** Has `seen` show other things, in which is the same wherever it has been looked at. */
  move(to: From): void;
}

/**
 * Notes each part of the things that is read, also of a part that has parts, of a map the entries that are
 * asked for, and of a function its answers, which are plain data.
 */
export function noteReads<From extends object>(from: From): NotedReads<From> {
  let now = from;
  return { ...noteParts(() => now), move: (to) => void (now = to) };
}

interface Watched<Value> {
  readonly seen: Value;
  readonly reads: Reads;
}

function noteParts<From extends object>(now: () => From): Watched<From> {
  const parts = new Map<string, Reads>();
  const read = new Map<string, unknown>();
  const seen = new Proxy(now(), {
    get(_, name) {
      if (typeof name === "symbol") return Reflect.get(now(), name);
      if (read.has(name)) return read.get(name);
      const watched = watch(() => Reflect.get(now(), name));
      parts.set(name, watched.reads);
      read.set(name, watched.seen);
      return watched.seen;
    },
  });
  return { seen, reads: { of: "parts", parts } };
}

/** A part of another kind is another part, so that what it is now tells what it will be. */
function watch(now: () => unknown): Watched<unknown> {
  const value = now();
  if (value instanceof Map) return noteEntries(now as () => ReadonlyMap<unknown, unknown>);
  if (typeof value === "function") return noteAnswers(now as () => Ask);
  if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype) return noteParts(now as () => object);
  return { seen: value, reads: { of: "value" } };
}

type Ask = (...question: readonly unknown[]) => unknown;

function noteAnswers(now: () => Ask): Watched<Ask> {
  const questions = new Map<string, readonly unknown[]>();
  const seen: Ask = (...question) => {
    questions.set(JSON.stringify(question), question);
    return now()(...question);
  };
  return { seen, reads: { of: "answers", questions } };
}

function noteEntries<Key, Value>(now: () => ReadonlyMap<Key, Value>): Watched<ReadonlyMap<Key, Value>> {
  const whole = new Set<"keys" | "values">();
  const entries = new Set<Key>();
  const keys = new Set<Key>();
  const readKeys = (): ReadonlyMap<Key, Value> => {
    whole.add("keys");
    return now();
  };
  const readAll = (): ReadonlyMap<Key, Value> => {
    whole.add("keys").add("values");
    return now();
  };
  const seen: ReadonlyMap<Key, Value> = {
    get size() {
      return readKeys().size;
    },
    get(key) {
      entries.add(key);
      return now().get(key);
    },
    has(key) {
      keys.add(key);
      return now().has(key);
    },
    keys: () => readKeys().keys(),
    values: () => readAll().values(),
    entries: () => readAll().entries(),
    forEach: (visit) => readAll().forEach(visit),
    [Symbol.iterator]: () => readAll()[Symbol.iterator](),
  };
  return { seen, reads: { of: "map", whole, entries, keys } };
}

/** What is found now at the places that were read, in their order; answers as text. */
export function lookAgain(reads: Reads, value: unknown): readonly unknown[] {
  switch (reads.of) {
    case "value":
      return [value];
    case "parts":
      return isObject(value)
        ? [...reads.parts].flatMap(([name, part]) => lookAgain(part, Reflect.get(value, name)))
        : [value];
    case "map":
      return value instanceof Map ? lookIntoMap(reads, value) : [value];
    case "answers":
      return typeof value === "function"
        ? [...reads.questions.values()].map((question) => JSON.stringify((value as Ask)(...question)))
        : [value];
  }
}

function lookIntoMap(
  { whole, entries, keys }: Extract<Reads, { of: "map" }>,
  map: ReadonlyMap<unknown, unknown>,
): readonly unknown[] {
  return [
    ...[...whole].map((what) => [...map[what]()]),
    ...[...entries].map((key) => map.get(key)),
    ...[...keys].map((key) => map.has(key)),
  ];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
