import type { LocatedJson } from "../parse/json/located-json.ts";
import { listLineStarts } from "../places/line-starts.ts";

/** Longer ones say the rest in their own file. */
const longestWritten = 100_000;

/** Cuts what stands at a place out of the text, without the indentation of what is around it. */
export function createCutter(text: string): (value: LocatedJson) => string | undefined {
  let starts: readonly number[] | undefined;
  return ({ span }) => {
    starts ??= listLineStarts(text);
    const from = (starts[span.startLine - 1] ?? 0) + span.startColumn - 1;
    const to = (starts[span.endLine - 1] ?? 0) + span.endColumn;
    if (to - from > longestWritten) return undefined;
    const lines = text.slice(from, to).split("\n");
    const isBracketed = text[from] === "{" || text[from] === "[";
    const indent = isBracketed ? (/^[ \t]*/.exec(lines.at(-1) ?? "")?.[0] ?? "") : " ".repeat(span.startColumn - 1);
    return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join("\n");
  };
}
