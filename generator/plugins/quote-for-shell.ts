/** A text as one word of a shell, of which nothing is read but the word itself. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
