import type { Entity, Relationship } from "../../catalogue/metamodel.ts";
import type { NeighbourhoodDiagram } from "../../page-model/diagrams.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import { layOutNeighbourhood, type Neighbour, type NeighbourLabel } from "../diagrams/diagrams.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import { toRowAnchor } from "./relationship-rows.ts";

/** The entity between those that point at it and those that it points at; undefined when it is joined to none. */
export function drawEntityNeighbourhood({ name }: Entity, view: MetamodelView): NeighbourhoodDiagram | undefined {
  const incoming = groupBy(view.incoming(name), ({ from }) => from);
  const outgoing = groupBy(view.outgoing(name), ({ to }) => to);
  return layOutNeighbourhood({
    name,
    noun: "entity",
    label: `Entities around ${name}`,
    incoming: { neighbours: toNeighbours(incoming, sectionIds.incoming, view), listHref: `#${sectionIds.incoming}` },
    outgoing: { neighbours: toNeighbours(outgoing, sectionIds.outgoing, view), listHref: `#${sectionIds.outgoing}` },
    toItself: toLabels(view.toItself(name), sectionIds.toItself),
  });
}

function toNeighbours(
  edges: ReadonlyMap<string, readonly Relationship[]>,
  table: string,
  { context: { links } }: MetamodelView,
): readonly Neighbour[] {
  return [...edges]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, between]) => ({
      name,
      href: links.entity(name),
      noun: "entity",
      labels: toLabels(between, table),
    }));
}

/** Each name once; it leads to its row in the table. */
function toLabels(edges: readonly Relationship[], table: string): readonly NeighbourLabel[] {
  return [...groupBy(edges, ({ name }) => name)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, group]) => ({
      text,
      href: `#${toRowAnchor(table, text)}`,
      title: `${text}, through ${listPlaces(group)}`,
      isLineage: group.some(({ isLineage }) => isLineage),
    }));
}

/** The fields that hold the edges; of many, the first. */
function listPlaces(edges: readonly Relationship[]): string {
  const places = [...new Set(edges.map((edge) => `${edge.aspect}.${edge.valuePath ?? edge.fieldPath}`))];
  return places.length <= 2 ? places.join(" and ") : `${places[0]} and ${places.length - 1} other fields`;
}
