import { listInclusions } from "../../markdown/include-directive.ts";
import { listRawPaths } from "../../markdown/scripts/raw-files.ts";
import { listIncluded } from "../../places/content-paths.ts";
import { findIncludeRules, listIncludeCandidates, listIncludePaths } from "../../places/include-paths.ts";
import { listPartCandidates, listPartPaths } from "../../places/part-paths.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { DocsProject } from "../../sources/surroundings.ts";

/** The paths of what a text may take in, in the order in which it names them; which of them are there, nobody knows here. */
export function listTakenIn(
  { text, path, root = "" }: SourceFile,
  project: DocsProject | undefined,
): readonly string[] {
  const named = [...listInclusions(text), ...listRawPaths(text)];
  const included = named.flatMap((written) => listIncluded(written, path, root));
  const parts = listPartPaths(text).flatMap((part) =>
    listPartCandidates(part, path, { root, project: project?.folder }),
  );
  const includes = findIncludeRules(text, project?.includes, root);
  if (includes === undefined) return [...included, ...parts];
  const written = [...listIncludePaths(text, includes.style), ...(includes.appended ?? [])];
  const expanded = written.flatMap((written) => listIncludeCandidates(written, path, includes));
  return [...included, ...parts, ...expanded];
}
