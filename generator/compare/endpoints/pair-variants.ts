import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { referenceOf } from "./value-shape.ts";

/** An alternative, by its name or what it says, alone and with what is said beside the choice. */
export type NamedVariant = readonly [key: string, schema: JsonObject, whole: JsonObject];

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
  fits: (was: NamedVariant, is: NamedVariant) => boolean,
): PairedVariants {
  const related = pairRelated(gone, come).filter(([was, is]) => fits(was, is));
  const rest = without({ gone, come }, related);
  if (rest.gone.length * rest.come.length > mostTried) return { pairs: related, ...rest };
  const tried = rest.gone.flatMap((was) => {
    const is = rest.come.find((each) => fits(was, each));
    return is === undefined ? [] : [[was, is] as const];
  });
  return { pairs: [...related, ...tried], ...without(rest, tried) };
}

type Pairs = PairedVariants["pairs"];

function without({ gone, come }: Omit<PairedVariants, "pairs">, pairs: Pairs): Omit<PairedVariants, "pairs"> {
  const [old, now] = [new Set(pairs.map(([was]) => was)), new Set(pairs.map(([, is]) => is))];
  return { gone: gone.filter((each) => !old.has(each)), come: come.filter((each) => !now.has(each)) };
}

/** What has a name on one side, with the one alternative of the other side that takes it in: of these there may be many. */
function pairRelated(gone: readonly NamedVariant[], come: readonly NamedVariant[]): Pairs {
  const [takenIn, takenInNow] = [gone, come].map(listTakers);
  return [
    ...gone.flatMap((was) => (takenInNow?.get(referenceOf(was[1]) ?? "") ?? []).map((is) => [was, is] as const)),
    ...come.flatMap((is) => (takenIn?.get(referenceOf(is[1]) ?? "") ?? []).map((was) => [was, is] as const)),
  ];
}

/** The alternatives that take in a schema, by its name; of several that do none is told from the others. */
function listTakers(variants: readonly NamedVariant[]): ReadonlyMap<string, readonly NamedVariant[]> {
  const takers = new Map<string, readonly NamedVariant[]>();
  for (const variant of variants) {
    for (const name of listTakenIn(variant[1])) takers.set(name, takers.has(name) ? [] : [variant]);
  }
  return takers;
}

function listTakenIn({ allOf }: JsonObject): readonly string[] {
  return isJsonArray(allOf) ? [...new Set(allOf.filter(isJsonObject).flatMap((part) => referenceOf(part) ?? []))] : [];
}
