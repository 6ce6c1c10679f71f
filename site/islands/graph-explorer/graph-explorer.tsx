import { type ReactNode, useMemo, useState } from "react";
import type { OverviewDiagram, OverviewNode } from "../../../generator/page-model/diagrams.ts";
import { EntityList } from "./entity-list.tsx";
import { type ExplorerView, fitView, zoomView } from "./explorer-view.ts";
import { FocusedEntity } from "./focused-entity.tsx";
import { GraphCanvas } from "./graph-canvas.tsx";
import { type GraphFilter, listRelationships, selectGraph } from "./select-graph.ts";

interface GraphExplorerProps {
  readonly graph: OverviewDiagram;
  readonly onClose: () => void;
}

const noFilter: GraphFilter = { query: "", relationship: "", lineageOnly: false };

/** The graph, to be moved, searched and filtered; beside it the same as lists. */
export function GraphExplorer({ graph, onClose }: GraphExplorerProps): ReactNode {
  const whole = useMemo(() => fitView([{ x: 0, y: 0, width: graph.width, height: graph.height }]), [graph]);
  const relationships = useMemo(() => listRelationships(graph), [graph]);
  const [view, setView] = useState(whole);
  const [filter, setFilter] = useState(noFilter);
  const selection = useMemo(() => selectGraph(graph, filter), [graph, filter]);
  const focused = graph.nodes.find(({ name }) => name === filter.focused);

  const change = (wish: Partial<GraphFilter>): void => {
    const next = { ...filter, ...wish };
    setFilter(next);
    if (next.focused !== filter.focused) setView(toView(graph, next, whole));
  };
  const focus = (name: string | undefined): void => change({ focused: name, query: "" });

  return (
    <>
      <div className="explorer-bar">
        <input
          type="search"
          aria-label="Find an entity"
          placeholder="Find an entity"
          value={filter.query}
          onChange={({ target }) => change({ query: target.value, focused: undefined })}
          // Safari takes the key for clearing the field, also where there is nothing in it.
          onKeyDown={({ key }) => (key === "Escape" && filter.query === "" ? onClose() : undefined)}
        />
        <select
          aria-label="Relationship"
          value={filter.relationship}
          onChange={({ target }) => change({ relationship: target.value })}
        >
          <option value="">All relationships</option>
          {relationships.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={filter.lineageOnly}
            onChange={({ target }) => change({ lineageOnly: target.checked })}
          />{" "}
          Lineage only
        </label>
        <span className="explorer-zoom">
          <button type="button" aria-label="Zoom out" onClick={() => setView(zoomView(view, 1.25))}>
            −
          </button>
          <button type="button" aria-label="Zoom in" onClick={() => setView(zoomView(view, 0.8))}>
            +
          </button>
          <button type="button" onClick={() => setView(whole)}>
            Fit
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </span>
      </div>
      <GraphCanvas graph={graph} selection={selection} view={view} whole={whole} onMove={setView} onFocus={focus} />
      <div className="explorer-side">
        <p className="explorer-count" role="status">
          {`${selection.nodes.size} of ${graph.nodes.length} entities, ${selection.edges.size} of ${graph.edges.length} lines`}
        </p>
        {focused === undefined ? (
          <EntityList nodes={graph.nodes} selection={selection} query={filter.query} onFocus={focus} />
        ) : (
          <FocusedEntity key={focused.name} node={focused} selection={selection} onFocus={focus} />
        )}
      </div>
    </>
  );
}

/** What is looked at: the neighbourhood of an entity, as far as it can be read on the screen, else all. */
function toView(graph: OverviewDiagram, filter: GraphFilter, whole: ExplorerView): ExplorerView {
  const focused = graph.nodes.find(({ name }) => name === filter.focused);
  if (focused === undefined) return whole;
  const { nodes } = selectGraph(graph, filter);
  const around = fitView(graph.nodes.filter(({ name }) => nodes.has(name)));
  const readable = window.innerWidth * 1.4;
  return around.width <= readable ? around : fitView([centreOn(focused, readable)]);
}

function centreOn({ x, y, width, height }: OverviewNode, wide: number): ExplorerView {
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - wide / 2, width: wide, height: wide };
}
