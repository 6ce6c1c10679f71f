import type { ReactNode } from "react";

/** Fewer lines than this are seen at once. */
const fewLines = 8;

interface TableToolsProps {
  /** How many lines there are. */
  readonly count: number;
  /** What they are, in the plural. */
  readonly noun: string;
  /** `table`, `list`: what follows. `page`: all lines of the page's lists and tables. */
  readonly scope: "table" | "list" | "page";
  /** What each of the lines is marked with and chosen by, one list after the other. */
  readonly marks?: Iterable<string>;
  /** Of a table whose lines have nothing that folds, so that it has no buttons for that and no room for them. */
  readonly isFlat?: boolean;
}

/** So many different marks need a row of their own wherever they stand. */
const manyMarks = 4;

/** Room for what a script puts above many lines to filter them; where no script runs, it takes none. */
export function TableTools({ count, noun, scope, marks = [], isFlat }: TableToolsProps): ReactNode {
  if (count < fewLines) return null;
  const chips = Math.min(countOffered(marks, count), manyMarks);
  const flat = isFlat === true ? "" : undefined;
  return <div className="table-tools" data-scope={scope} data-noun={noun} data-chips={chips} data-flat={flat} />;
}

/** How many marks tell lines apart: one that all of them bear isn't offered. */
function countOffered(marks: Iterable<string>, count: number): number {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts.values()].filter((each) => each !== count).length;
}
