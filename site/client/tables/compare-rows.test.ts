import { expect, it } from "vitest";
import { compareRows, type OrderedRow, type RowOrder } from "./compare-rows.ts";

const rows: readonly OrderedRow[] = [
  { index: 0, name: "urn", type: "Urn", isRequired: false },
  { index: 1, name: "Actor", type: "string", isRequired: true },
  { index: 2, name: "time", type: "long", isRequired: true },
  { index: 3, name: "message", type: "string", isRequired: false },
];

it.each<[RowOrder, readonly string[]]>([
  ["model", ["urn", "Actor", "time", "message"]],
  ["name", ["Actor", "message", "time", "urn"]],
  ["type", ["time", "Actor", "message", "urn"]],
  ["required", ["Actor", "time", "urn", "message"]],
])("rows are put in the order %s, and alike ones keep the model's", (order, names) => {
  const shuffled = [3, 1, 0, 2].flatMap((index) => rows[index] ?? []);
  expect(shuffled.sort(compareRows(order)).map(({ name }) => name)).toEqual(names);
});
