/**
 * The text with a line feed for each end of a line, whichever a checkout or an editor has put there: what it says doesn't
 * depend on that, lines and columns stay, and readers differ in what else ends a line.
 */
export function endLines(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}
