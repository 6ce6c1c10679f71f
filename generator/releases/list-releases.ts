/** A release with the numbers that its name ends in. */
interface Numbered<Release> {
  readonly release: Release;
  readonly numbers: readonly number[];
}

/** Which releases count, and how their names begin. */
interface Wanted {
  /** The first one. */
  readonly from?: string | undefined;
  /** What stands before the version where that has numbers of its own, e.g. `k8s-v`. */
  readonly start?: string | undefined;
}

/**
 * Releases in the order of their versions and not of when they were made, from one on, each once: of several with the same
 * numbers the first. Pre-releases belong to the release that they precede, and what else has words behind its numbers is none.
 */
export function listReleases<Release extends { readonly name: string }>(
  all: readonly Release[],
  { from, start = "" }: Wanted = {},
): readonly Release[] {
  const read = (name: string): readonly number[] | undefined =>
    readVersion(name) ?? (start !== "" && name.startsWith(start) ? readVersion(name.slice(start.length)) : undefined);
  // Of a pre-release, what counts is the release that it precedes.
  const first = from === undefined ? undefined : (read(from) ?? read(/^\D*[\d.]*\d/.exec(from)?.[0] ?? ""));
  const known = new Set<string>();
  return all
    .flatMap((release): readonly Numbered<Release>[] => {
      const numbers = read(release.name);
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

/** Numbers such as `1.3.0`, `1_3_0` and the date `2024-01-31`, with a build or one of Java's words for what is final behind. */
const versionPattern =
  /^\D*?(\d{4}-\d\d-\d\d|\d{1,9}(?:\.\d{1,9})*|\d{1,9}(?:_\d{1,9})*)(?:[.-](?:RELEASE|FINAL|GA))?(?:\+\S*)?$/i;

function readVersion(name: string): readonly number[] | undefined {
  return versionPattern.exec(name)?.[1]?.split(/[._-]/).map(Number);
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
