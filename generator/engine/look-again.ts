import { isObject } from "./is-object.ts";
import { type Ask, type Reads, toText } from "./reads.ts";
import { isMap, toRaw } from "./seen-map.ts";
import { isSameList } from "./share-parts.ts";

/** What is found now at the places that were read, in their order; answers as text. */
export function lookAgain(reads: Reads, value: unknown): readonly unknown[] {
  const found: unknown[] = [];
  lookInto(reads, value, found);
  return found;
}

/** Puts what is found now behind what has been found elsewhere. */
export function lookInto(reads: Reads, value: unknown, found: unknown[]): void {
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
