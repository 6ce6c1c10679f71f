/** In characters: what has a longer name is a mistake, and would be no page that anybody reads. */
export const longestName = 1000;
