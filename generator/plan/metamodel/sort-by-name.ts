import { compareNaturally } from "./compare-naturally.ts";

/** Things in the order of the alphabet, whatever the case of their names, and by the numbers in these. */
export function sortByName<Named extends { readonly name: string }>(members: readonly Named[]): readonly Named[] {
  return members.toSorted((a, b) => compareNaturally(a.name.toLowerCase(), b.name.toLowerCase()));
}
