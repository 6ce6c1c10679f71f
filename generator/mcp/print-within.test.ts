import { expect, it } from "vitest";
import { printWithin } from "./print-within.ts";

it("prints all that there is room for, and says what it has left out", () => {
  const value = { name: "a", items: Array.from({ length: 500 }, (_, index) => ({ index })), text: "b".repeat(5000) };
  expect(JSON.parse(printWithin(value, 100_000))).toEqual(value);
  const cut = JSON.parse(printWithin(value, 2000)) as typeof value & { readonly items: readonly unknown[] };
  expect(cut.items.slice(0, 2)).toEqual([{ index: 0 }, { index: 1 }]);
  expect(cut.items.at(-1)).toBe(`… ${500 - (cut.items.length - 1)} more`);
  expect(cut.text).toMatch(/^b{300}…$/);
  const byName = Object.fromEntries(value.items.map(({ index }) => [`key ${index}`, "c".repeat(100)]));
  const cutByName = JSON.parse(printWithin({ byName }, 2000)) as { readonly byName: Record<string, string> };
  expect(Object.keys(cutByName.byName).length).toBeLessThan(50);
  expect(cutByName.byName["…"]).toMatch(/^\d+ more$/);
});
