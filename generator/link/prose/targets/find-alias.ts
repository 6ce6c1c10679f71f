import { dropMarkdownEnding } from "../../../places/markdown-files.ts";
import { trimSlashes } from "../../../places/trim-slashes.ts";
import type { ProseIndex } from "../prose-index.ts";

/** What a path that counts from the top stands for where a project has another name for a page: an address of the web, or a path without ending. */
export function findAlias(
  path: string,
  root: string,
  { surroundings: { projects } }: ProseIndex,
): { readonly href: string } | { readonly path: string } | undefined {
  const aliases = projects?.get(root)?.aliases;
  const name = dropMarkdownEnding(trimSlashes(path));
  const found = aliases?.get(name) ?? aliases?.get(name.replace(/\.html?$/i, ""));
  if (found === undefined) return undefined;
  return /^https?:/i.test(found) ? { href: found } : { path: found };
}
