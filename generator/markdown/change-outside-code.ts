/** Of longer lines, only the beginning is prose that somebody wrote. */
const longestLine = 20_000;
/** A line of prose has fewer stretches of code. */
const mostMarks = 500;

/** A line with what stands between its stretches of code as `change` writes it; longer ones than anybody writes as they are. */
export function changeOutsideCode(line: string, change: (words: string) => string): string {
  if (line.length > longestLine) return line;
  let written = "";
  let from = 0;
  let count = 0;
  for (const { 0: ticks, index } of line.matchAll(/`+/g)) {
    if (index < from || (count += 1) > mostMarks) continue;
    const end = line.indexOf(ticks, index + ticks.length);
    if (end === -1) continue;
    written += change(line.slice(from, index)) + line.slice(index, end + ticks.length);
    from = end + ticks.length;
  }
  return written + change(line.slice(from));
}
