import type { TextSegment } from "../../markdown/text-segment.ts";
import type { Fill } from "../../places/fills.ts";

/** Puts a text together of stretches of another one and of what stands for the rest of it. */
export interface PlacedWriter {
  /** A stretch as its author wrote it, behind those that were kept before. */
  keep(from: number, to: number): void;
  /** Words for what isn't kept. */
  put(words: string): void;
  /** Takes blanks off the end. */
  trimEnd(): void;
  finish(): WrittenText;
}

interface WrittenText {
  readonly text: string;
  readonly fills: readonly Fill[];
  /** Where its lines come from; absent where there are as many as there were. */
  readonly segments?: readonly TextSegment[] | undefined;
}

/** A writer that knows where every line comes from. */
export function createPlacedWriter(text: string, file: string): PlacedWriter {
  const lines: string[] = [];
  const fills: Fill[] = [];
  const segments: TextSegment[] = [{ firstLine: 0, file, line: 0, shift: 0 }];
  let current = "";
  let pending = "";
  /** Offset behind what was kept last, its line and where that begins. */
  let at = 0;
  let line = 0;
  let start = 0;
  /** The line of the file that the current one is, and whether it is it from its beginning. */
  let [origin, isWhole] = [0, true];
  let next = text.indexOf("\n");
  const moveTo = (offset: number): void => {
    for (; next !== -1 && next < offset; next = text.indexOf("\n", next + 1)) {
      line += 1;
      start = next + 1;
    }
    at = offset;
  };
  const beginLine = (): void => {
    lines.push(current);
    current = "";
    [origin, isWhole] = [line, at === start];
    const last = segments.at(-1);
    const shift = start - at;
    const isNext =
      last !== undefined && last.shift === 0 && shift === 0 && line - last.line === lines.length - last.firstLine;
    if (!isNext) segments.push({ firstLine: lines.length, file, line, shift });
  };
  const flush = (offset: number): void => {
    const [first = "", ...rest] = pending.split("\n");
    const [from, length] = [at, pending.length];
    pending = "";
    moveTo(offset);
    if (rest.length === 0 && offset > from && isWhole && origin === line)
      fills.push({ line, column: current.length, length, written: offset - from });
    current += first;
    for (const each of rest) {
      beginLine();
      current = each;
    }
    // What began with nothing but what isn't kept is the line that follows it.
    if (current === "" && rest.length === 0 && origin !== line && lines.length > 0) {
      current = lines.pop() ?? "";
      beginLine();
    }
  };
  return {
    keep(from, to) {
      if (from === to) return;
      flush(from);
      const [first = "", ...rest] = text.slice(from, to).split("\n");
      current += first;
      let end = from + first.length;
      for (const each of rest) {
        moveTo(end + 1);
        beginLine();
        current = each;
        end += each.length + 1;
      }
      moveTo(to);
    },
    put(words) {
      pending += words;
    },
    trimEnd() {
      pending = pending.trimEnd();
      if (pending !== "") return;
      while (current.trim() === "" && lines.length > 0) {
        current = lines.pop() ?? "";
        while ((segments.at(-1)?.firstLine ?? 0) > lines.length) segments.pop();
        [origin, isWhole] = [-1, false];
      }
      current = current.trimEnd();
    },
    finish() {
      flush(text.length);
      const written = [...lines, current].join("\n");
      return { text: written, fills, ...(segments.length === 1 ? undefined : { segments }) };
    },
  };
}
