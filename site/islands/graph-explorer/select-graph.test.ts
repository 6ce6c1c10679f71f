import { describe, expect, it } from "vitest";
import type { OverviewDiagram, OverviewEdge } from "../../../generator/page-model/diagrams.ts";
import { type GraphFilter, listRelationships, selectGraph } from "./select-graph.ts";

const edge = (from: string, to: string, names: readonly string[], isLineage = false): OverviewEdge => ({
  ...{ from, to, names, isLineage, isFaint: false },
  ...{ path: "", tip: "", href: "" },
});

const graph: OverviewDiagram = {
  width: 0,
  height: 0,
  headings: [],
  nodes: ["ship", "Port", "crane", "buoy"].map((name) => ({
    ...{ name, title: name, lines: [name], isInternal: false },
    ...{ x: 0, y: 0, width: 0, height: 0 },
  })),
  edges: [
    edge("ship", "Port", ["BoundFor", "Serves"], true),
    edge("crane", "Port", ["Serves"]),
    edge("ship", "ship", ["Tows"]),
  ],
};

function select(filter: Partial<GraphFilter>): readonly [nodes: string, edges: number] {
  const { nodes, edges } = selectGraph(graph, { query: "", relationship: "", lineageOnly: false, ...filter });
  return [[...nodes].toSorted().join(" "), edges.size];
}

describe("selectGraph", () => {
  it.each<readonly [string, Partial<GraphFilter>, string, number]>([
    ["everything without a wish", {}, "Port buoy crane ship", 3],
    ["found names with what they are joined to", { query: " PORT" }, "Port crane ship", 2],
    ["found names that are joined to none", { query: "buo" }, "buoy", 0],
    ["a relationship", { relationship: "Serves" }, "Port crane ship", 2],
    ["lineage", { lineageOnly: true }, "Port ship", 1],
    ["the neighbourhood of an entity", { focused: "crane" }, "Port crane", 1],
    ["itself, if nothing else is asked for", { focused: "crane", lineageOnly: true }, "crane", 0],
    ["nothing when nothing is found", { query: "whale" }, "", 0],
  ])("selects %s", (_, filter, nodes, edges) => {
    expect(select(filter)).toEqual([nodes, edges]);
  });
});

describe("listRelationships", () => {
  it("names each once", () => {
    expect(listRelationships(graph)).toEqual(["BoundFor", "Serves", "Tows"]);
  });
});
