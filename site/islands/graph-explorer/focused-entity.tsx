import { type ReactNode, useEffect, useRef } from "react";
import type { OverviewEdge, OverviewNode } from "../../../generator/page-model/diagrams.ts";
import type { GraphSelection } from "./select-graph.ts";

interface FocusedEntityProps {
  readonly node: OverviewNode;
  readonly selection: GraphSelection;
  readonly onFocus: (name: string | undefined) => void;
}

/** The entity that is looked at and all that joins it to others, in words. */
export function FocusedEntity({ node: { name, href }, selection, onFocus }: FocusedEntityProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, so the focus goes to what has come in its place.
  useEffect(() => heading.current?.focus(), []);
  const edges = [...selection.edges];
  const outgoing = edges.filter(({ from }) => from === name);
  const incoming = edges.filter(({ from, to }) => to === name && from !== name);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {href === undefined ? (
          <code>{name}</code>
        ) : (
          <a href={href}>
            <code>{name}</code>
          </a>
        )}
      </h2>
      <button type="button" className="explorer-back" onClick={() => onFocus(undefined)}>
        Show all entities
      </button>
      <EdgeList title="Outgoing" edges={outgoing} end="to" onFocus={onFocus} />
      <EdgeList title="Incoming" edges={incoming} end="from" onFocus={onFocus} />
    </>
  );
}

interface EdgeListProps {
  readonly title: string;
  readonly edges: readonly OverviewEdge[];
  /** The end that is not looked at. */
  readonly end: "from" | "to";
  readonly onFocus: (name: string) => void;
}

function EdgeList({ title, edges, end, onFocus }: EdgeListProps): ReactNode {
  if (edges.length === 0) return null;
  const sorted = edges.toSorted((a, b) => (a[end] < b[end] ? -1 : 1));
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {sorted.map((edge) => (
          <li key={edge[end]}>
            <button type="button" onClick={() => onFocus(edge[end])}>
              {edge[end]}
            </button>{" "}
            <small>{edge.names.join(", ") + (edge.isLineage ? " (lineage)" : "")}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
