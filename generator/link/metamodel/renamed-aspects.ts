import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { findMeant } from "../../diagnostics/suggest.ts";

/** An aspect that no registry lists. */
export interface UnlistedAspect {
  readonly name: string;
  /** Full name of its record. */
  readonly schema: string;
}

/**
 * Finds the aspect that a registry means by a name which no aspect has: of those that no registry lists, the one whose record
 * is still named so, else the one whose name is nearly the same.
 */
export function createRenamedFinder<Aspect extends UnlistedAspect>(
  unlisted: readonly Aspect[],
): (listed: string) => Aspect | undefined {
  // Of several of one name, the first.
  const reversed = unlisted.toReversed();
  const byRecord = new Map(reversed.map((aspect) => [toSimpleName(aspect.schema).toLowerCase(), aspect]));
  const byName = new Map(reversed.map((aspect) => [aspect.name, aspect]));
  const names = unlisted.map(({ name }) => name);
  return (listed) => {
    const named = byRecord.get(listed.toLowerCase());
    if (named !== undefined) return named;
    const meant = findMeant(listed, names);
    return meant === undefined ? undefined : byName.get(meant);
  };
}
