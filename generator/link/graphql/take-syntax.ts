/** Strings that may run over lines, strings that may not, comments, and what only parts one thing from the next. */
const words = /"""(?:[^"\\]|\\[^]|"(?!""))*"""|"(?:[^"\\\n\r]|\\.)*("?)|#[^\n\r]*|[\s,]+/g;

/**
 * The SDL without what its strings, comments and blanks say. Whether a schema is sound doesn't depend on them; where it
 * isn't, messages do. An introspection is left as it is: its names are strings, as are those of what a schema links.
 */
export function takeSyntax(text: string): string {
  if (/^\s*\{/.test(text) || text.includes("@link")) return text;
  return text
    .replace(words, (found, end?: string) => (end === "" ? found : found.startsWith('"') ? '""' : " "))
    .replace(/ {2,}/g, " ");
}
