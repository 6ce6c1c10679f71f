import { expect, test } from "vitest";
import type { SourceFile } from "../sources/source-file.ts";
import { findBuiltCopies } from "./find-built-copies.ts";

const find = (texts: Readonly<Record<string, object>>): readonly (readonly [string, string])[] => {
  const files = Object.entries(texts).map(([path, schema]): SourceFile => ({
    path,
    text: JSON.stringify(schema),
    kind: "plugin",
    plugin: "p",
  }));
  return [...findBuiltCopies(files)];
};

test("what a tool has made of a schema beside it is a copy where it is surely the same", () => {
  const order = { title: "Order", properties: { id: {} } };
  expect(
    find({
      "a/order.schema.json": { ...order, properties: { id: { $ref: "id.json" } } },
      "a/id.json": { type: "string" },
      "a/order.schema.dereffed.json": { ...order, properties: { id: { type: "string" } } },
      "a/order.min.json": order,
      "b/order.json": { $id: "https://x.org/order", title: "Order" },
      "b/order.bundled.json": { $id: "https://x.org/order", title: "The order" },
    }),
  ).toEqual([
    ["a/order.schema.dereffed.json", "a/order.schema.json"],
    ["a/order.min.json", "a/order.schema.json"],
    ["b/order.bundled.json", "b/order.json"],
  ]);
});

test("what may be something else, or is made of files that nobody has read, is read", () => {
  const order = { title: "Order", properties: { id: {} } };
  expect(
    find({
      "a/order.json": order,
      "a/order.min.json": { ...order, properties: { id: {}, more: {} } },
      "b/order.min.json": order,
      "c/order.json": { properties: { id: {} } },
      "c/order.bundle.json": { properties: { id: {} } },
      "d/order.json": { ...order, properties: { id: { $ref: "gone.json" } } },
      "d/order.bundle.json": order,
      "e/temperature-min.json": order,
      "e/temperature.json": { ...order, title: "Temperature" },
    }),
  ).toEqual([]);
});
