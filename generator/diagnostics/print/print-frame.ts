import type { Span } from "../../catalogue/span.ts";
import { measureWidth } from "../../places/measure-width.ts";
import { toVisibleText } from "./visible-text.ts";

/** Most characters of an input line that a frame shows; longer lines are cropped around the caret. */
const longestExcerpt = 96;

/** The two lines that show where in a file something is. */
export interface Frame {
  /** The line of the input, or the part of it around the span. */
  readonly line: string;
  /** Blanks up to the span and a mark under each of its columns. */
  readonly marks: string;
}

/** The two lines that show where a span is; `mark` is `^` for the place itself, `-` for a related one. */
export function printFrame(line: string, span: Span, mark: "^" | "-"): Frame {
  const start = Math.min(span.startColumn - 1, line.length);
  const end = span.endLine === span.startLine ? Math.min(span.endColumn, line.length) : line.trimEnd().length;
  const { from, to } = crop(line, start, end);
  const head = (from > 0 ? "…" : "") + toVisibleText(line.slice(from, start));
  const marked = toVisibleText(line.slice(start, Math.min(end, to)));
  const tail = toVisibleText(line.slice(Math.max(start, Math.min(end, to)), to)) + (to < line.length ? "…" : "");
  return {
    line: (head + marked + tail).trimEnd(),
    marks: " ".repeat(measureWidth(head)) + mark.repeat(Math.max(1, measureWidth(marked))),
  };
}

/** The part of the line to show: all of a short one, else a window with a third of it before the span. */
function crop(line: string, start: number, end: number): { readonly from: number; readonly to: number } {
  if (line.length <= longestExcerpt) return { from: 0, to: line.length };
  const shown = Math.min(end - start, longestExcerpt);
  const before = Math.min(Math.floor(longestExcerpt / 3), longestExcerpt - shown);
  const latest = line.length - longestExcerpt;
  const from = Math.max(0, Math.min(start - before, latest));
  return { from, to: Math.min(line.length, from + longestExcerpt) };
}
