import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { foldName } from "../../../generator/page-model/search-words.ts";

/** The words of each kind's label, folded, in both numbers. */
export const labelWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(searchKinds).map(({ label }) => [label, new Set(label.split(" ").map(foldName).flatMap(toNumbers))]),
);

function toNumbers(word: string): readonly string[] {
  return [word, `${word}s`, word.replace(/y$/, "ies")];
}
