import { indentOf, leastIndent } from "../places/indentation.ts";

/** Where the lines that are indented below another end. */
export function findOutdented(lines: readonly string[], head: number): number {
  const margin = indentOf(lines[head] ?? "");
  let end = head + 1;
  for (let at = end; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    if (indentOf(line) <= margin) break;
    end = at + 1;
  }
  return end;
}

/** The lines without the indentation that they share, and without empty ones around them. */
export function dedentLines(lines: readonly string[]): readonly string[] {
  const margin = leastIndent(lines);
  const all = lines.map((line) => line.slice(Math.min(margin, indentOf(line))).trimEnd());
  const first = all.findIndex((line) => line !== "");
  const last = all.findLastIndex((line) => line !== "");
  return first === -1 ? [] : all.slice(first, last + 1);
}
