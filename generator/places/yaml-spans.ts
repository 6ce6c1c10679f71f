import type { Span } from "../catalogue/span.ts";
import { countYamlLines } from "./yaml-lines.ts";

/** Turns two offsets of a YAML text, of which the second is behind the end, into a span. */
export type LocateYaml = (from: number, to: number) => Span;

/** The places in a YAML text. */
export function createYamlSpans(file: string, text: string): LocateYaml {
  const counter = countYamlLines(text);
  const end = Math.max(text.length - 1, 0);
  return (from, to) => {
    // A block's range runs on over the line ends behind it, which are no part of what a reader would point at.
    let last = Math.min(Math.max(to - 1, from), end);
    while (last > from && /\s/.test(text.charAt(last))) last -= 1;
    const first = counter.linePos(Math.min(from, end));
    const final = counter.linePos(last);
    return {
      file,
      startLine: Math.max(first.line, 1),
      startColumn: Math.max(first.col, 1),
      endLine: Math.max(final.line, 1),
      endColumn: Math.max(final.col, 1),
    };
  };
}
