/*
 * Chinese, Japanese, Korean, Thai and some others write words without spaces between them or with endings grown to them. Where a
 * word ends takes a dictionary, of which each browser has another one; so search takes such texts by each two letters that
 * stand side by side, which both sides do alike.
 */

const unspaced =
  "\\p{Script_Extensions=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}\\p{Script_Extensions=Bopomofo}" +
  "\\p{Script_Extensions=Hangul}\\p{Script_Extensions=Thai}\\p{Script_Extensions=Lao}\\p{Script_Extensions=Khmer}" +
  "\\p{Script_Extensions=Myanmar}";

const hasUnspaced = new RegExp(`[${unspaced}]`, "u");
/** A run of such letters, or of others; marks belong to the letter before. */
const runs = new RegExp(`(?:[${unspaced}]\\p{M}*)+|[^${unspaced}]+`, "gu");
const letters = /\P{M}\p{M}*/gu;

/** A piece of a word of a text, and where it stands there. */
export interface WordPiece {
  readonly text: string;
  readonly start: number;
}

/** Whether a word has letters of a script that sets no spaces. */
export function isUnspaced(word: string): boolean {
  return hasUnspaced.test(word);
}

/** What is looked for of a word: itself, or each two letters side by side of what is written without spaces. */
export function cutUnspaced(word: string): readonly WordPiece[] {
  if (!isUnspaced(word)) return [{ text: word, start: 0 }];
  return [...word.matchAll(runs)].flatMap(({ 0: run, index }) => {
    if (!isUnspaced(run)) return [{ text: run, start: index }];
    const single = [...run.matchAll(letters)];
    if (single.length < 2) return [{ text: run, start: index }];
    return single.slice(1).map((second, at) => {
      const first = single[at];
      return { text: `${first?.[0]}${second[0]}`, start: index + (first?.index ?? 0) };
    });
  });
}
