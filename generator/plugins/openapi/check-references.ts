import { startOfFile } from "../../places/start-of-file.ts";
import { joinPath } from "../join-path.ts";
import type { FoundProblem } from "../plugin.ts";
import type { ApiSurroundings } from "./bundle-api.ts";
import { findTarget } from "./find-target.ts";
import { isEmpty } from "./is-empty.ts";

/** Told of one file at most; a broken tool makes the same mistake everywhere. */
const mostLost = 50;

/**
 * References that lead nowhere, files that are no descriptions and that none refers to, and descriptions of nothing. None of it is
 * known of what a file says or refers to that could not be read, or not whole: `unread` are the paths of those.
 */
export function checkReferences(
  { files, findModelSchema }: ApiSurroundings,
  unread: ReadonlySet<string>,
): readonly FoundProblem[] {
  const used = new Set<string>();
  const lost = new Map<string, FoundProblem[]>();
  for (const from of files.values()) {
    const problems: FoundProblem[] = [];
    lost.set(from.file, problems);
    for (const { reference, place, isAside } of from.references) {
      const target = findTarget(files, from, reference);
      if (!("lost" in target)) used.add(target.file.file);
      else if (isAside === true || unread.has(addressOf(from.file, reference))) continue;
      else if (problems.length < mostLost && findModelSchema(from, reference) === undefined) {
        const isRemote = target.lost === "remote";
        problems.push({
          code: isRemote ? "remote-reference" : "unknown-reference",
          message: isRemote
            ? `\`${reference}\` leads out of the files that were read, and nothing is fetched`
            : `\`${reference}\` leads to nothing`,
          span: { file: from.file, ...place },
        });
      }
    }
  }
  return [...files.values()].flatMap(({ file, document, isPart }): readonly FoundProblem[] => {
    const isMissed = unread.size === 0 && !used.has(file);
    if (isPart !== true && isMissed && isEmpty(document)) {
      const message = "this describes neither an operation nor a schema";
      return [{ code: "empty", message, span: startOfFile(file) }, ...(lost.get(file) ?? [])];
    }
    if (isPart !== true || used.has(file)) return lost.get(file) ?? [];
    if (!isMissed) return [];
    const isOverlay = document["overlay"] !== undefined;
    const message = isOverlay
      ? "this is an overlay, whose changes aren't made; what a tool makes of the description and it can be read instead"
      : "this is no description by OpenAPI 3 or Swagger 2, and none refers to it";
    return [{ code: "not-openapi", message, span: startOfFile(file) }];
  });
}

/** The file that a reference is into; empty where that can't be among those that are read. */
function addressOf(from: string, reference: string): string {
  const address = reference.replace(/#.*$/s, "");
  return address === "" ? from : (joinPath(from, address) ?? "");
}
