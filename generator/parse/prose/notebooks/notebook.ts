import type { LocatedJson, LocatedObject } from "../../json/located-json.ts";

/** A line of a cell, and where in the file it stands. */
export interface CellLine {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  /** How many characters stand before it. */
  readonly column: number;
}

/** The lines of what a notebook keeps as a list of lines, each with its break, or as one text. */
export function readLines(value: LocatedJson | undefined): readonly CellLine[] {
  const pieces = value?.kind === "array" ? value.items : value === undefined ? [] : [value];
  const lines: CellLine[] = [];
  for (const piece of pieces) {
    if (piece.kind !== "scalar" || typeof piece.value !== "string") continue;
    const { startLine: line, startColumn: column } = piece.span;
    for (const [index, text] of piece.value.split(/\r\n|\n|\r/).entries()) {
      const last = lines.at(-1);
      // A piece goes on with the line that the one before it has left open, which is empty behind a break.
      if (index > 0 || last === undefined) lines.push({ text, line, column });
      else if (last.text === "") lines[lines.length - 1] = { text, line, column };
      else lines[lines.length - 1] = { ...last, text: last.text + text };
    }
  }
  // The break at the end of the last line begins none.
  if (lines.at(-1)?.text === "") lines.pop();
  return lines;
}

/** The objects of a list. */
export function listObjects(value: LocatedJson | undefined): readonly LocatedObject[] {
  return value?.kind === "array" ? value.items.filter((item) => item.kind === "object") : [];
}
