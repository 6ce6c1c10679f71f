import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { OverviewDiagram } from "../../page-model/diagrams.ts";
import { createRandom } from "../../testdata/damage-text.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { type Graph, layOutOverview } from "./lay-out-overview.ts";

const golden = fileURLToPath(new URL("./testdata/overview.json", import.meta.url));

/** `a b` is an edge, `a b*` one of lineage; names without an edge are nodes. */
function read(text: string): Graph {
  const lines = text.split(", ");
  const edges = lines.flatMap((line) => {
    const [from = "", to] = line.replace("*", "").split(" ");
    return to === undefined ? [] : [{ from, to, names: ["Joins"], isLineage: line.endsWith("*"), href: "#Joins" }];
  });
  const names = new Set(lines.flatMap((line) => line.replace("*", "").split(" ")));
  return { nodes: [...names].map((name) => ({ name, href: `/${name}/`, title: name, isInternal: false })), edges };
}

function layOut(graph: Graph): OverviewDiagram {
  const diagram = layOutOverview(graph);
  if (diagram === undefined) throw new Error("nothing was drawn");
  return diagram;
}

/** The columns from left to right, each with its names from above. */
function listColumns({ nodes }: OverviewDiagram): readonly string[] {
  const columns = new Map<number, { readonly name: string; readonly y: number }[]>();
  for (const { name, x, y } of nodes) columns.set(x, [...(columns.get(x) ?? []), { name, y }]);
  return [...columns]
    .toSorted(([a], [b]) => a - b)
    .map(([, column]) =>
      column
        .toSorted((a, b) => a.y - b.y)
        .map(({ name }) => name)
        .join(" "),
    );
}

describe("layOutOverview", () => {
  it("draws a small graph", () => {
    expectGolden(golden, `${JSON.stringify(layOut(read("a b*, b c, a c, c c, d")), null, 2)}\n`);
  });

  it("sets what is joined in columns, in the direction of the edges", () => {
    expect(listColumns(layOut(read("a b, b c, a c, d c")))).toEqual(["a", "b d", "c"]);
  });

  it("lets no lines cross that need not", () => {
    expect(listColumns(layOut(read("a z, b y, c x")))).toEqual(["a b c", "z y x"]);
  });

  it("copes with cycles", () => {
    const { nodes, edges } = layOut(read("a b, b c, c a, c c"));
    expect([nodes.length, edges.length]).toEqual([3, 4]);
  });

  it("sets aside what is joined to many, unless it is lineage", () => {
    const users = Array.from({ length: 9 }, (_, index) => `n${index}`);
    const graph = read(`n0 n1, ${users.map((name) => `${name} owner, ${name} table*`).join(", ")}`);
    const { nodes, edges, headings } = layOut(graph);
    const owner = nodes.find(({ name }) => name === "owner");
    expect(nodes.every(({ name, x }) => name === "owner" || x < (owner?.x ?? 0))).toBe(true);
    expect(edges.filter(({ isFaint }) => isFaint).map(({ to }) => to)).toEqual(users.map(() => "owner"));
    expect(headings.map(({ lines }) => lines.join(""))).toEqual(["Joined to many"]);
  });

  it("shows what is joined to none under the picture", () => {
    const { nodes, headings } = layOut(read("a b, c"));
    expect((nodes.at(-1)?.y ?? 0) > (headings[0]?.y ?? 0)).toBe(true);
    expect(headings.map(({ lines }) => lines.join(""))).toEqual(["Joined to none"]);
  });

  it("draws no picture in which nobody would find anything", () => {
    expect(layOutOverview(read(Array.from({ length: 301 }, (_, index) => `n${index}`).join(", ")))).toBeUndefined();
  });

  it("draws every edge once and no box over another, whatever the graph", () => {
    const random = createRandom(11);
    for (let round = 0; round < 20; round += 1) {
      const size = 1 + random(60);
      const pick = (): string => {
        const number = random(size);
        return `${"veryLongNameOf".slice(number % 14)}${number}`;
      };
      const lines = new Set(Array.from({ length: random(200) }, () => `${pick()} ${pick()}`));
      const graph = read(
        [...lines, "alone"].map((line) => (random(9) === 0 && line !== "alone" ? `${line}*` : line)).join(", "),
      );
      const diagram = layOut(graph);
      expect(layOutOverview(graph)).toEqual(diagram);
      expect(diagram.edges.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...lines].sort());
      expect(diagram.nodes.length).toBe(graph.nodes.length);
      const outside = diagram.nodes.filter(
        ({ x, y, width, height }) => x < 0 || y < 0 || x + width > diagram.width || y + height > diagram.height,
      );
      expect(outside).toEqual([]);
      expect(findOverlap(diagram)).toBeUndefined();
      expect(JSON.stringify(diagram)).not.toMatch(/NaN|null|Infinity/);
    }
  });
});

function findOverlap({ nodes }: OverviewDiagram): string | undefined {
  for (const [index, a] of nodes.entries()) {
    for (const b of nodes.slice(index + 1)) {
      const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
      const under = a.y + a.height <= b.y || b.y + b.height <= a.y;
      if (!beside && !under) return `${a.name} and ${b.name}`;
    }
  }
  return undefined;
}
