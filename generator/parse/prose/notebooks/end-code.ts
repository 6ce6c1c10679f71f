import createMarkdownIt from "markdown-it";
import { closesFence } from "../../../markdown/fence-reader.ts";
import type { CellLine } from "./notebook.ts";

/** Made once, since that takes longer than a cell. */
const markdown = createMarkdownIt("commonmark", { maxNesting: 60 });
markdown.core.ruler.enableOnly(["normalize", "block"]);

/** The lines of a cell, with an end for code that they leave open: each cell is read by itself. */
export function endCode(lines: readonly CellLine[]): readonly CellLine[] {
  const last = lines.at(-1);
  if (last === undefined || !lines.some(({ text }) => /`{3}|~{3}/.test(text))) return lines;
  const mark = findOpenMark(lines.map(({ text }) => text));
  return mark === undefined ? lines : [...lines, { ...last, text: mark }];
}

/**
 * The mark of a fence that nothing closes. What is open within a list or a quote ends with that, and what looks like a fence may be
 * in a comment, so that blocks are read as such.
 */
function findOpenMark(lines: readonly string[]): string | undefined {
  const block = markdown.parse(lines.join("\n"), {}).at(-1);
  if (block?.type !== "fence") return undefined;
  const [first, end] = block.map ?? [0, 0];
  const isClosed = end - first > 1 && closesFence(lines[end - 1] ?? "", block.markup);
  return isClosed ? undefined : block.markup;
}
