/** A word of a query as the index has it. */
export interface FoundTerm {
  readonly term: string;
  readonly postings: readonly number[];
  /** 1 for the word that was asked, less for one that is only like it. */
  readonly share: number;
  /** Whether it goes on where the word that was asked ends, although that is a word by itself: a table is no tableau. */
  readonly isLonger?: boolean;
}
