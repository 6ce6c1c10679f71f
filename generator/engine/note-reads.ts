import { isAnswer } from "./answer.ts";
import { isObject } from "./is-object.ts";
import { lookInto } from "./look-again.ts";
import { type Ask, type Reads, toText } from "./reads.ts";
import { isMap, seenMap, type SeenMap } from "./seen-map.ts";

/** Things that are watched while work looks at them, and what it has looked at. */
export interface NotedReads<From> {
  /** The things, for work that is to be watched. */
  readonly seen: From;
  /** What has been noted so far. */
  reads(): Reads;
  /** What was found there, in the order of `lookAgain`. */
  found(): readonly unknown[];
  /** What work gives, with things that it was handed in place of their views: who gives a thing on has read all of it. */
  unwrap<Value>(given: Value): Value;
}

/**
 * Notes each part of the things that is read, also of a part that has parts, of a map the entries that are
 * asked for, and of a function its answers, which are plain data.
 */
export function noteReads<From extends object>(from: From): NotedReads<From> {
  const views: Views = new Map();
  const unwrap = (given: unknown, depth: number): unknown => {
    const view = isObject(given) ? views.get(given) : undefined;
    if (view !== undefined) return view();
    if (depth === 0) return given;
    if (Array.isArray(given)) return keepSame(given, (part) => unwrap(part, depth - 1));
    if (!isPlainObject(given) || isAnswer(given)) return given;
    const parts = Object.values(given);
    const raw = keepSame(parts, (part) => unwrap(part, depth - 1));
    if (raw === parts) return given;
    return Object.fromEntries(Object.keys(given).map((name, index) => [name, raw[index]]));
  };
  const { seen, reads, collect } = noteParts(from, views);
  return {
    seen,
    reads,
    found() {
      const found: unknown[] = [];
      collect(found);
      return found;
    },
    unwrap: (given) => unwrap(given, mostDeep) as typeof given,
  };
}

/** Work that gives on what it was handed does so near the top of what it gives. */
const mostDeep = 3;

/** By what work sees of things, what gives the thing itself and notes that all of it was read. */
type Views = Map<object, () => unknown>;

function keepSame(parts: readonly unknown[], change: (part: unknown) => unknown): readonly unknown[] {
  const changed = parts.map(change);
  return changed.every((part, index) => part === parts[index]) ? parts : changed;
}

interface Watched<Value> extends Pick<NotedReads<Value>, "reads"> {
  readonly seen: Value;
  /** Puts what was found behind what has been found elsewhere. */
  collect(found: unknown[]): void;
}

function noteParts<From extends object>(from: From, views: Views): Watched<From> {
  const parts = new Map<string, Watched<unknown>>();
  let names: true | undefined;
  let isWhole = false;
  const seen = new Proxy(from, {
    ownKeys() {
      names = true;
      return Reflect.ownKeys(from);
    },
    // Whoever asks whether there is a part depends on which there are.
    has(_, name) {
      names = true;
      return Reflect.has(from, name);
    },
    getOwnPropertyDescriptor(_, name) {
      names = true;
      return Reflect.getOwnPropertyDescriptor(from, name);
    },
    get(_, name) {
      if (typeof name === "symbol") return Reflect.get(from, name) as unknown;
      let watched = parts.get(name);
      if (watched === undefined) {
        watched = watch(Reflect.get(from, name), views);
        parts.set(name, watched);
      }
      return watched.seen;
    },
  });
  views.set(seen, () => {
    isWhole = true;
    return from;
  });
  return {
    seen,
    reads: () =>
      isWhole
        ? { of: "value" }
        : { of: "parts", parts: [...parts].map(([name, part]) => [name, part.reads()] as const), names },
    collect(found) {
      if (isWhole) {
        found.push(from);
        return;
      }
      if (names !== undefined) found.push(Object.keys(from));
      for (const part of parts.values()) part.collect(found);
    },
  };
}

/** A part of another kind is another part, so that what it is now tells what it will be. */
function watch(value: unknown, views: Views): Watched<unknown> {
  if (isMap(value)) return noteEntries(value, views);
  if (typeof value === "function") return noteAnswers(value as Ask);
  if (isPlainObject(value) && !isAnswer(value)) return noteParts(value, views);
  return { seen: value, reads: () => ({ of: "value" }), collect: (found) => void found.push(value) };
}

function noteAnswers(answer: Ask): Watched<Ask> {
  const asked = new Map<string, readonly [question: readonly unknown[], answer: string]>();
  return {
    seen: (...given) => {
      const question = trimQuestion(given);
      const found = answer(...question);
      asked.set(toText(question), [question, toText(found)]);
      return found;
    },
    reads: () => ({ of: "answers", questions: [...asked.values()].map(([question]) => question) }),
    collect(found) {
      for (const [, given] of asked.values()) found.push(given);
    },
  };
}

/** Without what was left out at its end: JSON, as which it is kept, would make something else of it. */
function trimQuestion(question: readonly unknown[]): readonly unknown[] {
  return question.slice(0, question.findLastIndex((part) => part !== undefined) + 1);
}

function noteEntries<Value>(map: ReadonlyMap<string, Value>, views: Views): Watched<ReadonlyMap<string, Value>> {
  let isWhole = false;
  const whole = new Set<"keys" | "values">();
  const entries = new Set<string>();
  const keys = new Set<string>();
  const readKeys = (): ReadonlyMap<string, Value> => {
    whole.add("keys");
    return map;
  };
  const readAll = (): ReadonlyMap<string, Value> => {
    whole.add("keys").add("values");
    return map;
  };
  const seen: SeenMap & ReadonlyMap<string, Value> = {
    [seenMap]: readAll,
    get size() {
      return readKeys().size;
    },
    get(key) {
      entries.add(key);
      return map.get(key);
    },
    has(key) {
      keys.add(key);
      return map.has(key);
    },
    keys: () => readKeys().keys(),
    values: () => readAll().values(),
    entries: () => readAll().entries(),
    forEach: (visit) => readAll().forEach(visit),
    [Symbol.iterator]: () => readAll()[Symbol.iterator](),
  };
  views.set(seen, () => {
    isWhole = true;
    return map;
  });
  const reads = (): Reads => {
    if (isWhole) return { of: "value" };
    // Who has gone through all of it has seen each entry.
    const isAll = whole.has("values");
    return { of: "map", whole: [...whole], entries: isAll ? [] : [...entries], keys: isAll ? [] : [...keys] };
  };
  return { seen, reads, collect: (found) => lookInto(reads(), map, found) };
}

function isPlainObject(value: unknown): value is object {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}
