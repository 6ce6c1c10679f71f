const wideCharacter =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60]|\p{Emoji_Presentation}/u;

/** Columns that a visible text takes where all letters are of one width, as in a terminal or a table that is drawn. */
export function measureWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{Mark}/u.test(character)) continue;
    width += wideCharacter.test(character) ? 2 : 1;
  }
  return width;
}
