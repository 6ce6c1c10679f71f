/** A cell of a table as it is written, without the blanks around it. */
export interface RowCell {
  readonly text: string;
  /** Where the text begins in the line, from 0. */
  readonly column: number;
}

/** The cells of a row of a table; a bar behind a backslash is text, one in a span of code is not. */
export function listCells(line: string): readonly RowCell[] {
  const start = /^[ \t>]*\|?/.exec(line)?.[0].length ?? 0;
  const end = line.trimEnd();
  const row = end.slice(start, /(?<!\\)\|$/.test(end) && end.length > start ? -1 : undefined);
  const cells: RowCell[] = [];
  let at = start;
  for (const written of row.split(/(?<!\\)\|/)) {
    const text = written.trim();
    cells.push({ text, column: at + written.indexOf(text) });
    at += written.length + 1;
  }
  return cells;
}
