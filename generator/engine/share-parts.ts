import { isAnswer } from "./answer.ts";

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
  // Nobody may have looked at it yet.
  if (isAnswer(value)) return value;
  if (Array.isArray(value)) return Array.isArray(before) ? shareList(before, value, seen) : value;
  if (value instanceof Map) return before instanceof Map ? shareMap(before, value, seen) : value;
  if (value instanceof Set) return before instanceof Set && isSameList([...before], [...value]) ? before : value;
  if (!isRecord(before) || !isRecord(value)) return value;
  return shareRecord(before, value, seen);
}

/**
 * What a file says as JSON is kept without a prototype, so that none of its keys can mean something. Read back from what an
 * earlier run has left, it has one again, and says the same.
 */
function isRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function shareList(before: readonly unknown[], value: readonly unknown[], seen: Seen): unknown {
  const shared = value.map((part, index) => share(before[index], part, seen));
  return isSameList(before, shared) ? before : shared;
}

function shareMap(before: ReadonlyMap<unknown, unknown>, value: ReadonlyMap<unknown, unknown>, seen: Seen): unknown {
  const shared = new Map([...value].map(([key, part]) => [key, share(before.get(key), part, seen)]));
  return isSameList([...before.keys()], [...shared.keys()]) && isSameList([...before.values()], [...shared.values()])
    ? before
    : shared;
}

function shareRecord(before: Record<string, unknown>, value: Record<string, unknown>, seen: Seen): unknown {
  const keys = Object.keys(value);
  const parts = keys.map((key) => share(before[key], value[key], seen));
  const isSame =
    isSameList(Object.keys(before), keys) && parts.every((part, index) => Object.is(part, before[keys[index] ?? ""]));
  if (isSame) return before;
  const shared = Object.create(Object.getPrototypeOf(value) as object | null) as Record<string, unknown>;
  for (const [index, key] of keys.entries()) shared[key] = parts[index];
  return shared;
}

/** Whether two lists hold the very same things in the same order. */
export function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => Object.is(item, right[index]));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
