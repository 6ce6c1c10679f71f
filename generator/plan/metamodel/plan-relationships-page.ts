import { countNoun, formatCount, nounTitle } from "../../catalogue/nouns.ts";
import type { OverviewDiagram } from "../../page-model/diagrams.ts";
import type { RelationshipGroup } from "../../page-model/metamodel.ts";
import type { PlannedFile } from "../../page-model/page.ts";
import { toAnchor } from "../create-links.ts";
import { addWhenRead } from "../../make-when-read.ts";
import { fixedRoutes } from "../routes.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import type { PlannedPage } from "./planned-page.ts";
import { toRelationshipRows } from "./relationship-rows.ts";

/** Where the explorer finds what it shows. */
const explorerPath = `${fixedRoutes.relationships}/graph.json`;

/** What the explorer of the relationships page loads when it is opened. */
export function planExplorerFiles(overview: OverviewDiagram | undefined): readonly PlannedFile[] {
  return overview === undefined ? [] : [{ path: explorerPath, content: `${JSON.stringify(overview)}\n` }];
}

/** Every relationship of the model by name. */
export function planRelationshipsPage(view: MetamodelView, overview: OverviewDiagram | undefined): PlannedPage {
  const { relationships } = view.context.catalogue;
  const byName = [...groupBy(relationships, (edge) => edge.name)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const listGroups = (): readonly RelationshipGroup[] =>
    byName.map(([name, edges]) => ({ id: toAnchor(name), name, rows: toRelationshipRows(edges, view) }));
  const toItself = relationships.filter((edge) => edge.from === edge.to).length;
  const lineage = relationships.filter((edge) => edge.isLineage).length;
  const edges = `${formatCount(relationships.length - toItself)} edges between entities and ${formatCount(toItself)} from an entity to itself`;
  return {
    route: fixedRoutes.relationships,
    title: nounTitle("relationship", "plural"),
    description: `${countNoun(relationships.length, "relationship")} between entities, by name, with the fields that hold them.`,
    toc: byName.map(([name]) => ({ id: toAnchor(name), label: name, level: 2 })),
    badges: [],
    content: addWhenRead(
      {
        kind: "relationships",
        intro: `${edges}, ${formatCount(lineage)} of them lineage, by name. A field that several entities carry makes an edge for each.`,
        overview,
        explorer: overview === undefined ? undefined : view.context.links.file(explorerPath),
      },
      { groups: listGroups },
    ),
  };
}
