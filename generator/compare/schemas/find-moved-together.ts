import type { NamedSchema } from "../../catalogue/schema.ts";

/** So many that have gone the same way show that it is no chance. */
const fewestSiblings = 3;

/**
 * Schemas that have kept what they are called below a namespace from which others have gone elsewhere, as whoever calls a folder
 * otherwise changes some of them as well. `moved` are the earlier and the later full names of the others. Where several ways lead to
 * something, none is taken.
 */
export function findMovedTogether(
  gone: readonly NamedSchema[],
  come: readonly NamedSchema[],
  moved: Iterable<readonly [from: string, to: string]>,
): readonly (readonly [NamedSchema, NamedSchema])[] {
  const ways = listWays(moved);
  if (ways.size === 0) return [];
  const later = new Map(come.map((schema) => [schema.fullName, schema]));
  return gone.flatMap((was): readonly (readonly [NamedSchema, NamedSchema])[] => {
    const found = listNamespaces(was.fullName).flatMap((from) =>
      (ways.get(from) ?? []).flatMap((to) => later.get(`${to}${was.fullName.slice(from.length)}`) ?? []),
    );
    const [is, ...rivals] = new Set(found.filter(({ kind }) => kind === was.kind));
    return is === undefined || rivals.length > 0 ? [] : [[was, is]];
  });
}

/** All that a name stands in, each with its dot, from none at all to the nearest one. */
function listNamespaces(name: string): readonly string[] {
  const found = [""];
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) found.push(name.slice(0, dot + 1));
  return found;
}

/** By where from, where to so many have gone that others may have gone with them, each with its dot; empty for what has no namespace. */
function listWays(moved: Iterable<readonly [string, string]>): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const [from, to] of moved) {
    const kept = measureKept(from, to);
    if (kept === 0) continue;
    const [left, come] = [from.slice(0, from.length - kept), to.slice(0, to.length - kept)];
    const known = counts.get(left) ?? new Map<string, number>();
    counts.set(left, known.set(come, (known.get(come) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([from, known]) => [
      from,
      [...known].flatMap(([to, count]) => (count < fewestSiblings ? [] : [to])),
    ]),
  );
}

/** How long the end is that both names have, of whole parts. */
function measureKept(from: string, to: string): number {
  const [earlier, later] = [from.split("."), to.split(".")];
  let kept = 0;
  for (let part = earlier.pop(); part !== undefined && part === later.pop(); part = earlier.pop())
    kept += part.length + 1;
  // Before the first part there is no dot.
  return Math.min(kept === 0 ? 0 : kept - 1, from.length, to.length);
}
