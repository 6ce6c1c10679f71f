/** Id of the list of results. Ids of the frame begin with a tilde, which those of pages never do. */
export const listId = "~search-results";

/** Id of the line that says how to narrow a search. */
export const hintId = "~search-hint";

/** Id of a result by its place. */
export function toResultId(index: number): string {
  return `~search-result-${index}`;
}
