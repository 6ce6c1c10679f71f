import { classifyFile } from "./classify-file.ts";
import type { FoundFile } from "../input.ts";
import type { SourceFile } from "../../sources/source-file.ts";

/** Files that only tell of a model, and are none. */
const kindsBeside: ReadonlySet<SourceFile["kind"]> = new Set([
  ...(["releases", "versions", "redirects", "sidebar", "snippet"] as const),
]);

/** Whether a file declares something of a model. */
export function isOfModel({ path, kind = classifyFile(path) }: FoundFile): boolean {
  return kind !== undefined && !kindsBeside.has(kind);
}
