/** What is in one list of lines and not in the other: `- ` before what is missing, `+ ` before what was added. */
export function compareLines(expected: readonly string[], actual: readonly string[]): readonly string[] {
  const [left, right] = [new Set(expected), new Set(actual)];
  const missing = [...left].filter((line) => !right.has(line)).toSorted();
  const added = [...right].filter((line) => !left.has(line)).toSorted();
  return [...missing.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
}
