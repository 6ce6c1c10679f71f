/** Whole numbers, as ranges hold them. */
export interface Ranges {
  has(number: number): boolean;
  /** Whether all from one to another are in them. */
  holds(from: number, to: number): boolean;
}

/** Ranges, both ends counted in, that can be asked often: those that touch are one. */
export function createRanges(ranges: Iterable<readonly [from: number, to: number]>): Ranges {
  const merged: [from: number, to: number][] = [];
  for (const [from, to] of [...ranges].toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last === undefined || from > last[1] + 1) merged.push([from, to]);
    else last[1] = Math.max(last[1], to);
  }
  const holds = (from: number, to: number): boolean => {
    let [low, high] = [0, merged.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [start = 0, end = 0] = merged[middle] ?? [];
      if (from > end) low = middle + 1;
      else if (from < start) high = middle - 1;
      else return to <= end;
    }
    return false;
  };
  return { has: (number) => holds(number, number), holds };
}
