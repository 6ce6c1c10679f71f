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
  /** References to what has no name there. */
  readonly nameless: LostReferences;
}

/** Notes a name that another file may have by its address, and where it is written. */
export function keepElsewhere(
  known: ElsewhereNames,
  { name }: { readonly name: string },
  asked: NameElsewhere & { readonly reference: string; readonly node: LocatedObject },
): void {
  const { addresses, within, isAlone, reference, node } = asked;
  const one = ofAddress(known, addresses, isAlone);
  one.names.set(name, within);
  // What is asked for by a path is told as paths are, unlike one that counts from an address.
  if (isAlone) keepLost(one.lost, reference, node, /^[a-z][a-z0-9+.-]*:/i.test(addresses[0] ?? ""));
}

/** Notes a reference to what has no name in a file that another one may be by its address, and where it is written. */
export function keepNameless(
  known: ElsewhereNames,
  {
    addresses,
    reference,
    node,
  }: Pick<NameElsewhere, "addresses"> & { readonly reference: string; readonly node: LocatedObject },
): void {
  const one = ofAddress(known, addresses, true);
  keepLost(one.lost, reference, node, true);
  keepLost(one.nameless, reference, node);
}

function ofAddress(known: ElsewhereNames, addresses: readonly string[], isAlone: boolean): NamesElsewhere {
  const key = `${isAlone} ${addresses[0]}`;
  const one = known.get(key) ?? { addresses, names: new Map(), lost: new Map(), nameless: new Map() };
  known.set(key, one);
  return one;
}

/** What is named so, and what is told where no file has it. */
export function describeElsewhere(known: ElsewhereNames): readonly Elsewhere[] {
  return [...known.values()].map(({ addresses, names, lost, nameless }) => {
    const [otherwise] = describeLost(lost);
    const more = nameless.size === 0 ? {} : { nameless: describeLost(nameless) };
    return { addresses, names: Object.fromEntries(names), ...(otherwise && { otherwise }), ...more };
  });
}
