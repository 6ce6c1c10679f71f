/** A stretch of a line that stands for what its author wrote there, such as `2.4` for `{{ version }}`. Counted from 0. */
export interface Fill {
  readonly line: number;
  /** In the line as it is filled in. */
  readonly column: number;
  readonly length: number;
  /** How long it is as written. */
  readonly written: number;
}

/**
 * The first and last column, from 1, of what stands between two columns of a line that is filled in, in the line as it was
 * written; all of what a stretch stands for where one of them is in it.
 */
export function toWrittenColumns(
  [first, last]: readonly [number, number],
  /** Those of the line, in order. */
  fills: readonly Fill[],
): readonly [number, number] {
  let [shift, start, end] = [0, first, last];
  for (const fill of fills) {
    const [from, to] = [fill.column + 1, fill.column + fill.length];
    const grown = shift + fill.written - fill.length;
    if (first > to) start = first + grown;
    else if (first >= from) start = from + shift;
    if (last > to) end = last + grown;
    else if (last >= from) end = from + shift + fill.written - 1;
    shift = grown;
  }
  return [start, Math.max(start, end)];
}
