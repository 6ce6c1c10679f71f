import { isAnswer } from "./answer.ts";
import { isObject } from "./is-object.ts";

/**
 * The value, made of parts of `before` wherever they say the same: what is equal is then identical, so
 * that a change can be found by identity. Both are plain data; anything else is taken as it is.
 */
export function shareParts<Value>(before: unknown, value: Value): Value {
  return share(before, value, new Map()) as Value;
}

type Seen = Map<object, { readonly before: object; readonly shared: unknown }>;

function share(before: unknown, value: unknown, seen: Seen): unknown {
  if (Object.is(before, value) || !isObject(before) || !isObject(value)) return value;
  // Lists and maps that stand at several places are gone through once; a single thing is compared sooner than noted.
  if (!Array.isArray(value) && !(value instanceof Map)) return shareObject(before, value, seen);
  const known = seen.get(value);
  if (known?.before === before) return known.shared;
  const shared = shareObject(before, value, seen);
  seen.set(value, { before, shared });
  return shared;
}

function shareObject(before: object, value: object, seen: Seen): unknown {
  if (Array.isArray(value)) return Array.isArray(before) ? shareList(before, value, seen) : value;
  if (value instanceof Map) return before instanceof Map ? shareMap(before, value, seen) : value;
  if (value instanceof Set) return before instanceof Set && isSameList([...before], [...value]) ? before : value;
  // Nobody may have looked at an answer yet.
  return isRecord(before) && isRecord(value) && !isAnswer(value) ? shareRecord(before, value, seen) : value;
}

/*
 * Most of what is compared says the same: each of these begins to make something of its own where it meets the first
 * difference, of what came before it in the other one.
 */

function shareList(before: readonly unknown[], value: readonly unknown[], seen: Seen): unknown {
  let shared: unknown[] | undefined;
  for (let index = 0; index < value.length; index += 1) {
    const part = share(before[index], value[index], seen);
    if (shared === undefined && index < before.length && Object.is(part, before[index])) continue;
    shared ??= before.slice(0, index);
    shared.push(part);
  }
  return shared ?? (before.length === value.length ? before : before.slice(0, value.length));
}

function shareMap(before: ReadonlyMap<unknown, unknown>, value: ReadonlyMap<unknown, unknown>, seen: Seen): unknown {
  let shared: Map<unknown, unknown> | undefined;
  let index = 0;
  const others = before.keys();
  value.forEach((own, key) => {
    const other = before.get(key);
    const part = share(other, own, seen);
    if (shared === undefined) {
      const next = others.next();
      if (next.done !== true && Object.is(next.value, key) && Object.is(other, part)) {
        index += 1;
        return;
      }
      shared = takeFirst(before, index);
    }
    shared.set(key, part);
  });
  return shared ?? (before.size === value.size ? before : takeFirst(before, index));
}

function takeFirst(map: ReadonlyMap<unknown, unknown>, count: number): Map<unknown, unknown> {
  const first = new Map<unknown, unknown>();
  for (const [key, part] of map) {
    if (first.size === count) break;
    first.set(key, part);
  }
  return first;
}

function shareRecord(before: Record<string, unknown>, value: Record<string, unknown>, seen: Seen): unknown {
  const keys = Object.keys(value);
  let shared = hasKeys(before, keys) ? undefined : copyRecord(value);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? "";
    const other = shared === undefined || Object.hasOwn(before, key) ? before[key] : undefined;
    const part = share(other, value[key], seen);
    if (shared === undefined) {
      if (Object.is(part, other)) continue;
      shared = copyRecord(value);
      for (const same of keys.slice(0, index)) shared[same] = before[same];
    }
    shared[key] = part;
  }
  return shared ?? before;
}

/** Whether these are its keys, in their order. Records are many, so that a list of the keys of each would cost as much as to compare them. */
function hasKeys(record: Record<string, unknown>, keys: readonly string[]): boolean {
  let index = 0;
  for (const key in record) {
    if (keys[index] !== key) return false;
    index += 1;
  }
  return index === keys.length;
}

function copyRecord(record: Record<string, unknown>): Record<string, unknown> {
  if (Object.getPrototypeOf(record) !== null) return { ...record };
  return Object.assign(Object.create(null) as Record<string, unknown>, record);
}

/**
 * What a file says as JSON is kept without a prototype, so that none of its keys can mean something. Read back from what an
 * earlier run has left, it has one again, and says the same.
 */
function isRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether two lists hold the very same things in the same order. */
export function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) if (!Object.is(left[index], right[index])) return false;
  return true;
}
