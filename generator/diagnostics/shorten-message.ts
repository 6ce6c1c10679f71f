/** In characters: longer than any name that somebody has given, and than paths. */
const longestWord = 200;
const longestMessage = 2000;

/** What is left of a piece that is too long, on either side of the gap. */
const ends = 60;

const longWord = new RegExp(`[^\\s]{${longestWord + 1},}`, "gu");

/**
 * The message with the middle taken out of very long names, and of all of it where it lists too many: a name
 * comes from the input, and one of many thousand letters would be repeated in each report, page and annotation.
 */
export function shortenMessage(message: string): string {
  if (message.length <= longestWord) return message;
  const short = message.replace(longWord, (word) => cutMiddle(word, ends));
  return short.length <= longestMessage ? short : cutMiddle(short, longestMessage / 2 - 1);
}

/** Whole characters on both sides. */
function cutMiddle(text: string, side: number): string {
  const isSplit = (index: number): boolean => /[\ud800-\udbff]/.test(text.charAt(index - 1));
  const head = isSplit(side) ? side - 1 : side;
  const tail = isSplit(text.length - side) ? side - 1 : side;
  return `${text.slice(0, head)}…${text.slice(text.length - tail)}`;
}
