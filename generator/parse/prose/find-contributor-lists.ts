const start = "<!-- ALL-CONTRIBUTORS-LIST:START";
const end = "<!-- ALL-CONTRIBUTORS-LIST:END";

/**
 * Tells of a line, counted from 0, whether it is in a list of people that all-contributors has written. What somebody does that has no page
 * has a link to no place there, on purpose: `<a href="#maintenance-NAME">`.
 */
export function findContributorLists(lines: readonly string[]): (line: number) => boolean {
  const listed = new Set<number>();
  let opened: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.includes(start)) opened = index;
    if (opened === undefined || !line.includes(end)) continue;
    for (let inside = opened; inside <= index; inside += 1) listed.add(inside);
    opened = undefined;
  }
  return (line) => listed.has(line);
}
