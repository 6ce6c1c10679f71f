import { expect, it } from "vitest";
import { readDefined } from "./read-defined.ts";

it.each([
  ["what is a berth", "berth"],
  ["What's a harbour master?", "harbourmaster"],
  ["what does draught mean?", "draught"],
  ["define berths", "berth"],
])("%s asks what a %s is", (query, defined) => {
  expect(readDefined(query)).toBe(defined);
});

it.each(["berth", "what is the draught of a ship", "what is moored", "how do I define a berth", "what is the"])(
  "%s asks for something else",
  (query) => {
    expect(readDefined(query)).toBeUndefined();
  },
);
