/**
 * A text as a part of an address, in which nothing has a meaning of its own. Half a character, which an escape in JSON may
 * have left, is in files of the site the sign for what can't be read, and would be an exception here.
 */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
