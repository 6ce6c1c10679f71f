import { expect, it } from "vitest";
import { readSettings } from "./read-settings.ts";

it.each([
  ["tide-gauge config", { name: "tide-gauge" }],
  ["tide gauge source configuration options", { name: "tide gauge", kind: "source" }],
  ["Tide Gauge Settings", { name: "Tide Gauge" }],
  ["configure the tide gauge sink", { name: "tide gauge", kind: "sink" }],
  ["options for tide-gauge", { name: "tide-gauge" }],
  ["settings of the file sink", { name: "file", kind: "sink" }],
  ["config", undefined],
  ["config file", undefined],
  ["configuration options", undefined],
  ["tide-gauge options", undefined],
  ["how to configure the harbour so that it takes ships of any draught and tide", undefined],
])("reads of '%s' what is set up", (query, expected) => {
  expect(readSettings(query)).toEqual(expected);
});
