/** Tells what has parts, be they named or in a list. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
