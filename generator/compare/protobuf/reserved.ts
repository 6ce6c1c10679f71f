import { createRanges } from "../../places/create-ranges.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";

/** Numbers and names that nobody may use. */
export interface Reserved {
  /** As they are written, e.g. `4`, `6 to 9`, `captain`. */
  readonly all: readonly string[];
  hasNumber(number: number): boolean;
  hasName(name: string): boolean;
  /** Whether all that an entry of another one says is reserved here, too. */
  holds(entry: string): boolean;
}

/** What a message or an enum has reserved. */
export function readReserved({ annotations }: Pick<NamedSchema, "annotations">): Reserved {
  const reserved = annotations["protobuf.reserved"];
  const all = (Array.isArray(reserved) ? (reserved as readonly unknown[]) : []).filter(
    (each) => typeof each === "string",
  );
  const numbers = createRanges(all.map(readRange).filter((range) => range !== undefined));
  const names = new Set(all.filter((each) => readRange(each) === undefined));
  return {
    all,
    hasNumber: numbers.has,
    hasName: (name) => names.has(name),
    // Ranges may have been parted or joined.
    holds(entry) {
      const range = readRange(entry);
      return range === undefined ? names.has(entry) : numbers.holds(...range);
    },
  };
}

function readRange(entry: string): readonly [from: number, to: number] | undefined {
  const [, from, to = from] = /^(-?\d+)(?: to (-?\d+|max))?$/.exec(entry) ?? [];
  if (from === undefined) return undefined;
  return [Number(from), to === "max" ? Number.POSITIVE_INFINITY : Number(to)];
}
