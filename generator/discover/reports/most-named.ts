/** How many files that are passed over are named. */
export const mostNamed = 3;
