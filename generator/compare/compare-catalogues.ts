import type { Catalogue } from "../catalogue/catalogue.ts";
import { type Change, changeAreas, type Comparison } from "./change.ts";
import { compareGraphql } from "./graphql/compare-graphql.ts";
import { compareSchemas } from "./schemas/compare-schemas.ts";

/**
 * What a catalogue has that an earlier one has not, what it lacks, and what is different, with what that means for whom.
 * Takes time by the size of the catalogues.
 */
export function compareCatalogues(before: Catalogue, after: Catalogue): Comparison {
  const { changes: inSchemas } = compareSchemas(before, after);
  const changes = [...inSchemas, ...compareGraphql(before.graphql, after.graphql)];
  return { changes: inOrder(changes), uncompared: [] };
}

/** By area and thing; what is said of one thing stays in its order. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  const rank = new Map(changeAreas.map((area, index) => [area, index]));
  return changes.toSorted(
    (one, other) =>
      (rank.get(one.area) ?? 0) - (rank.get(other.area) ?? 0) ||
      (one.thing < other.thing ? -1 : one.thing > other.thing ? 1 : 0),
  );
}
