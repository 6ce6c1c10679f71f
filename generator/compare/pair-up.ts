/** A pair of things of one name, one of which may be missing. */
export interface Pair<Thing> {
  readonly name: string;
  readonly before?: Thing | undefined;
  readonly after?: Thing | undefined;
}

/** Brings together what is called the same, in the order of the names. */
export function pairUp<Thing>(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
): readonly Pair<Thing>[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }));
}

/** Things by their name. */
export function byName<Thing extends { readonly name: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [thing.name, thing]));
}

/** Names that only one of two sets has. */
export function findStrangers(
  before: Iterable<string>,
  after: Iterable<string>,
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const [earlier, later] = [new Set(before), new Set(after)];
  return {
    removed: [...earlier].filter((name) => !later.has(name)),
    added: [...later].filter((name) => !earlier.has(name)),
  };
}

/** Whether what both lists have stands in the same order in them. */
export function haveSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [earlier, later] = [new Set(before), new Set(after)];
  const common = before.filter((name) => later.has(name));
  return after.filter((name) => earlier.has(name)).every((name, index) => name === common[index]);
}
