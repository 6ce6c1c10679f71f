/** Elements of HTML that nothing can be in, so that they have no end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
