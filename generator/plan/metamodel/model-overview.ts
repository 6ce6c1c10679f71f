import type { Relationship } from "../../catalogue/metamodel.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { OverviewDiagram } from "../../page-model/diagrams.ts";
import { toAnchor } from "../addresses/addresses.ts";
import { type GraphEdge, type GraphNode, layOutOverview } from "../diagrams/diagrams.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";

/** All entities and the relationships between them; undefined for a model without relationships. */
export function drawModelOverview(view: MetamodelView): OverviewDiagram | undefined {
  const { catalogue, links } = view.context;
  if (catalogue.relationships.length === 0) return undefined;
  const nodes = [...catalogue.entities.values()].map(({ name, category }): GraphNode => ({
    name,
    href: links.entity(name),
    title: countRelationships(name, view),
    isInternal: category === "internal",
  }));
  // A relationship may point at an entity that no registry has; the tables mark it.
  const edges = [
    ...groupBy(
      catalogue.relationships.filter(({ from, to }) => catalogue.entities.has(from) && catalogue.entities.has(to)),
      ({ from, to }) => `${from}\n${to}`,
    ).values(),
  ];
  return layOutOverview({ nodes, edges: edges.flatMap(toEdge) });
}

function countRelationships(name: string, view: MetamodelView): string {
  const outgoing = view.outgoing(name).length + view.toItself(name).length;
  return `${name}: ${countNoun(outgoing, "relationship")} from it, ${view.incoming(name).length} to it`;
}

function toEdge(between: readonly Relationship[]): readonly GraphEdge[] {
  const names = [...new Set(between.map(({ name }) => name))].toSorted();
  const [first] = between;
  const [name] = names;
  if (first === undefined || name === undefined) return [];
  const isLineage = between.some((edge) => edge.isLineage);
  return [{ from: first.from, to: first.to, names, isLineage, href: `#${toAnchor(name)}` }];
}
