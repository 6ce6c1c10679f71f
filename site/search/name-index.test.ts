import { describe, expect, it } from "vitest";
import { toFoldedName } from "./folded-name.ts";
import { readNameIndex } from "./name-index.ts";

const written = ["Ship", "shipName", "Berth", "nameOfShip", "SHIP", "berth"];

const { listContaining, listStarting, listCalled, entriesOf } = readNameIndex({
  names: written.map(toFoldedName),
  nameOf: Uint32Array.of(2, 0, 2, 1, 0, 2),
});

function write(names: readonly number[]): readonly string[] {
  return names.map((name) => written[name] ?? "");
}

describe("an index of names", () => {
  it.each([
    ["ship", ["Ship", "shipName", "nameOfShip", "SHIP"]],
    ["name", ["shipName", "nameOfShip"]],
    ["h", ["Ship", "shipName", "Berth", "nameOfShip", "SHIP", "berth"]],
    // No name goes on in the one behind it.
    ["shipship", []],
    ["", written],
  ])("lists the names that have %j", (text, names) => {
    expect(write(listContaining(text))).toEqual(names);
    expect(write(listContaining(text))).toEqual(names);
  });

  it("lists the names that begin with a text, and those that are just that", () => {
    expect(write(listStarting("ship"))).toEqual(["Ship", "shipName", "SHIP"]);
    expect(write(listCalled("ship"))).toEqual(["Ship", "SHIP"]);
    expect(write(listCalled("shi"))).toEqual([]);
  });

  it("lists the entries that have a name, in their order", () => {
    expect([...entriesOf(2)]).toEqual([0, 2, 5]);
    expect([...entriesOf(3)]).toEqual([]);
  });
});
