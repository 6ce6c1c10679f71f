import type { NamedSchema } from "../../catalogue/schema.ts";

/** Numbers and names that nobody may use. */
export interface Reserved {
  /** As they are written, e.g. `4`, `6 to 9`, `captain`. */
  readonly all: readonly string[];
  hasNumber(number: number): boolean;
  hasName(name: string): boolean;
}

/** What a message or an enum has reserved. */
export function readReserved({ annotations: { reserved } }: Pick<NamedSchema, "annotations">): Reserved {
  const all = (Array.isArray(reserved) ? (reserved as readonly unknown[]) : []).filter(
    (each) => typeof each === "string",
  );
  const ranges = all.flatMap(readRange);
  const names = new Set(all.filter((each) => readRange(each).length === 0));
  return {
    all,
    hasNumber: (number) => ranges.some(([from, to]) => number >= from && number <= to),
    hasName: (name) => names.has(name),
  };
}

/** Whether all that one entry holds is still reserved. */
export function isStillReserved(entry: string, { hasName, all, hasNumber }: Reserved): boolean {
  const [range] = readRange(entry);
  if (range === undefined) return hasName(entry);
  const [from, to] = range;
  if (from === to) return hasNumber(from);
  // Ranges may have been parted or joined, which is looked at from their ends inwards.
  let at = from;
  const known = all.flatMap(readRange).toSorted((one, other) => one[0] - other[0]);
  for (const [start, end] of known) {
    if (start > at || end < at) continue;
    if (end >= to) return true;
    at = end + 1;
  }
  return false;
}

function readRange(entry: string): readonly (readonly [from: number, to: number])[] {
  const [, from, to = from] = /^(-?\d+)(?: to (-?\d+|max))?$/.exec(entry) ?? [];
  return from === undefined ? [] : [[Number(from), to === "max" ? Number.POSITIVE_INFINITY : Number(to)]];
}
