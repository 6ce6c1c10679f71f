import type { RelationshipEnd } from "./typedef-file.ts";
import type { LoadedType } from "./loaded-type.ts";

/** An attribute that a relationship gives an entity type: one of its ends, which leads to the other one. */
export interface EndOfType {
  readonly relationship: LoadedType;
  readonly end: RelationshipEnd;
  readonly other: RelationshipEnd;
}

/** The ends that each entity type has itself, by its name; one whose relationship is the same from both sides, once. */
export function listEnds(types: Iterable<LoadedType>): ReadonlyMap<string, readonly EndOfType[]> {
  const ends = new Map<string, EndOfType[]>();
  const add = (relationship: LoadedType, end: RelationshipEnd, other: RelationshipEnd): void => {
    const known = ends.get(end.type);
    if (known === undefined) ends.set(end.type, [{ relationship, end, other }]);
    else known.push({ relationship, end, other });
  };
  for (const relationship of types) {
    const [first, second] = relationship.ends;
    if (first === undefined || second === undefined) continue;
    add(relationship, first, second);
    if (first.type !== second.type || first.name !== second.name) add(relationship, second, first);
  }
  return ends;
}
