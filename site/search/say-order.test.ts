import { expect, it } from "vitest";
import { sayOrder } from "./say-order.ts";

it.each([
  ["how do I inspect a ship?", "inspect a ship?"],
  ["How can we add a berth to a dock", "add a berth to a dock"],
  ["how to inspect ships", "inspect ships"],
  ["can I remove an owner", "remove an owner"],
  ["is there a way to tow a ship", "tow a ship"],
  ["is it possible to tow a ship", "tow a ship"],
])("says what is to be done: %s", (question, order) => {
  expect(sayOrder(question)).toBe(order);
});

it.each(["how does towing work", "can a ship be towed", "inspect a ship", "how many ships are there", "how to", "why"])(
  "leaves what asks for nothing to be done as it is: %s",
  (question) => {
    expect(sayOrder(question)).toBe(question);
  },
);
