import { classifyFile } from "../kinds/classify-file.ts";
import { isTestSource } from "../../places/is-test-source.ts";

/**
 * The files without schemas of tests, where there are others: these are wrong on purpose, and have the names of what they
 * stand for. What is listed is kept.
 */
export function dropTestSources(paths: readonly string[], listed: readonly string[] = []): readonly string[] {
  const isDropped = (path: string): boolean =>
    isTestSource(path) && !listed.includes(path) && schemaKinds.has(classifyFile(path));
  const kept = paths.filter((path) => !isDropped(path));
  return kept.some((path) => schemaKinds.has(classifyFile(path))) ? kept : paths;
}

const schemaKinds: ReadonlySet<ReturnType<typeof classifyFile>> = new Set([
  ...(["pdl", "pdsc", "avsc", "avpr", "avdl", "graphql", "restli", "registry"] as const),
]);
