import { expect, it } from "vitest";
import { findMeant, suggestNames, suggestSlips } from "./suggest.ts";

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

it("offers a name once that is known by two lists", () => {
  expect(suggestNames("aspect", ["aspects", "aspec", "aspects"])).toEqual(["aspec", "aspects"]);
});

it("offers the three nearest", () => {
  expect(suggestNames("aspect", ["aspects", "aspec", "aspect2", "spect", "respect"])).toEqual([
    "aspec",
    "aspect2",
    "aspects",
  ]);
});

it("finds the one name of which another is a slip", () => {
  const known = ["ownership", "ownershipType", "tag", "tags"];
  expect(
    ["Ownership", "onwership", "ownershiptyep", "tga", "tagz", "tag"].map((name) => findMeant(name, known)),
  ).toEqual(["ownership", "ownership", "ownershipType", "tag", undefined, undefined]);
});

it("suggests slips alone, and what is only similar as no such", () => {
  const known = ["OwnerInput", "FieldInput", "Tag", "Tags", "Genre"];
  expect(suggestNames("FilterInput", known)).toEqual(["FieldInput", "OwnerInput"]);
  expect(suggestSlips("FilterInput", known)).toEqual([]);
  expect(suggestSlips("OwnreInput", known)).toEqual(["OwnerInput"]);
  expect(suggestSlips("Tagg", known)).toEqual(["Tag", "Tags"]);
  expect(suggestSlips("gerne", known)).toEqual(["Genre"]);
});

it("counts edits as they are, wherever they stand between what is the same", () => {
  const letters = "abac";
  const ends = ["", "a", "b", "c"];
  const words = ends.flatMap((a) => ends.flatMap((b) => ends.map((c) => a + b + c)));
  for (const word of new Set(words)) {
    const near = suggestNames(`${letters}${word}${letters}`, [`${letters}abc${letters}`]).length > 0;
    expect(near, word).toBe(countEdits(word, "abc") <= Math.floor((8 + word.length) * 0.4));
  }
});

/** By the definition: the last letters are the same, one is changed, added or left out, or two have changed places. */
function countEdits(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    countEdits(shortA, shortB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    countEdits(shortA, b) + 1,
    countEdits(a, shortB) + 1,
    ...(isSwapped ? [countEdits(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
}

it("looks at no more than some thousands of names that may be meant", () => {
  let looked = 0;
  function* list(): Generator<string> {
    for (; looked < 1_000_000; looked += 1) yield `name${String(looked).padStart(8, "0")}`;
  }
  expect(suggestNames("nameX0000001", list())).toContain("name00000001");
  expect(looked).toBeLessThan(10_000);
});
