/** The text of a doc comment without its marks, and without the stars or the indentation at the edge of its lines. */
export function cleanDoc(token: string): string {
  const lines = token
    .replace(/^\/\*\*+/, "")
    .replace(/(?<!\*)\*+\/$/, "")
    .split(/\r?\n/);
  const [first = "", ...others] = lines;
  const written = others.filter((line) => line.trim() !== "");
  const hasStars = written.length > 0 && written.every((line) => /^\s*\*/.test(line));
  const indent = Math.min(...written.map((line) => line.length - line.trimStart().length));
  const rest = others.map((line) => (hasStars ? line.replace(/^\s*\* ?/, "") : line.slice(indent)));
  return [first.trimStart(), ...rest.map((line) => line.trimEnd())].join("\n").trim();
}
