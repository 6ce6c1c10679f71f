import { toPlaceKey } from "../../catalogue/to-place-key.ts";
import type { ProsePart } from "../../catalogue/prose.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ProsePartDocument } from "../../parse/prose/prose-document.ts";
import type { ProseIndex } from "./prose-index.ts";
import { resolveTarget } from "./targets/resolve-target.ts";

/**
 * Looks up the targets in Markdown that is a part of other pages. They count from the file, or from
 * where the platform's own tool puts the text: docs of sources link as from the page of a source.
 */
export function linkParts(
  parts: readonly ProsePartDocument[],
  index: ProseIndex,
  report: Report,
): ReadonlyMap<string, ProsePart> {
  const roots = [...new Set(index.pages.map(({ root }) => root))].sort((a, b) => b.length - a.length);
  const linked = parts.map(({ span, targets }): ProsePart => {
    const { file } = span;
    const root = roots.find((folder) => folder !== "" && file.startsWith(`${folder}/`)) ?? roots.at(-1) ?? "";
    const published = joinPath(root, "docs/generated/ingestion/sources/page.md") ?? "";
    const origin = { file, root, alias: published };
    return { span, links: targets.map((target) => resolveTarget(target, origin, index, report)) };
  });
  return new Map(linked.map((part) => [toPlaceKey(part.span), part]));
}
