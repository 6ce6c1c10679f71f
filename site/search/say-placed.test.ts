import { expect, it } from "vitest";
import { sayPlaced } from "./say-placed.ts";

it.each([
  ["add a note to a berth", ["create berth note", "add berth note"]],
  ["post new note on the berth?", ["create berth note", "add berth note"]],
  ["remove a mooring line from my ship", ["remove ship mooring line"]],
  ["delete note in berth log", ["remove berth log note"]],
  // Nothing is put anywhere, or it is no order.
  ["add a note", []],
  ["how to moor in a storm", []],
  ["add a note to a berth and to the log of the harbour", []],
])("says %j as %j", (order, said) => {
  expect(sayPlaced(order)).toEqual(said);
});
