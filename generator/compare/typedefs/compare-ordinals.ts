import type { EnumSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";

/** What differs in the numbers of an enum's values. */
export function compareOrdinals(site: Site, was: EnumSchema, is: EnumSchema): readonly Change[] {
  const earlier = listOrdinals(was);
  return [...listOrdinals(is)].flatMap(([name, after]) => {
    const before = earlier.get(name);
    if (before === undefined || before === after) return [];
    return [
      makeChange({
        ...{ ...site, coordinate: coordinates.field(site.coordinate, name), name },
        code: "risky/ordinal-changed",
        before: { text: String(before), span: was.symbols.find((symbol) => symbol.name === name)?.span },
        after: { text: String(after), span: is.symbols.find((symbol) => symbol.name === name)?.span },
      }),
    ];
  });
}

/** By name; those that nothing is said of count from the first one's on. */
function listOrdinals({ symbols, annotations }: EnumSchema): ReadonlyMap<string, number> {
  const { firstOrdinal } = annotations;
  const first = typeof firstOrdinal === "number" ? firstOrdinal : 0;
  return new Map(
    symbols.map(({ name, annotations: { ordinal } }, index) => [
      name,
      typeof ordinal === "number" ? ordinal : first + index,
    ]),
  );
}
