/*
 * Pictures, laid out before there is a browser: names stand in a face whose widths are known, so boxes and lines have their
 * places as numbers. Takes names, links and edges; what they mean it isn't told. Mermaid of guides is drawn here as well, by a
 * library that is loaded only where a text holds a diagram, and whose markup is written anew.
 */

export { type DrawDiagram, holdsDiagram, loadDiagrams } from "./draw-diagram.ts";
export { type Neighbour, type NeighbourLabel, type Neighbours, layOutNeighbourhood } from "./lay-out-neighbourhood.ts";
export { type GraphEdge, type GraphNode, layOutOverview } from "./lay-out-overview.ts";
export { readAlternative } from "./read-alternative.ts";
