import type { ReactNode } from "react";
import type { OverviewNode } from "../../../generator/page-model/diagrams.ts";
import { type GraphSelection, isFound } from "./select-graph.ts";

interface EntityListProps {
  readonly nodes: readonly OverviewNode[];
  readonly selection: GraphSelection;
  readonly query: string;
  readonly onFocus: (name: string) => void;
}

/** The entities that stand out in the picture, by name. */
export function EntityList({ nodes, selection, query, onFocus }: EntityListProps): ReactNode {
  const shown = nodes
    .filter((node) => selection.nodes.has(node.name) && isFound(node, query))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (shown.length === 0) return <p>No entity is called that.</p>;
  return (
    <ul>
      {shown.map(({ name }) => (
        <li key={name}>
          <button type="button" onClick={() => onFocus(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
