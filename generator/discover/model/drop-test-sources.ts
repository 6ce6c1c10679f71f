import { classifyFile } from "../kinds/classify-file.ts";

/** Where builds of Java keep the sources of tests of any kind, modules of models for tests, as the platform has them, and what only tests of Go read. */
const testSources = /(?:^|\/)(?:src\/(?:test\w*|\w+Test|it|jmh)|(?:\w+-)?test-models?|testdata)\//;

/**
 * The files without schemas of tests, where there are others: these are wrong on purpose, and have the names of what they
 * stand for. What is listed is kept.
 */
export function dropTestSources(paths: readonly string[], listed: readonly string[] = []): readonly string[] {
  const isDropped = (path: string): boolean =>
    testSources.test(path) && !listed.includes(path) && schemaKinds.has(classifyFile(path));
  const kept = paths.filter((path) => !isDropped(path));
  return kept.some((path) => schemaKinds.has(classifyFile(path))) ? kept : paths;
}

const schemaKinds: ReadonlySet<ReturnType<typeof classifyFile>> = new Set([
  ...(["pdl", "pdsc", "avsc", "avpr", "avdl", "graphql", "restli", "registry"] as const),
]);
