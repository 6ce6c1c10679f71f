import { expect, it } from "vitest";
import { toFoldedName } from "./folded-name.ts";
import { fit, matchNearly } from "./match-word.ts";
import { readNameIndex } from "./name-index.ts";

const names = ["MetadataChangeLog", "chargedLogs"].map(toFoldedName);
const index = readNameIndex({ names, nameOf: Uint32Array.from(names.keys()) });

function near(word: string, isSpelled: boolean): readonly number[] {
  const { fitOf } = matchNearly(word, index, isSpelled);
  return names.map((_, name) => fitOf(name));
}

it("takes a word for a slip where no name has it, and nowhere else", () => {
  expect(near("logo", false)).toEqual([fit.near, fit.near]);
  expect(near("logo", true)).toEqual([fit.none, fit.none]);
});

it("knows a word by its stem, however it is spelled", () => {
  expect(near("changed", true)).toEqual([fit.near, fit.none]);
});
