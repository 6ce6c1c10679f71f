import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that need more than the sources, by their names or where they stand. */
const isLong = /\.(?:built|corpora|e2e|large)\.test\.|\/(?:site\/e2e|bin\/dev\/spec)\//;

/** Puts files that need more than the sources before the others, each in the order that they had. */
export function putLongFirst<File extends { readonly moduleId: string }>(files: readonly File[]): File[] {
  const [long, short] = [true, false].map((is) => files.filter(({ moduleId }) => isLong.test(moduleId) === is));
  return [...(long ?? []), ...(short ?? [])];
}

/**
 * Has all processors end together: hundreds of short files come last. Vitest goes by what files took in the last run, and
 * where there was none by their size, which makes the crawl of a whole site the last of all.
 */
export default class LongFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return putLongFirst(await super.sort(files));
  }
}
