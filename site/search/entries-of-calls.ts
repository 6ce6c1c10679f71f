import { isCall } from "./is-call.ts";
import type { Symbols } from "./load-symbols.ts";

const known = new WeakMap<Symbols["kindOf"], readonly number[]>();

/** The entries of a site that are calls; listed when they are first wanted. */
export function entriesOfCalls({ kindOf }: Pick<Symbols, "kindOf">): readonly number[] {
  let entries = known.get(kindOf);
  if (entries === undefined) {
    entries = [...kindOf.keys()].filter((entry) => isCall(kindOf[entry]?.label ?? ""));
    known.set(kindOf, entries);
  }
  return entries;
}
