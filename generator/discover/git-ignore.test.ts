import { expect, it } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { createIgnoreFilter } from "./git-ignore.ts";

it("drops blanks at the end of a line but for one that a backslash keeps, however many there are", () => {
  const isIgnored = createIgnoreFilter([{ folder: "", text: "a \t \nb\\  \nc\\" }]);
  expect(["a", "b ", "b", "c"].map((path) => isIgnored(path))).toEqual([true, true, false, false]);
  const row = " ".repeat(300_000);
  let isLongIgnored: boolean | undefined;
  const time = measureCpuTime(() => {
    isLongIgnored = createIgnoreFilter([{ folder: "", text: `d${row}e\nf${row}` }])("f");
  });
  expect(isLongIgnored).toBe(true);
  expect(time).toBeLessThan(2000);
});
