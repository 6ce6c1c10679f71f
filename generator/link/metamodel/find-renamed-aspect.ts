import { findMeant } from "../../diagnostics/suggest.ts";

/** An aspect that no registry lists. */
export interface UnlistedAspect {
  readonly name: string;
  /** Full name of its record. */
  readonly schema: string;
}

/**
 * The aspect that a registry means by a name which no aspect has: of those that no registry lists, the one whose record
 * is still named so, else the one whose name is nearly the same.
 */
export function findRenamedAspect<Aspect extends UnlistedAspect>(
  listed: string,
  unlisted: readonly Aspect[],
): Aspect | undefined {
  const lower = listed.toLowerCase();
  const named = unlisted.find(({ schema }) => schema.slice(schema.lastIndexOf(".") + 1).toLowerCase() === lower);
  if (named !== undefined) return named;
  const meant = findMeant(
    listed,
    unlisted.map(({ name }) => name),
  );
  return unlisted.find(({ name }) => name === meant);
}
