import { stemWord } from "../../generator/page-model/search-words.ts";
import type { Symbols } from "./load-symbols.ts";

/** What else words of a query may stand for together, the likeliest first; in whichever number and form they are. */
export function listOthers(words: readonly string[], { synonyms }: Pick<Symbols, "synonyms">): readonly string[] {
  const forms = [words, words.map(toSingular), [...words.slice(0, -1), stemWord(words.at(-1) ?? "")]];
  return [...new Set(forms.flatMap((form) => synonyms.get(form.join("")) ?? []))];
}

/** A word without the ending of its plural. */
export function toSingular(word: string): string {
  return /[^aeo]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^su])s$/, "");
}
