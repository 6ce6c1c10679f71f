import { expect, it } from "vitest";
import { readSides } from "./read-sides.ts";

it.each([
  ["ship vs berth", ["ship", "berth"]],
  ["a ship vs. the berth?", ["ship", "berth"]],
  ["what is the difference between a ship and a boat?", ["ship", "boat"]],
  ["difference between harbour master and pilot", ["harbour master", "pilot"]],
  ["ship compared to boat", ["ship", "boat"]],
  ["ship and boat", []],
  ["vs", []],
  ["difference", []],
])("of %j are held side by side %j", (query, sides) => {
  expect(readSides(query)).toEqual(sides);
});
