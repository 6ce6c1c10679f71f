import { listIncluded } from "../../places/content-paths.ts";
import type { PlacedProse, ProseDocuments } from "../../parse/documents.ts";

/** The text of a file that a hand-written text takes in; undefined when the input has none. */
export function findSnippet(
  path: string,
  { document, root }: PlacedProse,
  { snippets }: ProseDocuments,
): string | undefined {
  return listIncluded(path, document.file, root)
    .map((candidate) => snippets.get(candidate))
    .find((text) => text !== undefined);
}
