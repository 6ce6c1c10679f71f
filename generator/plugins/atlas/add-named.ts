/** Adds what is named to a list: in the place of what has its name there, which counts in either case, else at the end. */
export function addNamed<Thing extends { readonly name: string }>(
  known: readonly Thing[],
  added: readonly Thing[],
): readonly Thing[] {
  const byName = new Map(known.map((thing) => [thing.name.toLowerCase(), thing]));
  for (const thing of added) byName.set(thing.name.toLowerCase(), thing);
  return [...byName.values()];
}
