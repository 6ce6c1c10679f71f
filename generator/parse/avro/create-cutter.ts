import type { Span } from "../../catalogue/span.ts";
import { listLineStarts } from "../../places/line-starts.ts";

/** In characters. */
const longestCut = 120_000;

/**
 * Cuts declarations out of a text to the letter, but for the indentation that the lines after the first have for
 * what is around them. A string of JSON holds no line break, so no text of the author's is touched. What no page
 * could show is not cut, so that declarations in declarations don't add up.
 */
export function createCutter(text: string): (span: Span) => string | undefined {
  let starts: readonly number[] | undefined;
  return ({ startLine, startColumn, endLine, endColumn }) => {
    starts ??= listLineStarts(text);
    const start = (starts[startLine - 1] ?? 0) + startColumn - 1;
    const end = (starts[endLine - 1] ?? 0) + endColumn;
    return end - start > longestCut ? undefined : outdent(text.slice(start, end));
  };
}

function outdent(text: string): string {
  const [first = "", ...others] = text.split(/\r?\n/);
  const indents = others.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  const common = indents.reduce<string | undefined>((shared, indent) => {
    let length = 0;
    while (length < indent.length && indent[length] === (shared ?? indent)[length]) length += 1;
    return indent.slice(0, length);
  }, undefined);
  return [first, ...others.map((line) => line.slice(Math.min(common?.length ?? 0, line.length)))].join("\n");
}
