import { isOtherNumber } from "./is-other-number.ts";

/** All that a folded name may be of which a word is the plural, or the singular. */
export function listOtherNumbers(word: string): readonly string[] {
  const forms = [
    `${word}s`,
    `${word}es`,
    `${word.slice(0, -1)}ies`,
    word.slice(0, -1),
    word.slice(0, -2),
    `${word.slice(0, -3)}y`,
  ];
  return [...new Set(forms)].filter((form) => isOtherNumber(form, word));
}
