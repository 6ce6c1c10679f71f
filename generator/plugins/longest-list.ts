/** So many things a list may hold: more is a mistake, and would be no page that anybody reads. */
export const longestList = 50_000;
