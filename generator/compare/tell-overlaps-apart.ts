const refuses = "oneOf that refuses ";

/**
 * What `oneOf` refuses on each side, where that reads the same since the same alternatives have more values in common now, or fewer: by
 * that.
 */
export function tellOverlapsApart(
  [before, after]: readonly [before: string, after: string],
  difference: "narrowed" | "widened" | "changed",
): readonly [before: string, after: string] {
  if (before !== after || !after.startsWith(refuses)) return [before, after];
  const how = { narrowed: "more of", widened: "less of", changed: "something else of" }[difference];
  return [before, `${refuses}${how} ${after.slice(refuses.length)}`];
}
