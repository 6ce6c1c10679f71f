/** Capitals that are short for something are seldom a slip. */
export function isShort(text: string): boolean {
  return /^[\p{Lu}\d]{2,4}$/u.test(text);
}
