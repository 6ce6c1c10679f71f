import type { EnumSchema } from "../catalogue/schema.ts";
import type { Sampling } from "./sampling.ts";

/** Symbols that stand for what another field says, or for nothing that is known. */
const catchAll = /^(?:CUSTOM|OTHER|NONE|UNKNOWN|UNDEFINED|UNSPECIFIED)$/;

/** One that says something by itself, unless all that may stand beside it does so too. */
export function sampleSymbol(
  { extent, isProtobuf }: Pick<Sampling, "extent" | "isProtobuf">,
  { symbols }: EnumSchema,
): string {
  const valid = symbols.filter(({ deprecated }) => deprecated === undefined);
  // In Protocol Buffers the one of the number 0 stands for none, and JSON leaves it out.
  const set = isProtobuf ? valid.find(({ annotations }) => annotations["number"] !== 0) : undefined;
  if (set !== undefined) return set.name;
  const telling = extent === "full" ? undefined : valid.find(({ name }) => !catchAll.test(name));
  return (telling ?? valid[0] ?? symbols[0])?.name ?? "";
}
