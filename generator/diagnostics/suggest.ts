/**
 * Up to three names close to what was written, nearest first. A name counts as close when its edit
 * distance is at most two fifths of its length; case alone counts as a small difference.
 */
export function suggestNames(written: string, known: Iterable<string>): readonly string[] {
  const lower = written.toLowerCase();
  const limit = Math.max(1, Math.floor(written.length * 0.4));
  const found: { name: string; distance: number }[] = [];
  for (const name of known) {
    if (Math.abs(name.length - written.length) > limit) continue;
    const distance = name.toLowerCase() === lower ? 0.5 : editDistance(lower, name.toLowerCase(), limit);
    if (distance <= limit) found.push({ name, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return found.slice(0, 3).map((entry) => entry.name);
}

/** `did you mean a, b or c?`, or undefined when there is nothing to offer. */
export function formatSuggestions(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop();
  return `did you mean ${quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : last}?`;
}

/** Levenshtein distance with adjacent transposition; stops early and returns limit + 1 when out of reach. */
function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}
