import type { Span } from "../catalogue/span.ts";

/** Texts of the files that were opened, by path, for the frames under diagnostics. */
export type SourceTexts = ReadonlyMap<string, string>;

/** Gives single lines of the files; the lines of a file are found once, when the first of them is asked for. */
export interface SourceLines {
  /** The line of `span`'s start without its line break; undefined when the file or the line is not there. */
  find(span: Span): string | undefined;
}

/** Lines of the texts; each text is cut into them when it is first asked for. */
export function createSourceLines(texts: SourceTexts): SourceLines {
  const starts = new Map<string, readonly number[]>();
  return {
    find(span) {
      const text = texts.get(span.file);
      if (text === undefined) return undefined;
      let lines = starts.get(span.file);
      if (lines === undefined) starts.set(span.file, (lines = findLineStarts(text)));
      const start = lines[span.startLine - 1];
      if (start === undefined) return undefined;
      const line = text.slice(start, lines[span.startLine] ?? text.length);
      return line.replace(/\r?\n$|\r$/, "");
    },
  };
}

/** Offsets at which the lines of a text begin; LF, CRLF and a lone CR end a line. */
function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return starts;
}
