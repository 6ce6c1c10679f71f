import { isAnswer } from "./answer.ts";
import { isSameList } from "./share-parts.ts";

/** What work has looked at, as plain data: enough to look at the same again, in others of the kind. */
export type Reads =
  | { readonly of: "value" }
  | {
      readonly of: "parts";
      readonly parts: readonly (readonly [name: string, reads: Reads])[];
      /** Whether it has asked which parts there are. */
      readonly names?: true | undefined;
    }
  | {
      readonly of: "map";
      /** Of the whole map. */
      readonly whole: readonly ("keys" | "values")[];
      /** Keys of the entries that were asked for, and of those of which only their being there was. */
      readonly entries: readonly string[];
      readonly keys: readonly string[];
    }
  | { readonly of: "answers"; readonly questions: readonly (readonly unknown[])[] };

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

type Ask = (...question: readonly unknown[]) => unknown;

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

/** What is found now at the places that were read, in their order; answers as text. */
export function lookAgain(reads: Reads, value: unknown): readonly unknown[] {
  const found: unknown[] = [];
  lookInto(reads, value, found);
  return found;
}

function lookInto(reads: Reads, value: unknown, found: unknown[]): void {
  look(reads, value, (thing) => {
    found.push(thing);
    return true;
  });
}

/** Whether the very same things are found now. This is asked of every answer of a process, so it makes no list of them. */
export function findsSame(reads: Reads, value: unknown, before: readonly unknown[]): boolean {
  let index = 0;
  return look(reads, value, (thing) => isSame(before[index++], thing)) && index === before.length;
}

/** Lists of names are made for those who look. */
function isSame(before: unknown, now: unknown): boolean {
  return Object.is(before, now) || (Array.isArray(before) && Array.isArray(now) && isSameList(before, now));
}

/** Hands over what it finds, in its order, as long as that is wanted; whether it was to the end. */
function look(reads: Reads, value: unknown, hear: (thing: unknown) => boolean): boolean {
  switch (reads.of) {
    case "value":
      return hear(value);
    case "parts":
      if (!isObject(value)) return hear(value);
      if (reads.names !== undefined && !hear(Object.keys(value))) return false;
      for (const [name, part] of reads.parts) if (!look(part, Reflect.get(value, name), hear)) return false;
      return true;
    case "map":
      if (!isMap(value)) return hear(value);
      // Who has seen each entry has seen the map, which may have a name.
      if (reads.whole.includes("values") && !hear(toRaw(value))) return false;
      if (reads.whole.length > 0 && !reads.whole.includes("values") && !hear([...value.keys()])) return false;
      for (const key of reads.entries) if (!hear(value.get(key))) return false;
      for (const key of reads.keys) if (!hear(value.has(key))) return false;
      return true;
    case "answers":
      if (typeof value !== "function") return hear(value);
      for (const question of reads.questions) if (!hear(toText((value as Ask)(...question)))) return false;
      return true;
  }
}

/** What names data: by what it was made from, if that is known, and by what it says. */
interface Names {
  originOf(data: unknown): string | undefined;
  of(data: unknown): string;
}

/** A place that was read. */
export interface NamedPlace {
  readonly path: string;
  readonly name: string;
  /** Names what was found there and below by what it says, in the order of `lookAgain`. */
  says(): readonly string[];
}

/**
 * Names what is found now at the places that were read. Where it is known what a thing was made from,
 * that tells of all that was read in it, and nobody looks there.
 */
export function namePlaces(reads: Reads, value: unknown, names: Names): readonly NamedPlace[] {
  const places: NamedPlace[] = [];
  const visit = (reads: Reads, value: unknown, path: string): void => {
    const origin = names.originOf(value);
    if (origin !== undefined) {
      places.push({ path, name: origin, says: () => lookAgain(reads, value).map((thing) => names.of(thing)) });
    } else if (reads.of === "parts" && isObject(value)) {
      if (reads.names !== undefined) visit({ of: "value" }, Object.keys(value), join(path, everyName));
      for (const [part, inner] of reads.parts) visit(inner, Reflect.get(value, part), join(path, part));
    } else {
      const found = lookAgain(reads, value);
      const paths = found.length === 1 ? [path] : nameReads(reads, path);
      for (const [index, thing] of found.entries()) {
        const made = names.originOf(thing);
        const name = made ?? names.of(thing);
        places.push({ path: paths[index] ?? path, name, says: () => [made === undefined ? name : names.of(thing)] });
      }
    }
  };
  visit(reads, value, "");
  return places;
}

/** Names of the places that were read, in their order. */
export function nameReads(reads: Reads, path = ""): readonly string[] {
  const below = (name: string): string => join(path, name);
  switch (reads.of) {
    case "value":
      return [path];
    case "parts":
      return [
        ...(reads.names === undefined ? [] : [below(everyName)]),
        ...reads.parts.flatMap(([name, part]) => nameReads(part, below(name))),
      ];
    case "map":
      return [
        ...nameWhole(reads.whole).map(below),
        ...reads.entries.map(below),
        ...reads.keys.map((key) => below(`${key}?`)),
      ];
    case "answers":
      return reads.questions.map((question) => `${path}(${question.map(toText).join(", ")})`);
  }
}

const everyName = "every name";

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function nameWhole(whole: readonly ("keys" | "values")[]): readonly string[] {
  if (whole.includes("values")) return ["every entry"];
  return whole.length > 0 ? ["every key"] : [];
}

/** Marks a map that is watched, since work may hand it on to work of others, and gives what it is a view of, all of which is read then. */
const seenMap = Symbol("seen map");

interface SeenMap {
  readonly [seenMap]: () => ReadonlyMap<string, unknown>;
}

function isSeenMap(value: object): value is SeenMap {
  return seenMap in value;
}

function isMap(value: unknown): value is ReadonlyMap<string, unknown> {
  return value instanceof Map || (isObject(value) && isSeenMap(value));
}

/** The map itself, whoever has watched it on the way. */
function toRaw(map: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  return isSeenMap(map) ? toRaw(map[seenMap]()) : map;
}

function toText(data: unknown): string {
  return JSON.stringify(data) ?? "undefined";
}

function isPlainObject(value: unknown): value is object {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
