import { expect, it } from "vitest";
import { toFoldedName } from "./folded-name.ts";
import { addNear, fit } from "./match-word.ts";

const names = ["MetadataChangeLog", "chargedLogs"].map(toFoldedName);

function near(word: string, isSpelled: boolean): readonly number[] {
  const fits = new Uint8Array(names.length);
  addNear(word, names, fits, isSpelled);
  return [...fits];
}

it("takes a word for a slip where no name has it, and nowhere else", () => {
  expect(near("logo", false)).toEqual([fit.near, fit.near]);
  expect(near("logo", true)).toEqual([fit.none, fit.none]);
});

it("knows a word by its stem, however it is spelled", () => {
  expect(near("changed", true)).toEqual([fit.near, fit.none]);
});
