/**
 * A JSON text without the comments that editors allow in it, of a line or between slashes and asterisks. Blanks stand in
 * their place, so that all else keeps its own.
 */
export function blankComments(text: string): string {
  // A text in quotes may hold the signs of a comment; one that isn't ended is left for whoever reads it.
  return text.replaceAll(/"(?:[^"\\\n]|\\.)*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)/g, (found) =>
    found.startsWith("/") ? found.replaceAll(/[^\r\n]/g, " ") : found,
  );
}
