import type { TextSegment } from "../../../markdown/text-segment.ts";

type Origin = Omit<TextSegment, "firstLine">;

/** Writes lines that are put together of pieces from several files, and notes where each line comes from. */
export interface LineWriter {
  /** Adds to the line; what is added within a line counts from where it comes to stand. */
  add(text: string, origin: Origin, isWithin?: boolean): void;
  /** Ends the line. */
  end(): void;
  /** How many characters are written. */
  size(): number;
  finish(): { readonly text: string; readonly segments: readonly TextSegment[] };
}

/** A text that has no line yet. */
export function createLineWriter(): LineWriter {
  const lines: string[] = [];
  const segments: TextSegment[] = [];
  let size = 0;
  let line = "";
  let isBlank = true;
  let origin: Origin | undefined;

  const end = (): void => {
    const segment = { firstLine: lines.length, ...(origin ?? { file: "", line: 0, shift: 0 }) };
    if (origin !== undefined && !goesOn(segments.at(-1), segment)) segments.push(segment);
    lines.push(line);
    size += line.length + 1;
    line = "";
    isBlank = true;
    origin = undefined;
  };
  return {
    add(text, from, isWithin = false) {
      // A line is its first words'.
      if (origin === undefined || isBlank) origin = isWithin ? { ...from, shift: from.shift + line.length } : from;
      line += text;
      isBlank &&= text.trim() === "";
    },
    end,
    size: () => size,
    finish() {
      end();
      return { text: lines.join("\n"), segments };
    },
  };
}

function goesOn(before: TextSegment | undefined, next: TextSegment): boolean {
  if (before === undefined || before.file !== next.file || before.shift !== next.shift) return false;
  return next.line - before.line === next.firstLine - before.firstLine;
}
