/** A tag of a release. */
interface TaggedRelease {
  readonly tag: string;
  readonly numbers: readonly number[];
}

/**
 * The tags of releases, by version and not by when they were made: those that a pattern such as `v*` fits, from one on.
 * Pre-releases belong to the release that they precede, and what else has words behind its numbers is none.
 */
export function listReleases(
  tags: readonly string[],
  { tags: pattern, from }: { readonly tags: string; readonly from?: string | undefined },
): readonly string[] {
  const fits = new RegExp(`^${pattern.split("*").map(escapeRegExp).join(".*")}$`);
  const first = from === undefined ? undefined : readVersion(from)?.numbers;
  return tags
    .filter((tag) => fits.test(tag))
    .flatMap((tag) => readVersion(tag) ?? [])
    .filter(({ numbers }) => first === undefined || compareNumbers(numbers, first) >= 0)
    .toSorted((one, other) => compareNumbers(one.numbers, other.numbers) || (one.tag < other.tag ? -1 : 1))
    .filter(({ numbers }, index, all) => index === 0 || compareNumbers(numbers, all[index - 1]?.numbers ?? []) !== 0)
    .map(({ tag }) => tag);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

function readVersion(tag: string): TaggedRelease | undefined {
  const numbers = /^\D*?(\d{1,9}(?:\.\d{1,9})*)(?:\+\S*)?$/.exec(tag)?.[1];
  return numbers === undefined ? undefined : { tag, numbers: numbers.split(".").map(Number) };
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
