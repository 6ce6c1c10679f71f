/** How far a line is indented. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * How far all lines are indented that aren't blank; infinitely far where there are none. They are gone through one by one: as
 * arguments of one call, more than a stack bears would end the run.
 */
export function leastIndent(lines: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) if (line.trim() !== "") least = Math.min(least, indentOf(line));
  return least;
}
