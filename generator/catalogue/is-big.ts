/** Whether a text is a whole number that JavaScript has no number for, of no more digits than a `bigint` is soon made of. */
export function isBig(text: string): boolean {
  return text.length <= mostDigits && /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text));
}

/** Making a bigint of more takes more than linear time. */
const mostDigits = 400;
