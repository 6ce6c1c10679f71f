import type { LocatedObject } from "../../parse/json/located-json.ts";
import type { Elsewhere } from "../plugin.ts";
import { describeLost, keepLost, type LostReferences } from "./lost-references.ts";
import type { NameElsewhere } from "./name-schemas.ts";

/** What a file names by addresses of others, by whether the address alone says what is meant, and by the address. */
export type ElsewhereNames = Map<string, NamesElsewhere>;

interface NamesElsewhere {
  readonly addresses: readonly string[];
  /** By name, what follows the full name of the file. */
  readonly names: Map<string, string>;
  readonly lost: LostReferences;
}

/** Notes a name that another file may have by its address, and where it is written. */
export function keepElsewhere(
  known: ElsewhereNames,
  { name }: { readonly name: string },
  asked: NameElsewhere & { readonly reference: string; readonly node: LocatedObject },
): void {
  const { addresses, within, isAlone, reference, node } = asked;
  const key = `${isAlone} ${addresses[0]}`;
  const one = known.get(key) ?? { addresses, names: new Map<string, string>(), lost: new Map() };
  known.set(key, one);
  one.names.set(name, within);
  if (isAlone) keepLost(one.lost, reference, node, true);
}

/** What is named so, and what is told where no file has it. */
export function describeElsewhere(known: ElsewhereNames): readonly Elsewhere[] {
  return [...known.values()].map(({ addresses, names, lost }) => {
    const [otherwise] = describeLost(lost);
    return { addresses, names: Object.fromEntries(names), ...(otherwise && { otherwise }) };
  });
}
