import { countNoun, formatCount, nounTitle } from "../../catalogue/nouns.ts";
import { printDataFile } from "../../page-model/data-file.ts";
import type { OverviewDiagram } from "../../page-model/diagrams.ts";
import type { RelationshipGroup, RelationshipsContent } from "../../page-model/metamodel.ts";
import type { PlannedFile } from "../../page-model/page.ts";
import { placeEdition, relateAddress } from "../../page-model/relative-addresses.ts";
import { toAnchor, fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import type { PlannedPage } from "./planned-page.ts";
import { toRelationshipRows } from "./relationship-rows.ts";

/** Where the explorer finds what it shows: in the folder of its page, so that the same ways lead on from both. */
const explorerPath = `${fixedRoutes.relationships}/graph.js`;

/** What the explorer of the relationships page loads when it is opened. */
export function planExplorerFiles(
  overview: OverviewDiagram | undefined,
  { options }: Pick<PlanContext, "options">,
): readonly PlannedFile[] {
  if (overview === undefined) return [];
  const place = placeEdition(options.base, "");
  const relate = (href: string): string => relateAddress(href, explorerPath, place);
  const content = printDataFile({
    ...overview,
    nodes: overview.nodes.map((node) => ({ ...node, href: node.href && relate(node.href) })),
    edges: overview.edges.map((edge) => ({ ...edge, href: relate(edge.href) })),
  } satisfies OverviewDiagram);
  return [{ path: explorerPath, content }];
}

/** How many edges of either kind there are, without the kind that there is none of. */
function countEdges(between: number, toItself: number): string {
  const [first = "no edges", ...more] = [
    { count: between, what: "between entities" },
    { count: toItself, what: "from an entity to itself" },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, what }, at) => `${formatCount(count)}${at > 0 ? "" : count === 1 ? " edge" : " edges"} ${what}`);
  return [first, ...more].join(" and ");
}

/** Says of edges that are declared, and so counted, that they are never stored; empty where there are none. */
function describeOverridden(count: number): string {
  if (count === 0) return "";
  const [verb, object] = count === 1 ? ["is", "it"] : ["are", "them"];
  return ` Of all of them, ${formatCount(count)} ${verb} overridden by an annotation further out, so the platform never stores ${object}.`;
}

/** Every relationship of the model by name. */
export function planRelationshipsPage(view: MetamodelView, overview: OverviewDiagram | undefined): PlannedPage {
  const { relationships } = view.context.catalogue;
  const names = [...new Set(relationships.map((edge) => edge.name))].toSorted();
  return {
    route: fixedRoutes.relationships,
    title: nounTitle("relationship", "plural"),
    description: `${countNoun(relationships.length, "relationship")} between entities, by name, with the fields that hold them.`,
    toc: names.map((name) => ({ id: toAnchor(name), label: name, level: 2 })),
    badges: [],
    content: view.ask({ query: "relationships page", lasts: "by name" }, { overview }, (own, more) =>
      planContent(own, more.overview),
    ),
  };
}

function planContent(view: MetamodelView, overview: OverviewDiagram | undefined): RelationshipsContent {
  const { relationships } = view.context.catalogue;
  const byName = [...groupBy(relationships, (edge) => edge.name)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const groups = byName.map(([name, edges]): RelationshipGroup => ({
    id: toAnchor(name),
    name,
    // Other pages lead here for what they leave out.
    rows: toRelationshipRows(edges, view, { most: Infinity }),
  }));
  const toItself = relationships.filter((edge) => edge.from === edge.to).length;
  const lineage = relationships.filter((edge) => edge.isLineage).length;
  const overridden = relationships.filter((edge) => edge.overridden === true).length;
  return {
    kind: "relationships",
    intro: `${countEdges(relationships.length - toItself, toItself)}${lineage === 0 ? "" : `, ${formatCount(lineage)} of them lineage`}, by name. A field that several entities carry makes an edge for each.${describeOverridden(overridden)}`,
    overview,
    explorer: overview === undefined ? undefined : view.context.links.file(explorerPath),
    groups,
  };
}
