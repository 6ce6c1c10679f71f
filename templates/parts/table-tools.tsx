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
  /** What lines are marked with and chosen by, however often. */
  readonly marks?: Iterable<string>;
  /** Of a table whose lines have nothing that folds, so that it needs no room for the buttons. */
  readonly isFlat?: true;
}

/** So many different marks need a row of their own wherever they stand. */
const manyMarks = 4;

/** Room for what a script puts above many lines to filter them; where no script runs, it takes none. */
export function TableTools({ count, noun, scope, marks = [], isFlat }: TableToolsProps): ReactNode {
  if (count < fewLines) return null;
  const chips = Math.min(new Set(marks).size, manyMarks);
  const flat = isFlat === true ? "" : undefined;
  return <div className="table-tools" data-scope={scope} data-noun={noun} data-chips={chips} data-flat={flat} />;
}
