import type { JsonObject } from "../../catalogue/json.ts";

/** An alternative, by its name or what it says. */
export type NamedVariant = readonly [key: string, schema: JsonObject];

/** Alternatives that one of several others has taken the place of, and what is left. */
export interface PairedVariants {
  readonly pairs: readonly (readonly [was: NamedVariant, is: NamedVariant])[];
  readonly gone: readonly NamedVariant[];
  readonly come: readonly NamedVariant[];
}

/** To look at each with each takes long where there are many. */
const mostTried = 25;

/** Brings together what is gone with what has come and holds it, or is held by it: that has become wider or narrower. */
export function pairVariants(
  gone: readonly NamedVariant[],
  come: readonly NamedVariant[],
  fits: (was: JsonObject, is: JsonObject) => boolean,
): PairedVariants {
  if (gone.length * come.length > mostTried) return { pairs: [], gone, come };
  const pairs = gone.flatMap((was) => {
    const is = come.find(([, schema]) => fits(was[1], schema));
    return is === undefined ? [] : [[was, is] as const];
  });
  const [old, now] = [new Set(pairs.map(([was]) => was)), new Set(pairs.map(([, is]) => is))];
  return { pairs, gone: gone.filter((each) => !old.has(each)), come: come.filter((each) => !now.has(each)) };
}
