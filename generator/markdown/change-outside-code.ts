/** Of longer lines, only the beginning is prose that somebody wrote. */
const longestLine = 20_000;
/** A line of prose has fewer stretches of code. */
const mostMarks = 500;

/** A line with what stands between its stretches of code as `change` writes it; longer ones than anybody writes as they are. */
export function changeOutsideCode(line: string, change: (words: string) => string): string {
  if (line.length > longestLine) return line;
  const marks = [...line.matchAll(/`+/g)].slice(0, mostMarks);
  let written = "";
  let from = 0;
  for (const [count, { 0: ticks, index }] of marks.entries()) {
    if (index < from) continue;
    // Only as many close it.
    const end = marks.slice(count + 1).find((mark) => mark[0] === ticks)?.index;
    if (end === undefined) continue;
    written += change(line.slice(from, index)) + line.slice(index, end + ticks.length);
    from = end + ticks.length;
  }
  return written + change(line.slice(from));
}
