import { expect, it } from "vitest";
import { suggestNames } from "./suggest.ts";

it.each([
  ["a letter less", "owership", ["usership", "ownership", "dataset"], ["ownership", "usership"]],
  ["two letters swapped", "datsaet", ["dataset", "database"], ["dataset"]],
  ["only the case", "Dataset", ["datasets", "dataset"], ["dataset", "datasets"]],
  ["other letters of the same number", "chart", ["graph", "churn", "chars"], ["chars", "churn"]],
  ["more than two fifths", "tag", ["tags", "target", "domain"], ["tags"]],
  ["letters beyond ASCII", "größe", ["grösse", "große", "ÄÖÜß"], ["große", "grösse"]],
  ["no name at all", "a", ["", "b"], ["b"]],
  ["nothing", "", ["a", "ab"], ["a"]],
])("takes %s for near", (_, written, known, expected) => {
  expect(suggestNames(written, known)).toEqual(expected);
});

it("offers the three nearest", () => {
  expect(suggestNames("aspect", ["aspects", "aspec", "aspect2", "spect", "respect"])).toEqual([
    "aspec",
    "aspect2",
    "aspects",
  ]);
});
