/** A text without the mark that some editors put before its first letter, where it says nothing and gets in the way. */
export function dropByteOrderMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}
