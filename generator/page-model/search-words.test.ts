import { describe, expect, it, test } from "vitest";
import { createTermReader, foldName, splitWords, stemWord } from "./search-words.ts";

describe("splitWords", () => {
  it.each([
    ["browsePathsV2", ["browse", "Paths", "V2"]],
    ["URNField", ["URN", "Field"]],
    ["NON_PROD", ["NON", "PROD"]],
    ["profiling.query_combiner", ["profiling", "query", "combiner"]],
    ["Data quality", ["Data", "quality"]],
    ["größeÄndern", ["größe", "Ändern"]],
    ["数据集", ["数据集"]],
    ["", []],
    ["--", []],
  ])("takes %s apart", (name, words) => {
    expect(splitWords(name)).toEqual(words);
  });
});

test("names are compared without case, accents and separators", () => {
  expect(["NON_PROD", "nonProd", "Größe", "Grösse", "Ærø", "e\u0301clair", "a-b c"].map(foldName)).toEqual([
    "nonprod",
    "nonprod",
    "grosse",
    "grosse",
    "aero",
    "eclair",
    "abc",
  ]);
});

describe("stemWord", () => {
  it.each([
    ["deprecate", ["deprecated", "deprecating", "deprecation", "deprecates"]],
    ["create", ["created", "creating", "creation", "creates"]],
    ["policy", ["policies"]],
    ["tagging", ["tagged"]],
    ["dataset", ["datasets"]],
    ["remove", ["removing", "removal"]],
    ["access", ["accesses"]],
    ["index", ["indices", "indexes"]],
    ["color", ["colour", "colours"]],
    ["customize", ["customise", "customised", "customising", "customisation"]],
    ["notify", ["notification", "notifications", "notifies"]],
    ["subscribe", ["subscription", "subscribed"]],
    ["configure", ["configured", "configuration"]],
  ])("gives %s and its relatives the same", (word, relatives) => {
    expect(relatives.map(stemWord)).toEqual(relatives.map(() => stemWord(word)));
  });

  it("keeps words apart that only look alike", () => {
    const stems = ["status", "station", "data", "date", "owner", "ownership", "four", "for", "list", "exist"].map(
      stemWord,
    );
    expect(new Set(stems).size).toBe(stems.length);
  });
});

test("texts are read as words, names both whole and in parts, small words left out", () => {
  const { read, terms } = createTermReader();
  const readTerms = (text: string): readonly string[] => read(text).map((number) => terms[number] ?? "");
  expect(readTerms("How the datasetProperties of NON_PROD are set")).toEqual([
    ...["dataset", "properti", "datasetproperties"],
    ...["non", "prod", "nonprod", "set"],
  ]);
  expect(readTerms("the Größe_X, 2nd set")).toEqual(["gros", "x", "grossex", "2nd", "set"]);
});
