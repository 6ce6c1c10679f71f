/** Into which state something is brought: mark a dataset as deprecated. Neither speed nor what is embedded is one. */
const marks =
  /^\s*(?:flag|make|mark|set)\s+(?:(?:an?|the|my)\s+)?(?!(?:an?|as|the|my|to)\s)(\S.{0,60}?)\s+(?:as\s+|to\s+(?:be\s+)?)?(?!embed|[a-z]*eed[\s?.!]*$)([a-z]{3,20}ed)[\s?.!]*$/i;

/** What is in a state is brought out of it by what brings it there. */
const restores = /^\s*(?:recover|restore)\s+(?:(?:an?|the|my)\s+)?([a-z]{3,20}ed)\s+(\S.{0,60}?)[\s?.!]*$/i;

/** An order that says in which state something is to be, as one that says what is to be done: `deprecated a dataset`. Others as they are. */
export function sayDeed(order: string): string {
  return order.replace(restores, "$1 a $2").replace(marks, "$2 a $1");
}
