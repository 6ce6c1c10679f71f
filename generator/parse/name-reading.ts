import { digest } from "../places/digest.ts";
import type { SourceFile } from "../sources/source-file.ts";

/**
 * Names the reading of a file, in one of several ways, by all that readers go by but the text: by where it is, how its project
 * writes, and where in what was written the text stands, which may be longer or shorter than it was.
 */
export function nameReading(way: string, file: SourceFile): string {
  const { path, root, formulas, wikiLinks, frontMatter, defaults, fills = [], segments, modules } = file;
  const places = fills.length === 0 && segments === undefined ? "" : digest(JSON.stringify([fills, segments]));
  const imported = modules === undefined ? "" : digest(JSON.stringify(modules));
  return [way, path, root ?? "/", formulas ?? "", wikiLinks ?? "", frontMatter ?? "", defaults ?? "", places, imported]
    .join(" ")
    .trimEnd();
}
