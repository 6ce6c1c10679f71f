import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { NeighbourhoodDiagram, NeighbourhoodSide } from "../../page-model/diagrams.ts";
import { createRandom } from "../../testdata/damage-text.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { layOutNeighbourhood, type Neighbour, type Neighbourhood } from "./lay-out-neighbourhood.ts";
import { measureLines } from "./name-lines.ts";

const golden = fileURLToPath(new URL("./testdata/neighbourhood.json", import.meta.url));

/** `ship: Carries*, Owns` is a neighbour with two labels, the first of which is lineage. */
function read(line: string): Neighbour {
  const [name = "", labels = ""] = line.split(": ");
  return {
    name,
    href: `/docs/${name}/`,
    labels: labels.split(", ").map((label) => ({
      text: label.replace("*", ""),
      href: `#${label.replace("*", "")}`,
      isLineage: label.endsWith("*"),
    })),
  };
}

function around(
  incoming: readonly string[],
  outgoing: readonly string[],
  toItself: readonly string[] = [],
): Neighbourhood {
  return {
    name: "harbour",
    noun: "entity",
    label: "Entities around harbour",
    incoming: { neighbours: incoming.map(read), listHref: "#in" },
    outgoing: { neighbours: outgoing.map(read), listHref: "#out" },
    toItself: toItself.map((text) => ({ text })),
  };
}

function layOut(neighbourhood: Neighbourhood): NeighbourhoodDiagram {
  const diagram = layOutNeighbourhood(neighbourhood);
  if (diagram === undefined) throw new Error("nothing was drawn");
  return diagram;
}

function namesOf(side: NeighbourhoodSide | undefined): readonly (readonly string[])[] {
  return (side?.rows ?? []).map(({ names }) => names.map(({ lines }) => lines.join("")));
}

describe("layOutNeighbourhood", () => {
  it("draws nothing around a thing that is joined to none", () => {
    expect(layOutNeighbourhood(around([], []))).toBeUndefined();
  });

  it("draws what is around a thing", () => {
    const diagram = layOut(
      around(["ship: BoundFor", "crane: StandsIn, Serves"], ["port: PartOf", "sea: FlowsTo*"], ["NextTo"]),
    );
    expectGolden(golden, `${JSON.stringify(diagram, null, 2)}\n`);
  });

  it("puts those that are joined in the same way into one box, lineage first", () => {
    const { outgoing, hasLineage } = layOut(around([], ["a: Owns", "b: Feeds*", "c: Owns", "d: Feeds"]));
    expect(namesOf(outgoing)).toEqual([["b"], ["a", "c"], ["d"]]);
    expect(outgoing?.rows.map(({ isLineage }) => isLineage)).toEqual([true, false, false]);
    expect(hasLineage).toBe(true);
  });

  it("counts what it has no room for, and leads to the list", () => {
    const many = Array.from({ length: 30 }, (_, index) => `n${index}: Owns`);
    const { incoming } = layOut(around(many, []));
    expect(namesOf(incoming)).toEqual([["n0", "n1", "n2", "n3", "n4", "n5", "+24 more"]]);
    expect(incoming?.rows[0]?.names.at(-1)?.href).toBe("#in");

    const different = Array.from({ length: 30 }, (_, index) => `n${index}: Owns${index}`);
    const rows = namesOf(layOut(around([], different)).outgoing);
    expect([rows.length, rows.at(-1)]).toEqual([10, ["+21 more"]]);

    const labelled = layOut(around([], ["a: One, Two, Three, Four, Five"])).outgoing?.rows[0]?.labels;
    expect(labelled?.map(({ lines }) => lines.join(""))).toEqual(["One", "Two", "+3 more"]);
    expect(labelled?.at(-1)).toMatchObject({ title: "Three, Four, Five", href: "#Three" });
  });

  it("keeps the whole of a name that it breaks", () => {
    const { outgoing } = layOut(around([], ["dataHubExecutionRequestOfMine: EditableSchemaFieldWithGlossaryTerm"]));
    const [row] = outgoing?.rows ?? [];
    expect(row?.names[0]).toMatchObject({ title: "dataHubExecutionRequestOfMine" });
    expect(row?.labels[0]).toMatchObject({ title: "EditableSchemaFieldWithGlossaryTerm" });
  });

  it("leaves each part its own room, whatever the names", () => {
    const random = createRandom(7);
    const word = (most: number): string => "harbourMasterOfAllTheSeas_".repeat(3).slice(0, 1 + random(most));
    for (let round = 0; round < 40; round += 1) {
      const line = (): string =>
        `${word(70)}: ${Array.from({ length: 1 + random(5) }, () => word(60) + (random(3) === 0 ? "*" : "")).join(", ")}`;
      const lines = (): readonly string[] => Array.from({ length: random(25) }, line);
      const neighbourhood = around(
        lines(),
        lines(),
        Array.from({ length: random(9) }, () => word(50)),
      );
      const diagram = layOutNeighbourhood(neighbourhood);
      expect(layOutNeighbourhood(neighbourhood)).toEqual(diagram);
      for (const side of [diagram?.incoming, diagram?.outgoing]) if (side !== undefined) expectRoom(side);
      const width = [diagram?.incoming, diagram?.centre, diagram?.outgoing].reduce(
        (sum, part) => sum + (part?.width ?? 0),
        0,
      );
      expect(width, "of three columns").toBeLessThanOrEqual(816);
    }
  });
});

function expectRoom(side: NeighbourhoodSide): void {
  expect(side.width, "a phone's width").toBeLessThanOrEqual(328);
  expect(findFaults(side)).toEqual([]);
}

function findFaults({ rows, width, height }: NeighbourhoodSide): readonly string[] {
  const faults: string[] = [];
  const claim = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  let end = 0;
  const lines: number[] = [];
  for (const { box, names, labels } of rows) {
    claim(box.y >= end && box.y + box.height <= height, "boxes lie apart and in the picture");
    end = box.y + box.height + 1;
    for (const { x, lines: text, indent = 0 } of names) {
      claim(x + indent + measureLines(text, 12) <= box.x + box.width, "names lie in their box");
    }
    for (const { x, y, lines: text, indent = 0 } of labels) {
      const right = x + indent + measureLines(text, 11);
      claim(x >= box.x + box.width || right <= box.x, "labels lie beside the box");
      claim(x >= 0 && right <= width && y >= 9, "labels lie in the picture");
      lines.push(...text.map((_, line) => y + line * 14));
    }
    claim(labels.length > 0 || names[0]?.lines[0]?.startsWith("+") === true, "each edge says what it is");
  }
  const sorted = lines.toSorted((a, b) => a - b);
  claim((sorted.at(-1) ?? 0) <= height, "labels lie in the picture");
  claim(
    sorted.every((y, index) => index === 0 || y - (sorted[index - 1] ?? 0) >= 12),
    "labels lie apart",
  );
  return faults;
}
