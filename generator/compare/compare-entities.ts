import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Entity } from "../catalogue/metamodel.ts";
import { compareNamed, compareNames, compareValue } from "./compare-named.ts";
import type { Change } from "./model-changes.ts";

/** Entities that came or went, and what differs in their URNs, aspects and outgoing relationships. */
export function compareEntities(before: Catalogue, after: Catalogue): readonly Change[] {
  const edgesBefore = listEdges(before);
  const edgesAfter = listEdges(after);
  return compareNamed(before.entities, after.entities, (was, is) => [
    ...compareValue("key aspect", was.keyAspect, is.keyAspect, "breaking"),
    ...compareValue("URN", was.urn?.text, is.urn?.text, "breaking"),
    ...compareValue("category", was.category, is.category, "safe"),
    ...compareNames("aspect", listAspects(was), listAspects(is), { added: "safe", removed: "breaking" }),
    ...compareNames("relationship", edgesBefore.get(was.name) ?? [], edgesAfter.get(is.name) ?? [], {
      added: "safe",
      removed: "risky",
    }),
  ]);
}

function listAspects({ aspects }: Entity): readonly string[] {
  return aspects.map(({ aspect }) => aspect);
}

/** By entity, its outgoing edges with their target. */
function listEdges({ relationships }: Catalogue): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { name, from, to } of relationships) {
    const known = edges.get(from) ?? new Set();
    edges.set(from, known.add(`${name} → ${to}`));
  }
  return edges;
}
