import type { StateCore } from "markdown-it";
import { closesFence, readFence } from "../fence-reader.ts";
import { renderMagicBlock } from "./render-magic-block.ts";

/*
 * Guides that were written for ReadMe have blocks of JSON in their Markdown, and terms that its glossary explains. As signs of DocFX do, they
 * become what our dialect has for them before anything else is read; lines stay what they are.
 */

const signs = /^\[block:|<<glossary:/m;
const opening = /^\[block:([a-z-]{1,40})\][ \t]*\r?$/;
const closing = /^\[\/block\][ \t]*\r?$/;
const term = /<<glossary:([^<>\n]{1,200})>>/g;

/** Writes blocks of ReadMe as what the dialect reads, in as many lines. */
export function translateReadme(state: StateCore): void {
  if (!signs.test(state.src)) return;
  const written: string[] = [];
  let fence: string | undefined;
  /** The block that is open: where it begins, and what it shows. */
  let block: { readonly start: number; readonly kind: string } | undefined;
  for (const line of state.src.split("\n")) {
    const kind = fence === undefined ? opening.exec(line)?.[1] : undefined;
    if (kind !== undefined) {
      block = { start: written.length, kind };
      written.push(line);
    } else if (block !== undefined) {
      written.push(line);
      if (!closing.test(line)) continue;
      const lines = written.splice(block.start);
      for (const one of translateBlock(block.kind, lines)) written.push(one);
      block = undefined;
    } else if (fence === undefined) {
      fence = readFence(line)?.mark;
      written.push(fence === undefined ? line.replaceAll(term, "$1") : line);
    } else {
      if (closesFence(line, fence)) fence = undefined;
      written.push(line);
    }
  }
  state.src = written.join("\n");
}

/** As many lines as there were; a block that can't be told in so many stays as it is written. */
function translateBlock(kind: string, lines: readonly string[]): readonly string[] {
  const shown = renderMagicBlock(kind, lines.slice(1, -1).join("\n"));
  if (shown === undefined || shown.length + 1 > lines.length) return lines;
  return ["", ...shown, ...Array.from({ length: lines.length - shown.length - 1 }, () => "")];
}
