import { expect, test } from "vitest";
import { median } from "./median.ts";
import { printResults } from "./print-results.ts";

test("the middle of odd and even counts", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

test("results are tables by group, with what misses its bar below", () => {
  const text = printResults([
    {
      group: "a model",
      name: "cold",
      measured: { seconds: 4.5, cpuSeconds: 6, peakBytes: 5e8 },
      bar: { seconds: 4, cpuSeconds: 6 },
    },
    { group: "the tool", name: "installed", measured: { bytes: 9e7 }, bar: { bytes: 12e7 } },
  ]);
  expect(text).toContain("| cold | 4.50 s | 6.00 CPU s | 500 MB |  | **missed**: 4.00 s, 6.00 CPU s |");
  expect(text).toContain("| installed |  |  |  | 90 MB | met: 120 MB |");
  expect(text.split("Missed:")[1]).toBe("\n\n- a model, cold: 4.50 s where 4.00 s is the most\n");
});
