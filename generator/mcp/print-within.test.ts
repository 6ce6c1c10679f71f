import { expect, it } from "vitest";
import { printWithin } from "./print-within.ts";

it("prints all that there is room for, and says what it has left out", () => {
  const value = { name: "a", items: Array.from({ length: 500 }, (_, index) => ({ index })), text: "b".repeat(5000) };
  expect(JSON.parse(printWithin(value, 100_000))).toEqual(value);
  const cut = JSON.parse(printWithin(value, 2000)) as typeof value & { readonly items: readonly unknown[] };
  expect(cut.items.slice(0, 2)).toEqual([{ index: 0 }, { index: 1 }]);
  expect(cut.items.at(-1)).toBe(`… ${500 - (cut.items.length - 1)} more`);
  expect(cut.text).toMatch(/^b{300}…$/);
});

it("cuts objects that are lists by name, and what is deep down last", () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  const byName = Object.fromEntries(numbers.map((index) => [`key ${index}`, "c".repeat(100)]));
  const cutByName = JSON.parse(printWithin({ byName }, 5000)) as { readonly byName: Record<string, string> };
  expect(Object.keys(cutByName.byName).length).toBeLessThan(50);
  expect(cutByName.byName["…"]).toMatch(/^\d+ more$/);
});

it("keeps within its bound, however deep and wide a value is", () => {
  const widen = (depth: number): unknown =>
    depth === 0
      ? "x".repeat(400)
      : Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`key ${index}`, widen(depth - 1)]));
  const printed = printWithin([widen(3), widen(3)], 2000);
  expect(printed.length).toBeLessThanOrEqual(2000);
  expect(() => JSON.parse(printed) as unknown).not.toThrow();
});
