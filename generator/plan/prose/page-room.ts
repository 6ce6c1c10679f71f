/** What is left of the costly things that a page may have; its includes take from the same. */
export interface PageRoom {
  /** Characters of code that get colours. */
  coloured: number;
  /** Weight of diagrams that are drawn, as `weighDiagram` gives it. */
  diagrams: number;
  /** Characters of the markup of formulas. */
  formulas: number;
  /** Characters of files that are included. */
  included: number;
  /** Characters of files in which what is included is looked for. */
  searched: number;
}

/**
 * Room for far more than people put on a page: beyond it code stays plain, diagrams stay text and includes are only named. A page
 * that nobody will see has no colours.
 */
export function createPageRoom(isUnseen = false): PageRoom {
  return {
    coloured: isUnseen ? -1 : 200_000,
    diagrams: 2000,
    formulas: 500_000,
    included: 2_000_000,
    searched: 50_000_000,
  };
}

/** Whether the page includes as much as it may. */
export function isFull({ included, searched }: PageRoom): boolean {
  return included < 0 || searched < 0;
}
