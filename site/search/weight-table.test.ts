import { describe, expect, it } from "vitest";
import { createWeightTable } from "./weight-table.ts";

describe("createWeightTable", () => {
  it("keeps the most that each word weighs in a place", () => {
    const table = createWeightTable([3, 1]);
    table.raise(7, 0, 2);
    table.raise(7, 0, 1);
    table.raise(7, 1, 4);
    table.raise(9, 1, 5);
    expect([...table.rows()].map(([key]) => key)).toEqual([7, 9]);
    expect([7, 9].map((key) => table.sumAt(table.rowOf(key)))).toEqual([6, 5]);
    expect([7, 9].map((key) => table.coverAt(table.rowOf(key)))).toEqual([1, 0.25]);
  });

  it("holds as many places as there are", () => {
    const table = createWeightTable([1, 1, 1]);
    const keys = Array.from({ length: 5000 }, (_, index) => index * 3);
    for (const key of keys) table.raise(key, key % 2, key + 1);
    expect([...table.rows()].map(([key]) => key)).toEqual(keys);
    expect(keys.every((key) => table.sumAt(table.rowOf(key)) === key + 1)).toBe(true);
  });
});
