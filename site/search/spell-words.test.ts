import { describe, expect, it } from "vitest";
import { toFoldedName } from "./folded-name.ts";
import type { Symbols } from "./load-symbols.ts";
import { readVocabulary, spellWords } from "./spell-words.ts";

const symbols = {
  names: ["accessToken", "dataset", "dataJob", "versionSet", "Browse paths", "Kubernetes"].map(toFoldedName),
} as unknown as Symbols;

describe("words that no name has", () => {
  it.each([
    ["acess token", "access token"],
    ["kuberentes", "kubernetes"],
    ["access kubrnetes", "access kubernetes"],
  ])("are put right: %s", (typed, meant) => {
    expect(spellWords(typed.split(" "), symbols)?.join(" ")).toBe(meant);
  });

  it.each(["access token", "kubern", "path", "what token", "xyzzy"])("stay as they are in %s", (typed) => {
    expect(spellWords(typed.split(" "), symbols)).toBeUndefined();
  });
});

it("are put right with more slips where that is asked for", () => {
  expect(spellWords(["brwose", "toknes"], symbols)?.join(" ")).toBe("browse toknes");
  expect(spellWords(["brwose", "toknes"], symbols, 2)?.join(" ")).toBe("browse token");
});

describe("words that are made of two", () => {
  it.each([
    ["dataset", 4],
    ["access", 0],
    ["kubernetes", 0],
  ])("are cut: %s", (word, cut) => {
    expect(readVocabulary(symbols).cutOf(word)).toBe(cut);
  });
});
