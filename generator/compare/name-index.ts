/**
 * Finds things by what they are called, of several of one name the first. They are listed when the first one is asked for, since most
 * comparisons are about a few areas.
 */
export function createNameIndex<Thing>(
  list: () => readonly Thing[],
  toName: (thing: Thing) => string,
): (name: string) => Thing | undefined {
  let named: Map<string, Thing> | undefined;
  return (name) => {
    if (named === undefined) {
      named = new Map();
      for (const thing of list()) {
        const own = toName(thing);
        if (!named.has(own)) named.set(own, thing);
      }
    }
    return named.get(name);
  };
}
