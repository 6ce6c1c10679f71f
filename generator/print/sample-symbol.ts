import type { EnumSchema } from "../catalogue/schema.ts";
import type { Sampling } from "./sampling.ts";

/** Symbols that stand for what another field says, or for nothing that is known. */
const catchAll = /^(?:CUSTOM|OTHER|NONE|UNKNOWN|UNDEFINED|UNSPECIFIED)$/;

/** One that says something by itself, unless all that may stand beside it does so too. */
export function sampleSymbol(
  { extent, dialect }: Pick<Sampling, "extent" | "dialect">,
  { symbols }: EnumSchema,
): string {
  const valid = symbols.filter(({ deprecated }) => deprecated === undefined);
  const set = valid.filter((symbol) => !dialect.isUnset(symbol));
  // Where one of them stands for none, any other says something.
  if (set[0] !== undefined && set.length < valid.length) return set[0].name;
  const telling = extent === "full" ? undefined : valid.find(({ name }) => !catchAll.test(name));
  return (telling ?? valid[0] ?? symbols[0])?.name ?? "";
}
