import type { DiscoverOptions } from "./discover-options.ts";
import { findProse, type FoundProse } from "./find-prose.ts";
import type { FoundFile, Input } from "./input.ts";
import { isOfModel } from "./is-of-model.ts";

/**
 * Guides are in the folders that are configured, or where the layout has them. An input without either, and without
 * a model, can only be about the Markdown in its folder of docs.
 */
export function findPages(input: Input, files: readonly FoundFile[], options: DiscoverOptions): readonly FoundProse[] {
  const found = findProse(input, options);
  const { content, include } = options;
  if (found.length > 0 || content !== undefined || include !== undefined || files.some(isOfModel)) return found;
  return findProse(input, { ...options, content: [docsFolder] }).map((prose) => ({ ...prose, given: undefined }));
}

/** Where a folder without a layout has its guides. */
export const docsFolder = "docs";
