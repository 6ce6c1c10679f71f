export { type DrawDiagram, loadDiagrams } from "./draw-diagram.ts";
export { type Neighbour, type NeighbourLabel, type Neighbours, layOutNeighbourhood } from "./lay-out-neighbourhood.ts";
export { type GraphEdge, type GraphNode, layOutOverview } from "./lay-out-overview.ts";
export { readAlternative } from "./read-alternative.ts";
