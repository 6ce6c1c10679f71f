/** What a filter knows of a row: a field with the fields inside it, or a line of a list. */
export interface FilterRow {
  /** Everything that is said of it, in lower case; not what is said of the rows inside it. */
  readonly text: string;
  /** Words that it can be chosen by, such as `required`. */
  readonly marks: ReadonlySet<string>;
  readonly rows: readonly FilterRow[];
}

/** What the reader asks for. */
export interface RowQuery {
  readonly text: string;
  readonly marks: ReadonlySet<string>;
}

/** Which rows answer a query. */
export interface RowMatches<Row> {
  readonly shown: ReadonlySet<Row>;
  /** Rows that are only shown, or also answer, for the sake of a row inside them. */
  readonly opened: ReadonlySet<Row>;
  /** How many rows answer by themselves. */
  readonly count: number;
}

/**
 * Finds the rows that hold every word and bear every mark of the query. A row inside another brings
 * its parents along, and a row that answers brings all that is inside it.
 */
export function matchRows<Row extends FilterRow & { readonly rows: readonly Row[] }>(
  rows: readonly Row[],
  query: RowQuery,
): RowMatches<Row> {
  const words = query.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const marks = [...query.marks];
  const shown = new Set<Row>();
  const opened = new Set<Row>();
  let count = 0;
  const visit = (row: Row, isParentMatched: boolean): boolean => {
    const isMatch = words.every((word) => row.text.includes(word)) && marks.every((mark) => row.marks.has(mark));
    if (isMatch) count += 1;
    let isInsideMatch = false;
    for (const inner of row.rows) isInsideMatch = visit(inner, isMatch || isParentMatched) || isInsideMatch;
    if (isMatch || isInsideMatch || isParentMatched) shown.add(row);
    if (isInsideMatch) opened.add(row);
    return isMatch || isInsideMatch;
  };
  for (const row of rows) visit(row, false);
  return { shown, opened, count };
}

/** The marks that tell rows apart, each with the number of rows that bear it: those of all rows tell nothing. */
export function countMarks(rows: readonly FilterRow[]): readonly (readonly [mark: string, count: number])[] {
  const counts = new Map<string, number>();
  let total = 0;
  const visit = (row: FilterRow): void => {
    total += 1;
    for (const mark of row.marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    row.rows.forEach(visit);
  };
  rows.forEach(visit);
  return [...counts]
    .filter(([, count]) => count < total)
    .sort(([a, countOfA], [b, countOfB]) => rankMark(a) - rankMark(b) || countOfB - countOfA || (a < b ? -1 : 1));
}

const firstMarks = ["breaking", "reindex", "risky", "required", "deprecated"];

/** What every table has comes first, so that it is found in the same place. */
function rankMark(mark: string): number {
  const rank = firstMarks.indexOf(mark);
  return rank === -1 ? firstMarks.length : rank;
}
