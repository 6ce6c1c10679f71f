import type { ReactNode } from "react";
import type { OverviewDiagram, OverviewEdge, OverviewNode } from "../../generator/page-model/diagrams.ts";
import { DiagramTextView } from "./diagram-text.tsx";

interface OverviewDiagramProps {
  readonly diagram: OverviewDiagram;
  /** Address of the file that the explorer loads; a script offers to open it. */
  readonly explorer?: string | undefined;
}

/** All entities and what joins them. Lines are for the pointer; by keyboard the tables below say the same. */
export function OverviewDiagramView({ diagram, explorer }: OverviewDiagramProps): ReactNode {
  const { width, height, nodes, edges, headings } = diagram;
  return (
    <figure className="overview">
      {explorer === undefined ? null : (
        <button type="button" className="explore" data-explorer={explorer} hidden>
          Explore
        </button>
      )}
      <div className="overview-frame" role="region" aria-label="All entities and their relationships" tabIndex={0}>
        <svg role="group" viewBox={`0 0 ${width} ${height}`} width={`${width / 16}rem`} height={`${height / 16}rem`}>
          <g aria-hidden="true">
            {edges.map((edge) => (
              <Edge key={`${edge.from} ${edge.to}`} edge={edge} />
            ))}
          </g>
          {headings.map((heading) => (
            <DiagramTextView key={heading.y} text={heading} lineHeight={15} className="heading" />
          ))}
          {nodes.map((node) => (
            <OverviewNodeView key={node.name} node={node} />
          ))}
        </svg>
      </div>
      <p className="diagram-legend" aria-hidden="true">
        {toLegend(diagram)}
      </p>
    </figure>
  );
}

function toLegend({ nodes, edges }: OverviewDiagram): string {
  const says = [
    edges.some(({ isLineage }) => isLineage) ? "Strong lines are lineage." : "",
    edges.some(({ isFaint }) => isFaint) ? "Faint lines lead to and from what is joined to many." : "",
    nodes.some(({ isInternal }) => isInternal) ? "Dashed boxes are for the platform’s own use." : "",
  ];
  return says.filter((said) => said !== "").join(" ");
}

function Edge({ edge }: { readonly edge: OverviewEdge }): ReactNode {
  const { from, to, names, path, tip, href } = edge;
  return (
    <a href={href} tabIndex={-1} className={toEdgeClass(edge)}>
      <title>{`${from} → ${to}: ${names.join(", ")}`}</title>
      <path className="edge" d={path} />
      <path className="tip" d={tip} />
    </a>
  );
}

function toEdgeClass({ isLineage, isFaint }: OverviewEdge): string | undefined {
  return isLineage ? "lineage" : isFaint ? "faint" : undefined;
}

function OverviewNodeView({ node }: { readonly node: OverviewNode }): ReactNode {
  const { x, y, width, height, lines, href, title, isInternal } = node;
  const text = { x: x + width / 2, y: y + height / 2 + 4 - (lines.length - 1) * 7.5, lines, href, title };
  return (
    <DiagramTextView text={{ ...text, noun: "entity" }} lineHeight={15} className="name">
      <rect className={isInternal ? "box internal" : "box"} x={x} y={y} width={width} height={height} rx={4} />
    </DiagramTextView>
  );
}
