import type { NounKind } from "./parts.ts";

/**
 * Pictures of what is joined to what, laid out to the pixel. Templates draw them as they stand: a
 * build has no browser to measure text with, so planners reckon with the widest of the usual faces.
 */

/** A name or label in a picture, in one line or several. */
export interface DiagramText {
  readonly x: number;
  /** Base line of the first line. */
  readonly y: number;
  readonly lines: readonly string[];
  /** How much further in all lines but the first begin. */
  readonly indent?: number | undefined;
  readonly href?: string | undefined;
  /** Said when the pointer rests on it; the whole name where it had to be cut. */
  readonly title?: string | undefined;
  readonly noun?: NounKind | undefined;
}

/** A rectangle in pixels, from the top left corner of the picture. */
export interface DiagramBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A thing, what points at it on its left and what it points at on its right; on narrow screens above and below. */
export interface NeighbourhoodDiagram {
  /** What the picture shows, for those who don't see it. */
  readonly label: string;
  /** How much room the three columns need side by side. */
  readonly fit: "small" | "medium" | "large";
  readonly centre: NeighbourhoodCentre;
  readonly incoming?: NeighbourhoodSide | undefined;
  readonly outgoing?: NeighbourhoodSide | undefined;
  readonly hasLineage: boolean;
}

/** The thing that the picture is about. */
export interface NeighbourhoodCentre {
  readonly width: number;
  readonly height: number;
  readonly noun: NounKind;
  /** Stands in the middle, whatever the width; only `y` counts. */
  readonly name: DiagramText;
  /** The relationships of the thing to itself, as a loop under it. */
  readonly loop?: NeighbourhoodLoop | undefined;
}

/** An edge that leads back to where it begins. */
export interface NeighbourhoodLoop {
  readonly width: number;
  readonly height: number;
  /** Path data of the line, as SVG takes it. */
  readonly path: string;
  /** Path data of the tip. */
  readonly tip: string;
  readonly isLineage: boolean;
  readonly labels: readonly NeighbourhoodLabel[];
}

/** What stands on one side of the thing. */
export interface NeighbourhoodSide {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly NeighbourhoodRow[];
  /** Tips that all edges share, where they meet at the thing: beside it and below it. */
  readonly tips?: NeighbourhoodRoute | undefined;
}

/** Things that are joined to the one in the middle by the same relationships. */
export interface NeighbourhoodRow {
  readonly box: DiagramBox;
  readonly names: readonly DiagramText[];
  readonly labels: readonly NeighbourhoodLabel[];
  readonly edge: NeighbourhoodRoute;
  /** The edge's own tip at the box. */
  readonly tip?: string | undefined;
  readonly isLineage: boolean;
}

/** The name of an edge. */
export interface NeighbourhoodLabel extends DiagramText {
  readonly isLineage: boolean;
}

/** Path data for the columns side by side and for one below the other. */
export interface NeighbourhoodRoute {
  readonly wide: string;
  readonly stacked: string;
}

/** All entities and how they are joined; also the file that the explorer reads. */
export interface OverviewDiagram {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly OverviewNode[];
  readonly edges: readonly OverviewEdge[];
  /** Titles over the columns. */
  readonly headings: readonly DiagramText[];
}

/** An entity. */
export interface OverviewNode extends DiagramBox {
  readonly name: string;
  readonly href?: string | undefined;
  readonly title: string;
  /** Base line of each line of the name; its middle is the box's. */
  readonly lines: readonly string[];
  readonly isInternal: boolean;
}

/** All relationships from one entity to another. */
export interface OverviewEdge {
  readonly from: string;
  readonly to: string;
  /** Each name once, sorted. */
  readonly names: readonly string[];
  readonly isLineage: boolean;
  /** One of very many that end or begin at the same entity. */
  readonly isFaint: boolean;
  /** Path data of the line, as SVG takes it. */
  readonly path: string;
  /** Path data of the tip. */
  readonly tip: string;
  readonly href: string;
}
