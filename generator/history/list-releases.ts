/** A release with the numbers that its name ends in. */
interface Numbered<Release> {
  readonly release: Release;
  readonly numbers: readonly number[];
}

/**
 * Releases in the order of their versions and not of when they were made, from one on, each once: of several with the same
 * numbers the first. Pre-releases belong to the release that they precede, and what else has words behind its numbers is none.
 */
export function listReleases<Release extends { readonly name: string }>(
  all: readonly Release[],
  from?: string,
): readonly Release[] {
  const first = from === undefined ? undefined : readVersion(from);
  const known = new Set<string>();
  return all
    .flatMap((release): readonly Numbered<Release>[] => {
      const numbers = readVersion(release.name);
      return numbers === undefined ? [] : [{ release, numbers }];
    })
    .filter(({ numbers }) => first === undefined || compareNumbers(numbers, first) >= 0)
    .filter(({ numbers }) => {
      const key = numbers.join(".").replace(/(?:\.0)+$/, "");
      return !known.has(key) && known.add(key).has(key);
    })
    .toSorted((one, other) => compareNumbers(one.numbers, other.numbers))
    .map(({ release }) => release);
}

function readVersion(name: string): readonly number[] | undefined {
  return /^\D*?(\d{1,9}(?:\.\d{1,9})*)(?:\+\S*)?$/.exec(name)?.[1]?.split(".").map(Number);
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
