import { expect, it } from "vitest";
import { sayDeed } from "./say-deed.ts";

it.each([
  ["mark a ship as moored", "moored a ship"],
  ["Mark ship moored", "moored a ship"],
  ["flag the tidal gate as closed", "closed a tidal gate"],
  ["set a berth to be reserved", "reserved a berth"],
  ["restore a sunk ship", "restore a sunk ship"],
  ["restore deleted ship", "deleted a ship"],
  ["Recover the archived log?", "archived a log"],
  // No state that something is brought into, and nothing that is.
  ["set the speed", "set the speed"],
  ["mark as closed", "mark as closed"],
  ["set the wind speed", "set the wind speed"],
  ["moor a ship that is marked", "moor a ship that is marked"],
])("says %j as %j", (order, deed) => {
  expect(sayDeed(order)).toBe(deed);
});
