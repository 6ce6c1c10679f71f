import { toUSVString } from "node:util";
import { digest } from "../places/digest.ts";
import { isAnswer } from "./answer.ts";
import { isObject } from "./is-object.ts";

/** Names plain data by what it says. */
export interface DataDigests {
  of(data: unknown): string;
  /** Notes the name of a value that something else tells, so that it need not be gone through. */
  name(data: unknown, name: string): void;
  /** Names plain data by what it was made from, where that is known: the same name means the same data, another one nothing. */
  originOf(data: unknown): string | undefined;
  /** Notes what a value, and with it each of its parts, was made from. */
  nameOrigin(data: unknown, origin: string): void;
}

/** In letters. To name a longer text, as of a file, takes a fraction of what it takes to print it as JSON, which goes through its letters. */
const longText = 500;

/** Goes through a thing once, however often it is asked for. Nobody may change things between. */
export function createDataDigests(): DataDigests {
  const known = new WeakMap<object, string>();
  const named = new WeakMap<object, string>();
  const origins = new WeakMap<object, string>();
  const toPlain = (_: string, value: unknown): unknown => {
    if (typeof value === "string")
      return value.length > longText && isWhole(value) ? ["~", "text", digest(value)] : value;
    if (typeof value !== "object" || value === null) return isPlain(value) ? value : ["~", typeof value, String(value)];
    const name = named.get(value);
    if (name !== undefined) return ["~", "known", name];
    if (value instanceof Map) return ["~", "map", ...value];
    if (value instanceof Set) return ["~", "set", ...value];
    return isAnswer(value) ? ["~", "answer", value.name()] : value;
  };
  const of = (data: unknown): string => {
    if (typeof data === "string" && isWhole(data)) return digest("", data);
    const before = isObject(data) ? known.get(data) : undefined;
    if (before !== undefined) return before;
    const made = digest(JSON.stringify(data, toPlain));
    if (isObject(data)) known.set(data, made);
    return made;
  };
  return {
    of,
    name(data, name) {
      if (isObject(data)) named.set(data, name);
    },
    originOf: (data) => (isObject(data) ? origins.get(data) : undefined),
    nameOrigin(data, origin) {
      if (!isObject(data)) return;
      origins.set(data, origin);
      if (Object.getPrototypeOf(data) !== Object.prototype) return;
      for (const [key, part] of Object.entries(data)) if (isObject(part)) origins.set(part, `${origin}.${key}`);
    },
  };
}

/** JSON leaves out what is undefined, and knows neither large numbers nor those that are none. */
function isPlain(value: unknown): boolean {
  return typeof value === "number" ? Number.isFinite(value) : typeof value === "boolean" || value === null;
}

/** Without half a pair of surrogates, which has no bytes of its own to be named by. */
function isWhole(text: string): boolean {
  return toUSVString(text) === text;
}
