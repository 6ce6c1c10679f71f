/*
 * Draws a whole graph in columns. Entities that very many others are joined to, such as owners and tags, would hide
 * everything else under their lines: they stand in a column of their own, and their lines are faint.
 */
import type { DiagramText, OverviewDiagram, OverviewEdge, OverviewNode } from "../../page-model/diagrams.ts";
import { findLayers } from "./find-layers.ts";
import { breakName, measureLines } from "./name-lines.ts";
import { type Link, placeSlots, type Slot } from "./order-layers.ts";

/** What is drawn: each pair of entities with at most one edge in each direction. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** An entity of the picture before it has its place. */
export type GraphNode = Pick<OverviewNode, "name" | "href" | "title" | "isInternal">;

/** The relationships from an entity to another one: one line with all their names. */
export type GraphEdge = Pick<OverviewEdge, "from" | "to" | "names" | "isLineage" | "href">;

const mostLayers = 4;
const lineLength = 16;
const textSize = 12;
const lineHeight = 15;
const gap = { row: 12, column: 52, strip: 10 };
const headingHeight = 26;
/** Room for the arcs between entities of the last column. */
const arcs = 30;
const tipLength = 7;

/** In a picture of more entities or lines nobody would find anything. */
const most = { nodes: 300, edges: 5000 };

/**
 * The picture of all entities, wherever they are joined; those that are not stand under it. Undefined when there are
 * too many.
 */
export function layOutOverview({ nodes, edges }: Graph): OverviewDiagram | undefined {
  if (nodes.length > most.nodes || edges.length > most.edges) return undefined;
  const between = edges.filter(({ from, to }) => from !== to);
  const hubs = findHubs(nodes.length, between);
  const isFaint = ({ from, to }: GraphEdge): boolean => hubs.has(from) || hubs.has(to);
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const shown = nodes.filter(({ name }) => joined.has(name));
  const inner = shown.filter(({ name }) => !hubs.has(name));
  const strong = between.filter((edge) => !isFaint(edge));

  const layers = spreadLoose(inner, strong);
  const last = inner.length === 0 ? 0 : Math.max(...layers.values()) + 1;
  const sizes = new Map(nodes.map((node) => [node.name, measureNode(node)]));
  const slots = new Map(
    shown.map((node): [string, Slot] => {
      const { height } = sizes.get(node.name) ?? noSize;
      return [node.name, { layer: layers.get(node.name) ?? last, height, y: 0 }];
    }),
  );
  const chains = strong.map((edge) => toChain(edge, slots));
  const all = [...slots.values(), ...chains.flatMap(({ between: passing }) => passing)];
  const links = [...chains.flatMap(toLinks), ...toHubLinks(between.filter(isFaint), slots, last)];
  placeSlots(all, links, gap.row);

  const top = all.reduce((least, slot) => Math.min(least, slot.y - slot.height / 2), 0) - headingHeight;
  for (const slot of all) slot.y -= top;
  const columns = placeColumns(shown, slots, sizes);
  const bottom = all.reduce((most, slot) => Math.max(most, slot.y + slot.height / 2), 0);
  const placed = shown.map((node) => placeNode(node, slots, columns, sizes));
  const byName = new Map(placed.map((node) => [node.name, node]));
  const chainOf = new Map(chains.map((chain) => [chain.edge, chain]));
  const drawn = between.flatMap((edge): readonly OverviewEdge[] => {
    const from = byName.get(edge.from);
    const to = byName.get(edge.to);
    if (from === undefined || to === undefined) return [];
    const chain = chainOf.get(edge);
    return [{ ...edge, isFaint: isFaint(edge), ...drawEdge(from, to, columns, chain) }];
  });
  const loops = edges.flatMap((edge): readonly OverviewEdge[] => {
    const node = edge.from === edge.to ? byName.get(edge.from) : undefined;
    return node === undefined ? [] : [{ ...edge, isFaint: hubs.has(edge.from), ...drawLoop(node) }];
  });
  const width = Math.max((columns.at(-1)?.end ?? 0) + arcs, 320);
  const strip = placeStrip(
    nodes.filter(({ name }) => !joined.has(name)),
    sizes,
    { top: bottom, width },
  );
  const hubColumn = columns[last];
  const headings: DiagramText[] = [];
  if (hubs.size > 0 && hubColumn !== undefined) {
    const first = placed.reduce((least, { x, y }) => (x === hubColumn.start ? Math.min(least, y) : least), bottom);
    headings.push({ x: hubColumn.start, y: round(first) - 12, lines: ["Joined to many"] });
  }
  return {
    width,
    height: strip.height,
    nodes: [...placed, ...strip.nodes],
    // What is drawn last lies on top.
    edges: [...drawn, ...loops].toSorted((a, b) => rank(a) - rank(b)),
    headings: [...headings, ...strip.headings],
  };
}

function rank({ isFaint, isLineage }: OverviewEdge): number {
  return isLineage ? 2 : isFaint ? 0 : 1;
}

/** Entities that a fifth of all are joined to in one direction, none of which is lineage. */
function findHubs(count: number, edges: readonly GraphEdge[]): ReadonlySet<string> {
  const incoming = new Map<string, number>();
  const outgoing = new Map<string, number>();
  const inLineage = new Set<string>();
  for (const { from, to, isLineage } of edges) {
    incoming.set(to, (incoming.get(to) ?? 0) + 1);
    outgoing.set(from, (outgoing.get(from) ?? 0) + 1);
    if (isLineage) inLineage.add(from).add(to);
  }
  const least = Math.max(8, Math.ceil(count / 5));
  const isHub = (name: string): boolean => (incoming.get(name) ?? 0) >= least;
  const targets = new Set([...incoming.keys()].filter((name) => isHub(name) && !inLineage.has(name)));
  // Of what leads out, only edges to others than those count.
  const led = new Map<string, number>();
  for (const { from, to } of edges) if (!targets.has(to)) led.set(from, (led.get(from) ?? 0) + 1);
  const sources = [...led].filter(([name, many]) => many >= least && !inLineage.has(name)).map(([name]) => name);
  return new Set([...targets, ...sources]);
}

/** Columns of all entities; those without a line of their own go where there is most room. */
function spreadLoose(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): ReadonlyMap<string, number> {
  const held = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const names = nodes.map(({ name }) => name).filter((name) => held.has(name));
  const layers = new Map(findLayers(names, edges, mostLayers));
  const counts = Array.from({ length: Math.max(1, ...[...layers.values()].map((layer) => layer + 1)) }, () => 0);
  for (const layer of layers.values()) counts[layer] = (counts[layer] ?? 0) + 1;
  for (const { name } of nodes) {
    if (held.has(name)) continue;
    const layer = counts.indexOf(Math.min(...counts));
    layers.set(name, layer);
    counts[layer] = (counts[layer] ?? 0) + 1;
  }
  return layers;
}

interface Size {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

const noSize: Size = { lines: [], width: 0, height: 0 };

function measureNode({ name }: GraphNode): Size {
  const lines = breakName(name, lineLength);
  return { lines, width: measureLines(lines, textSize) + 16, height: lines.length * lineHeight + 11 };
}

/** An edge with the places where it passes the columns between its ends. */
interface Chain {
  readonly edge: GraphEdge;
  readonly start: Slot;
  readonly end: Slot;
  readonly between: readonly Slot[];
  readonly isLineage: boolean;
}

function toChain(edge: GraphEdge, slots: ReadonlyMap<string, Slot>): Chain {
  const from = slots.get(edge.from);
  const to = slots.get(edge.to);
  if (from === undefined || to === undefined) throw new Error(`the graph lacks an end of ${edge.from} to ${edge.to}`);
  const [start, end] = from.layer <= to.layer ? [from, to] : [to, from];
  const between: Slot[] = [];
  for (let layer = start.layer + 1; layer < end.layer; layer += 1) between.push({ layer, height: 2, y: 0 });
  return { edge, start, end, between, isLineage: edge.isLineage };
}

function toLinks({ start, between, end, isLineage }: Chain): readonly Link[] {
  if (start.layer === end.layer) return [];
  const path = [start, ...between, end];
  return path.slice(1).map((to, index) => ({ from: path[index] ?? start, to, weight: isLineage ? 3 : 1 }));
}

/** Faint lines order only the last column. */
function toHubLinks(edges: readonly GraphEdge[], slots: ReadonlyMap<string, Slot>, last: number): readonly Link[] {
  return edges.flatMap(({ from, to }) => {
    const ends = [slots.get(from), slots.get(to)].filter((slot) => slot !== undefined);
    const hub = ends.find(({ layer }) => layer === last);
    const other = ends.find(({ layer }) => layer !== last);
    return hub === undefined || other === undefined ? [] : [{ from: other, to: hub, weight: 0.05 }];
  });
}

interface Column {
  readonly start: number;
  readonly end: number;
}

function placeColumns(
  nodes: readonly GraphNode[],
  slots: ReadonlyMap<string, Slot>,
  sizes: ReadonlyMap<string, Size>,
): readonly Column[] {
  const widths: number[] = [];
  for (const { name } of nodes) {
    const layer = slots.get(name)?.layer ?? 0;
    widths[layer] = Math.max(widths[layer] ?? 0, sizes.get(name)?.width ?? 0);
  }
  let start = 1;
  return Array.from({ length: widths.length }, (_, layer) => {
    const column = { start, end: start + (widths[layer] ?? 0) };
    start = column.end + gap.column;
    return column;
  });
}

function placeNode(
  node: GraphNode,
  slots: ReadonlyMap<string, Slot>,
  columns: readonly Column[],
  sizes: ReadonlyMap<string, Size>,
): OverviewNode & { readonly layer: number } {
  const slot = slots.get(node.name);
  const { lines, width, height } = sizes.get(node.name) ?? noSize;
  const layer = slot?.layer ?? 0;
  return { ...node, lines, width, height, layer, x: columns[layer]?.start ?? 0, y: round((slot?.y ?? 0) - height / 2) };
}

type PlacedNode = ReturnType<typeof placeNode>;

/** From side to side, level where it leaves and arrives and where it passes a column; the tip is at `to`. */
function drawEdge(
  from: PlacedNode,
  to: PlacedNode,
  columns: readonly Column[],
  chain: Chain | undefined,
): { readonly path: string; readonly tip: string } {
  const [left, right] = from.layer <= to.layer ? [from, to] : [to, from];
  if (left.layer === right.layer) return drawArc(from, to);
  const forth = left === from;
  let x = left.x + left.width;
  let y = middleOf(left);
  let path = forth ? `M${x} ${y}` : `M${x + tipLength} ${y}`;
  const curveTo = (toX: number, toY: number): string => {
    const half = round((x + toX) / 2);
    return `C${half} ${y} ${half} ${toY} ${toX} ${toY}`;
  };
  // Boxes narrower than their column leave a stretch without any curve.
  const columnEnd = columns[left.layer]?.end ?? x;
  if (columnEnd > x) {
    path += `H${columnEnd}`;
    x = columnEnd;
  }
  for (const slot of chain?.between ?? []) {
    const column = columns[slot.layer];
    if (column === undefined) continue;
    const level = round(slot.y);
    path += `${curveTo(column.start, level)}H${column.end}`;
    x = column.end;
    y = level;
  }
  const endY = middleOf(right);
  path += curveTo(forth ? right.x - tipLength : right.x, endY);
  return {
    path,
    tip: forth
      ? `M${right.x} ${endY}l-${tipLength}-4v8z`
      : `M${left.x + left.width} ${middleOf(left)}l${tipLength}-4v8z`,
  };
}

/** Out on the right side and back in, for entities of one column. */
function drawArc(from: PlacedNode, to: PlacedNode): { readonly path: string; readonly tip: string } {
  const start = { x: from.x + from.width, y: middleOf(from) - 3 };
  const end = { x: to.x + to.width, y: middleOf(to) + 3 };
  const out = Math.max(start.x, end.x) + arcs - 4;
  return {
    path: `M${start.x} ${start.y}C${out} ${start.y} ${out} ${end.y} ${end.x + tipLength} ${end.y}`,
    tip: `M${end.x} ${end.y}l${tipLength}-4v8z`,
  };
}

/** Over the upper right corner. */
function drawLoop(node: OverviewNode): { readonly path: string; readonly tip: string } {
  const x = node.x + node.width;
  return {
    path: `M${x - 18} ${node.y}c-2-12 26-12 24 4q-1 4-${round(tipLength / 2)} 5`,
    tip: `M${x} ${node.y + 9}l6.5-4.5 1.5 7z`,
  };
}

function middleOf({ y, height }: OverviewNode): number {
  return round(y + height / 2);
}

interface Strip {
  readonly nodes: readonly OverviewNode[];
  readonly headings: readonly DiagramText[];
  readonly height: number;
}

/** Entities without any relationship, in rows under the picture: the platform's own ones last. */
function placeStrip(
  nodes: readonly GraphNode[],
  sizes: ReadonlyMap<string, Size>,
  { top, width }: { readonly top: number; readonly width: number },
): Strip {
  if (nodes.length === 0) return { nodes: [], headings: [], height: round(top) + 2 };
  let x = 1;
  let y = round(top) + headingHeight + gap.row;
  let rowHeight = 0;
  const sorted = [...nodes.filter(({ isInternal }) => !isInternal), ...nodes.filter(({ isInternal }) => isInternal)];
  const placed = sorted.map((node): OverviewNode => {
    const size = sizes.get(node.name) ?? noSize;
    if (x > 1 && x + size.width > width) {
      x = 1;
      y += rowHeight + gap.strip;
      rowHeight = 0;
    }
    const at = { ...node, ...size, x, y };
    x += size.width + gap.strip;
    rowHeight = Math.max(rowHeight, size.height);
    return at;
  });
  return {
    nodes: placed,
    headings: [{ x: 1, y: round(top) + headingHeight + 2, lines: ["Joined to none"] }],
    height: y + rowHeight + 2,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
