/** What a command is called with another last word. */
export function toSibling(path: string, word: string): string {
  return path.slice(0, path.lastIndexOf(" ") + 1) + word;
}
