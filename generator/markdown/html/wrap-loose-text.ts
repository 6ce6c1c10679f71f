import type { StateCore } from "markdown-it";
import { piecesOf } from "./balance-islands.ts";
import { elementRules } from "./elements.ts";
import type { IslandPiece } from "./scan-islands.ts";

/**
 * Makes a paragraph of text that stands right behind a block of HTML, as below the centred picture at the head of a README: it is
 * part of that HTML, whatever it looks like in its source, and would stand in no element at all. All tags nest by now.
 */
export function wrapLooseText({ tokens }: StateCore): void {
  let depth = 0;
  for (const token of tokens) {
    const pieces = piecesOf(token);
    const from = depth;
    for (const piece of pieces) depth += depthOf(piece);
    const isWhole = token.type === "html_block" && token.level === 0 && depth === 0;
    // What goes on in the next block is nothing for a paragraph of this one.
    if (isWhole) token.meta = { ...token.meta, pieces: wrap(pieces, from) };
    for (const child of token.children ?? []) for (const piece of piecesOf(child)) depth += depthOf(piece);
  }
}

/** The pieces, so deep in elements from the beginning, with a paragraph around what follows a block that ends, up to the next one. */
function wrap(pieces: readonly IslandPiece[], from: number): readonly IslandPiece[] {
  const wrapped: IslandPiece[] = [];
  let depth = from;
  let loose: IslandPiece[] = [];
  const settle = (): void => {
    const isText = loose.some((piece) => piece.kind === "text" && piece.text.trim() !== "");
    const isBehind = wrapped.length > 0 && isText && !loose.some(isBlock);
    wrapped.push(...(isBehind ? [paragraph, ...loose, { kind: "close", name: "p" } as const] : loose));
    loose = [];
  };
  for (const piece of pieces) {
    if (depth === 0 && isBlock(piece)) settle();
    (loose.length > 0 || (depth === 0 && !isBlock(piece)) ? loose : wrapped).push(piece);
    depth += depthOf(piece);
  }
  settle();
  return wrapped;
}

function isBlock(piece: IslandPiece): boolean {
  return piece.kind !== "text" && elementRules.get(piece.name)?.isBlock === true;
}

function depthOf({ kind }: IslandPiece): number {
  return kind === "open" ? 1 : kind === "close" ? -1 : 0;
}

const paragraph: IslandPiece = {
  kind: "open",
  name: "p",
  tag: { name: "p", closing: false, selfClosing: false, attributes: new Map(), places: new Map(), start: 0, end: 0 },
};
