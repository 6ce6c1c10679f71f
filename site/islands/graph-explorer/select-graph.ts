import type { OverviewDiagram, OverviewEdge, OverviewNode } from "../../../generator/page-model/diagrams.ts";

/** What the reader has asked to see. */
export interface GraphFilter {
  /** Part of an entity's name; empty for all. */
  readonly query: string;
  /** Name of a relationship; empty for all. */
  readonly relationship: string;
  readonly lineageOnly: boolean;
  /** The entity whose neighbourhood is looked at. */
  readonly focused?: string | undefined;
}

/** What stands out in the picture; all else is dimmed. */
export interface GraphSelection {
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<OverviewEdge>;
}

/** The entities and edges that a filter asks for. Without any wish, all of them. */
export function selectGraph({ nodes, edges }: OverviewDiagram, filter: GraphFilter): GraphSelection {
  const { focused, relationship, lineageOnly } = filter;
  const named = new Set(nodes.filter((node) => isFound(node, filter.query)).map(({ name }) => name));
  const selected = edges.filter(
    (edge) =>
      (relationship === "" || edge.names.includes(relationship)) &&
      (!lineageOnly || edge.isLineage) &&
      (focused === undefined ? named.has(edge.from) || named.has(edge.to) : isEnd(edge, focused)),
  );
  const ends = new Set(selected.flatMap(({ from, to }) => [from, to]));
  if (focused !== undefined) return { nodes: ends.add(focused), edges: new Set(selected) };
  const isAll = relationship === "" && !lineageOnly;
  const shown = isAll ? named : new Set([...ends].filter((name) => named.has(name)));
  return { nodes: filter.query.trim() === "" ? shown : new Set([...shown, ...ends]), edges: new Set(selected) };
}

/** Whether a name has what was typed in it, whatever its capitals. */
export function isFound({ name }: Pick<OverviewNode, "name">, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase());
}

function isEnd({ from, to }: OverviewEdge, name: string): boolean {
  return from === name || to === name;
}

/** The names of all relationships, sorted. */
export function listRelationships({ edges }: OverviewDiagram): readonly string[] {
  return [...new Set(edges.flatMap(({ names }) => names))].toSorted();
}
