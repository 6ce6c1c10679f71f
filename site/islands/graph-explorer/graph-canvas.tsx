import { type Dispatch, memo, type PointerEvent, type ReactNode, type SetStateAction, useEffect, useRef } from "react";
import type { OverviewDiagram, OverviewEdge, OverviewNode } from "../../../generator/page-model/diagrams.ts";
import { type ExplorerView, moveByKey, panView, zoomView } from "./explorer-view.ts";
import type { GraphSelection } from "./select-graph.ts";

interface GraphCanvasProps {
  readonly graph: OverviewDiagram;
  readonly selection: GraphSelection;
  readonly view: ExplorerView;
  readonly whole: ExplorerView;
  readonly onMove: Dispatch<SetStateAction<ExplorerView>>;
  readonly onFocus: (name: string) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand that means to press moves no further than that, in pixels. */
const slack = 5;

/** The picture under the pointer: dragged it moves, the wheel and two fingers zoom, keys do both. */
export function GraphCanvas({ graph, selection, view, whole, onMove, onFocus }: GraphCanvasProps): ReactNode {
  const frame = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, Point>());
  /** How far the pointers have gone since one was last pressed. */
  const travelled = useRef(0);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const zoom = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(Math.min(100, Math.max(-100, event.deltaY)) / 300);
      const at = toParts(element, event);
      onMove((now) => zoomView(now, factor, at));
    };
    // In SVG, names of attributes have a case, and Preact writes them as they are written here.
    element.tabIndex = 0;
    // A listener that is declared would be passive, which would let the page scroll along.
    element.addEventListener("wheel", zoom, { passive: false });
    return () => element.removeEventListener("wheel", zoom);
  }, [onMove]);

  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const after = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, after);
    travelled.current += distance(before, after);
    const [other] = others;
    if (other !== undefined) {
      const middle = { clientX: (other.x + after.x) / 2, clientY: (other.y + after.y) / 2 };
      const at = toParts(event.currentTarget, middle);
      const factor = distance(other, before) / Math.max(1, distance(other, after));
      onMove((now) => zoomView(now, factor, at));
      return;
    }
    if (event.buttons === 0) return;
    // What is dragged follows the pointer exactly once it has left the place where it was pressed.
    const scale = scaleOf(event.currentTarget, view);
    onMove(panView(view, ((before.x - after.x) * scale) / view.width, ((before.y - after.y) * scale) / view.height));
  };
  const release = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
  };

  return (
    // A picture that is moved by keys and pointers is what the role of an application is for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={frame}
      className="explorer-canvas overview"
      role="application"
      aria-label="The graph. Arrow keys move it, plus and minus zoom, 0 shows all of it."
      tabIndex={0}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const moved = moveByKey(view, event.key, whole);
        if (moved === undefined) return;
        event.preventDefault();
        onMove(moved);
      }}
      onPointerDown={(event) => {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        travelled.current = 0;
      }}
      // What is dragged by a box is under the pointer still, which hasn't chosen it.
      onClickCapture={(event) => {
        if (travelled.current > slack) event.stopPropagation();
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <Picture graph={graph} selection={selection} onFocus={onFocus} />
    </svg>
  );
}

/** How much of the picture a pixel of the screen is; the picture keeps its proportions. */
function scaleOf(element: Element, { width, height }: ExplorerView): number {
  const bounds = element.getBoundingClientRect();
  return Math.max(width / Math.max(1, bounds.width), height / Math.max(1, bounds.height));
}

function toParts(element: Element, at: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (at.clientX - left) / Math.max(1, width), y: (at.clientY - top) / Math.max(1, height) };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

type PictureProps = Pick<GraphCanvasProps, "graph" | "selection" | "onFocus">;

/** The picture itself, which stays as it is while it is moved. */
const Picture = memo(
  ({ graph, selection, onFocus }: PictureProps): ReactNode => (
    <>
      {graph.edges.map((edge) => (
        <Edge key={`${edge.from} ${edge.to}`} edge={edge} isShown={selection.edges.has(edge)} />
      ))}
      {graph.headings.map(({ x, y, lines }) => (
        <text key={y} className="heading" x={x} y={y}>
          {lines.join(" ")}
        </text>
      ))}
      {graph.nodes.map((node) => (
        <Node key={node.name} node={node} isShown={selection.nodes.has(node.name)} onFocus={onFocus} />
      ))}
    </>
  ),
  (before, after) => before.graph === after.graph && before.selection === after.selection,
);

function Edge({ edge, isShown }: { readonly edge: OverviewEdge; readonly isShown: boolean }): ReactNode {
  const { from, to, names, path, tip, isLineage, isFaint } = edge;
  return (
    <g className={`${isLineage ? "lineage" : isFaint ? "faint" : ""}${isShown ? "" : " dimmed"}`}>
      <title>{`${from} → ${to}: ${names.join(", ")}`}</title>
      <path className="edge" d={path} />
      <path className="tip" d={tip} />
    </g>
  );
}

interface NodeProps {
  readonly node: OverviewNode;
  readonly isShown: boolean;
  readonly onFocus: (name: string) => void;
}

/** For the pointer; the list beside the picture does the same by keyboard. */
function Node({ node, isShown, onFocus }: NodeProps): ReactNode {
  const { name, title, lines, x, y, width, height, isInternal } = node;
  const middle = x + width / 2;
  return (
    <g className={isShown ? "node" : "node dimmed"} data-noun="entity" onClick={() => onFocus(name)}>
      <title>{title}</title>
      <rect className={isInternal ? "box internal" : "box"} x={x} y={y} width={width} height={height} rx={4} />
      <text className="name" x={middle} y={y + height / 2 + 4 - (lines.length - 1) * 7.5}>
        {lines.map((line, index) => (
          <tspan key={index} x={middle} dy={index === 0 ? undefined : 15}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
