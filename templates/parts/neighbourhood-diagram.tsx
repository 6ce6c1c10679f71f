import type { ReactNode } from "react";
import type {
  NeighbourhoodCentre,
  NeighbourhoodDiagram,
  NeighbourhoodLoop,
  NeighbourhoodRow,
  NeighbourhoodSide,
} from "../../generator/page-model/diagrams.ts";
import { DiagramTextView } from "./diagram-text.tsx";

/**
 * A thing between what points at it and what it points at. Three pictures, so that the style sheet can
 * put them side by side or below each other without making the words any smaller.
 */
export function NeighbourhoodDiagramView({ diagram }: { readonly diagram: NeighbourhoodDiagram }): ReactNode {
  const { label, fit, centre, incoming, outgoing, hasLineage } = diagram;
  return (
    <figure className="neighbourhood">
      <div className="neighbourhood-parts" data-fit={fit} role="group" aria-label={label}>
        {incoming === undefined ? null : <Side side={incoming} direction="incoming" />}
        <div className={outgoing === undefined ? "neighbourhood-centre" : "neighbourhood-centre goes-on"}>
          <Centre centre={centre} />
          {centre.loop === undefined ? null : <Loop loop={centre.loop} />}
        </div>
        {outgoing === undefined ? null : <Side side={outgoing} direction="outgoing" />}
      </div>
      {hasLineage ? (
        <p className="diagram-legend" aria-hidden="true">
          Strong lines are lineage.
        </p>
      ) : null}
    </figure>
  );
}

interface SideProps {
  readonly side: NeighbourhoodSide;
  readonly direction: "incoming" | "outgoing";
}

function Side({ side: { width, height, rows, tips }, direction }: SideProps): ReactNode {
  return (
    <svg
      className={`neighbourhood-side ${direction}`}
      role="group"
      aria-label={direction === "incoming" ? "Incoming" : "Outgoing"}
      {...toFrame(width, height)}
    >
      {/* Strong lines lie over thin ones where they run together. */}
      {rows.toReversed().map((row, index) => (
        <Row key={index} row={row} />
      ))}
      {tips === undefined ? null : (
        <g className={rows[0]?.isLineage === true ? "lineage" : undefined}>
          <path className="tip when-wide" d={tips.wide} />
          <path className="tip when-stacked" d={tips.stacked} />
        </g>
      )}
    </svg>
  );
}

/** Sizes follow the reader's own size of text. */
function toFrame(width: number, height: number): { readonly [name: string]: string } {
  return { viewBox: `0 0 ${width} ${height}`, width: `${width / 16}rem`, height: `${height / 16}rem` };
}

function Row({ row: { box, names, labels, edge, tip, isLineage } }: { readonly row: NeighbourhoodRow }): ReactNode {
  const [first, ...rest] = labels;
  const line = (
    <>
      <path className="edge when-wide" d={edge.wide} />
      <path className="edge when-stacked" d={edge.stacked} />
      {tip === undefined ? null : <path className="tip" d={tip} />}
    </>
  );
  const rectangle = <rect className="box" {...box} rx={4} />;
  const [only] = names;
  return (
    <g className={isLineage ? "lineage" : undefined}>
      {first === undefined ? (
        line
      ) : (
        <DiagramTextView text={first} lineHeight={14} className={toLabelClass(first.isLineage)}>
          {line}
        </DiagramTextView>
      )}
      {rest.map((label) => (
        <DiagramTextView key={label.y} text={label} lineHeight={14} className={toLabelClass(label.isLineage)} />
      ))}
      {names.length === 1 && only !== undefined ? (
        <DiagramTextView text={only} lineHeight={17} className="name">
          {rectangle}
        </DiagramTextView>
      ) : (
        <>
          {rectangle}
          {names.map((name) => (
            <DiagramTextView key={name.y} text={name} lineHeight={17} className="name" />
          ))}
        </>
      )}
    </g>
  );
}

function toLabelClass(isLineage: boolean): string {
  return isLineage ? "label strong" : "label";
}

function Centre({ centre: { width, height, noun, name } }: { readonly centre: NeighbourhoodCentre }): ReactNode {
  return (
    <svg className="neighbourhood-name" width={`${width / 16}rem`} height={`${height / 16}rem`} data-noun={noun}>
      {name.title === undefined ? null : <title>{name.title}</title>}
      <rect x="1" y="1" width="100%" height={height - 2} rx={5} />
      <text y={name.y}>
        {name.lines.map((line, index) => (
          <tspan key={index} x="50%" dy={index === 0 ? undefined : 18}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

function Loop({
  loop: { width, height, path, tip, isLineage, labels },
}: {
  readonly loop: NeighbourhoodLoop;
}): ReactNode {
  return (
    <div className="neighbourhood-loop">
      <svg
        role="group"
        aria-label="To itself"
        className={isLineage ? "lineage" : undefined}
        {...toFrame(width, height)}
      >
        <path className="edge" d={path} />
        <path className="tip" d={tip} />
        {labels.map((label) => (
          <DiagramTextView key={label.y} text={label} lineHeight={14} className={toLabelClass(label.isLineage)} />
        ))}
      </svg>
    </div>
  );
}
