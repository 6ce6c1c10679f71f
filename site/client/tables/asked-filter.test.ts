import { expect, it } from "vitest";
import { parseFilter, printFilter } from "./asked-filter.ts";

const known = ["deprecated", "no record", "timeseries"];

it("an address says marks and words, and is read back to them", () => {
  const asked = { text: "owner  type ", marks: ["deprecated", "no record"] };
  expect(printFilter(asked)).toBe("is:deprecated is:no-record owner type");
  expect(parseFilter(printFilter(asked), known)).toEqual({ text: "owner type", marks: asked.marks });
});

it("nothing asked is nothing in the address", () => {
  expect(printFilter({ text: " ", marks: [] })).toBe("");
  expect(parseFilter("", known)).toEqual({ text: "", marks: [] });
});

it("a mark that no row bears is a word", () => {
  expect(parseFilter("is:gone a", known)).toEqual({ text: "is:gone a", marks: [] });
});
