/*
 * Draws the neighbourhood of a thing: rows of boxes left and right of it, each row with one edge. Rows
 * never meet, so nothing has to be searched for: time is linear in what is drawn, and that is bounded.
 */
import type {
  DiagramText,
  NeighbourhoodCentre,
  NeighbourhoodDiagram,
  NeighbourhoodLabel,
  NeighbourhoodLoop,
  NeighbourhoodRow,
  NeighbourhoodSide,
} from "../../page-model/diagrams.ts";
import type { NounKind } from "../../page-model/parts.ts";
import { breakName, measureLine, measureLines } from "./name-lines.ts";

/** What a neighbourhood consists of, before it has a shape. */
export interface Neighbourhood {
  readonly name: string;
  readonly noun: NounKind;
  readonly label: string;
  readonly incoming: Neighbours;
  readonly outgoing: Neighbours;
  readonly toItself: readonly NeighbourLabel[];
}

/** What a thing is joined to, and where the whole list is. */
export interface Neighbours {
  /** In the order in which they are to be seen; those with lineage come before all others. */
  readonly neighbours: readonly Neighbour[];
  /** Where all of them are listed, for those that find no room. */
  readonly listHref: string;
}

/** A thing on one side of the picture. */
export interface Neighbour {
  readonly name: string;
  /** Absent where it has no page. */
  readonly href?: string | undefined;
  readonly noun?: NounKind | undefined;
  /** The names of the edges between it and the thing in the middle, each once. */
  readonly labels: readonly NeighbourLabel[];
}

/** A name on the line to a neighbour. */
export interface NeighbourLabel {
  readonly text: string;
  readonly href?: string | undefined;
  /** What is said of it where a pointer rests. */
  readonly title?: string | undefined;
  readonly isLineage?: boolean | undefined;
}

/** What is drawn at most, so that no hub makes a page of pictures. */
const most = { rows: 10, names: 7, labels: 3, loopLabels: 6 };

const size = { name: 12, label: 11, centre: 14 };
const nameLine = 17;
const labelLine = 14;
/** Characters in a line. */
const lengths = { name: 20, label: 28, centre: 15 };
/** How wide a picture of a fit is at most; the style sheet goes by the same. */
const fits = { small: 608, medium: 720 };
/** A phone's width without the margins of the page. */
const widestSide = 328;
const curve = 34;
const boxPadding = 18;
const labelPadding = 10;
const rowGap = 12;
const tipLength = 7;
/** Where the edges run down when the columns stand below each other, from the side's inner edge. */
const spine = 12;
/** How far what comes next is then. */
const stackGap = 10;
/** Further lines of a name begin so much further in. */
const indent = 7;

/** The picture of a neighbourhood; undefined when there is nothing around the thing. */
export function layOutNeighbourhood(around: Neighbourhood): NeighbourhoodDiagram | undefined {
  const { name, noun, label, toItself } = around;
  const incoming = layOutSide(around.incoming, "incoming");
  const outgoing = layOutSide(around.outgoing, "outgoing");
  if (incoming === undefined && outgoing === undefined && toItself.length === 0) return undefined;
  const centre = layOutCentre(name, noun, toItself);
  const width = (incoming?.width ?? 0) + centre.width + (outgoing?.width ?? 0);
  const rows = [...(incoming?.rows ?? []), ...(outgoing?.rows ?? [])];
  return {
    label,
    fit: width <= fits.small ? "small" : width <= fits.medium ? "medium" : "large",
    centre,
    incoming,
    outgoing,
    hasLineage: centre.loop?.isLineage === true || rows.some(({ isLineage }) => isLineage),
  };
}

/** Neighbours that are joined by the same relationships, and so share a box and an edge. */
interface Group {
  readonly neighbours: Neighbour[];
  readonly labels: readonly NeighbourLabel[];
  readonly isLineage: boolean;
}

function groupNeighbours(neighbours: readonly Neighbour[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const neighbour of neighbours) {
    const { labels } = neighbour;
    const key = labels.map(({ text, isLineage }) => `${text} ${isLineage === true}`).join("\n");
    const group = groups.get(key);
    if (group !== undefined) group.neighbours.push(neighbour);
    else {
      const isLineage = labels.some((label) => label.isLineage === true);
      groups.set(key, { neighbours: [neighbour], labels, isLineage });
    }
  }
  const all = [...groups.values()];
  return [...all.filter(({ isLineage }) => isLineage), ...all.filter(({ isLineage }) => !isLineage)];
}

type Direction = "incoming" | "outgoing";

/** A row before it has a place. */
interface Row {
  readonly names: readonly Text[];
  readonly labels: readonly Label[];
  readonly isLineage: boolean;
}

type Text = Omit<DiagramText, "x" | "y">;
type Label = Omit<NeighbourhoodLabel, "x" | "y">;

function layOutSide({ neighbours, listHref }: Neighbours, direction: Direction): NeighbourhoodSide | undefined {
  const groups = groupNeighbours(neighbours);
  if (groups.length === 0) return undefined;
  const shown = groups.length > most.rows ? groups.slice(0, most.rows - 1) : groups;
  const rest = groups.slice(shown.length).reduce((sum, group) => sum + group.neighbours.length, 0);
  const names = shown.map((group) => toNames(group.neighbours, listHref));
  if (rest > 0) names.push([toMore(rest, listHref)]);
  const boxWidth = measureTexts(names.flat(), size.name) + boxPadding;
  // Labels have the room that names leave them.
  const room = widestSide - boxWidth - tipLength - curve - labelPadding - indent;
  const length = Math.min(lengths.label, Math.floor(room / measureLine("m", size.label)));
  const rows = names.map((row, index): Row => {
    const group = shown[index];
    return {
      names: row,
      labels: group === undefined ? [] : toLabels(group.labels, most.labels, length),
      isLineage: group?.isLineage === true,
    };
  });
  const labels = rows.flatMap((row) => row.labels);
  return placeRows(rows, { boxWidth, labelWidth: measureTexts(labels, size.label) + labelPadding }, direction);
}

interface Widths {
  readonly boxWidth: number;
  readonly labelWidth: number;
}

function placeRows(rows: readonly Row[], { boxWidth, labelWidth }: Widths, direction: Direction): NeighbourhoodSide {
  const width = boxWidth + labelWidth + tipLength + curve;
  const isIncoming = direction === "incoming";
  const boxX = isIncoming ? 1 : width - boxWidth - 1;
  const labelX = isIncoming ? boxWidth + 8 : curve + 4;

  // Rows first get their places, since edges lead to the middle of all of them.
  let height = 1;
  const places = rows.map((row) => {
    const boxHeight = countLines(row.names) * nameLine + 8;
    const { above, below } = splitLabels(row.labels);
    const top = Math.max(boxHeight / 2, countLines(above) * labelLine + 3);
    const line = height + top;
    height = line + Math.max(boxHeight / 2, countLines(below) * labelLine + 4) + rowGap;
    return { row, above, below, boxHeight, line };
  });
  height += 1 - rowGap;
  const axis = height / 2;
  return {
    width,
    height,
    rows: places.map(({ row, above, below, boxHeight, line }): NeighbourhoodRow => {
      const boxY = line - boxHeight / 2;
      return {
        box: { x: boxX, y: boxY, width: boxWidth, height: boxHeight },
        names: stack(row.names, { x: boxX + boxPadding / 2, y: boxY + 17 }, nameLine),
        labels: [
          ...stack(above, { x: labelX, y: line - countLines(above) * labelLine + 10 }, labelLine),
          ...stack(below, { x: labelX, y: line + 13 }, labelLine),
        ],
        edge: isIncoming
          ? toIncomingRoute({ boxEnd: boxX + boxWidth, line, width, height })
          : toOutgoingRoute(boxX, line, axis),
        tip: isIncoming ? undefined : `M${boxX} ${line}l-${tipLength}-4v8z`,
        isLineage: row.isLineage,
      };
    }),
    tips: isIncoming
      ? {
          wide: `M${width} ${axis}l-${tipLength}-4v8z`,
          stacked: `M${width - spine} ${height + stackGap}l-4-${tipLength}h8z`,
        }
      : undefined,
  };
}

function toMore(count: number, href: string): Text {
  return { lines: [`+${count} more`], href, title: "All of them are in the list below" };
}

function toNames(neighbours: readonly Neighbour[], listHref: string): readonly Text[] {
  const shown = neighbours.length > most.names ? neighbours.slice(0, most.names - 1) : neighbours;
  const names = shown.map(({ name, href, noun }): Text => ({ ...toLines(name, lengths.name), href, noun }));
  return shown.length === neighbours.length ? names : [...names, toMore(neighbours.length - shown.length, listHref)];
}

function toLabels(labels: readonly NeighbourLabel[], many: number, length: number): readonly Label[] {
  const sorted = [...labels.filter((label) => label.isLineage), ...labels.filter((label) => label.isLineage !== true)];
  const shown = sorted.length > many ? sorted.slice(0, many - 1) : sorted;
  const made = shown.map(({ text, href, title, isLineage }): Label => {
    const { title: whole, ...lines } = toLines(text, length);
    return { ...lines, href, title: title ?? whole, isLineage: isLineage === true };
  });
  const rest = sorted.slice(shown.length);
  if (rest.length === 0) return made;
  const title = rest.map(({ text }) => text).join(", ");
  return [...made, { lines: [`+${rest.length} more`], href: rest[0]?.href, title, isLineage: false }];
}

/** A name in lines, with the whole of it where it is not in one. */
function toLines(name: string, length: number): Text {
  const lines = breakName(name, length);
  return lines.length === 1 ? { lines } : { lines, indent, title: name };
}

function measureTexts(texts: readonly Text[], textSize: number): number {
  const widths = texts.map(({ lines, indent = 0 }) => measureLines(lines, textSize) + indent);
  return widths.reduce((widest, width) => Math.max(widest, width), 0);
}

function countLines(texts: readonly Text[]): number {
  return texts.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** Half of the labels stand over the line, half under it; no label on both sides. */
function splitLabels(labels: readonly Label[]): { readonly above: readonly Label[]; readonly below: readonly Label[] } {
  const half = countLines(labels) / 2;
  let count = 0;
  let split = 0;
  while (split < labels.length && count < half) {
    count += labels[split]?.lines.length ?? 0;
    split += 1;
  }
  return { above: labels.slice(0, split), below: labels.slice(split) };
}

function stack<Some extends Text>(
  texts: readonly Some[],
  { x, y }: { readonly x: number; readonly y: number },
  lineHeight: number,
): readonly (Some & { readonly x: number; readonly y: number })[] {
  let next = y;
  return texts.map((text) => {
    const placed = { ...text, x, y: next };
    next += text.lines.length * lineHeight;
    return placed;
  });
}

interface IncomingEdge {
  readonly boxEnd: number;
  readonly line: number;
  readonly width: number;
  readonly height: number;
}

function toIncomingRoute({ boxEnd, line, width, height }: IncomingEdge): NeighbourhoodRow["edge"] {
  const axis = height / 2;
  const end = width - tipLength;
  const start = width - curve;
  const middle = (start + end) / 2;
  return {
    wide: `M${boxEnd} ${line}H${start}C${middle} ${line} ${middle} ${axis} ${end} ${axis}`,
    stacked: `M${boxEnd} ${line}H${width - spine - 8}q8 0 8 8V${height + stackGap - tipLength}`,
  };
}

function toOutgoingRoute(boxX: number, line: number, axis: number): NeighbourhoodRow["edge"] {
  const end = boxX - tipLength;
  const middle = curve / 2;
  return {
    wide: `M0 ${axis}C${middle} ${axis} ${middle} ${line} ${curve} ${line}H${end}`,
    stacked: `M${spine} -${stackGap}V${line - 8}q0 8 8 8H${end}`,
  };
}

function layOutCentre(name: string, noun: NounKind, toItself: readonly NeighbourLabel[]): NeighbourhoodCentre {
  const lines = breakName(name, lengths.centre);
  const loop = toItself.length === 0 ? undefined : layOutLoop(toItself);
  const width = Math.max(measureLines(lines, size.centre) + 26, loop?.width ?? 0, 80);
  const height = lines.length * 18 + 18;
  return {
    width,
    height,
    noun,
    name: { x: width / 2, y: 23, lines, title: lines.length === 1 ? undefined : name },
    loop,
  };
}

function layOutLoop(toItself: readonly NeighbourLabel[]): NeighbourhoodLoop {
  const labels = toLabels(toItself, most.loopLabels, lengths.name).map((label) => ({ ...label, indent: undefined }));
  const width = Math.max(measureTexts(labels, size.label) + 4, 56);
  const middle = width / 2;
  const placed: readonly NeighbourhoodLabel[] = stack(labels, { x: middle, y: 48 }, labelLine);
  return {
    width,
    height: 42 + countLines(labels) * labelLine,
    path: `M${middle - 16} 0C${middle - 30} 42 ${middle + 30} 42 ${middle + 17.5} ${tipLength - 1}`,
    tip: `M${middle + 16} 0l6.5 6-7.5 2z`,
    isLineage: labels.some(({ isLineage }) => isLineage),
    labels: placed,
  };
}
