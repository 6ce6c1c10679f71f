import type { Token } from "markdown-it";
import { piecesOf } from "../html/balance-islands.ts";
import type { IslandPiece } from "../html/scan-islands.ts";
import { decodeEntities } from "../html/scan-tag.ts";
import type { Slugger } from "./slugger.ts";

const levels: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Gives headings that are written in HTML, as `<h2 align="center">Install</h2>`, the ids by which links know them on GitHub, and tells
 * these. What has an id keeps that.
 */
export function nameHtmlHeadings(tokens: readonly Token[], slugger: Slugger, prefix: string): readonly string[] {
  const ids: string[] = [];
  const name = (piece: IslandPiece, index: number, pieces: readonly IslandPiece[]): IslandPiece => {
    if (piece.kind !== "open" || !levels.has(piece.name) || piece.tag.attributes.has("id")) return piece;
    const text = readText(pieces, index);
    if (text === "") return piece;
    const id = slugger.slug(text);
    ids.push(id);
    const attributes = new Map([...piece.tag.attributes, ["id", id.slice(prefix.length)]]);
    return { ...piece, tag: { ...piece.tag, attributes } };
  };
  for (const token of tokens) {
    const pieces = token.type === "html_block" ? piecesOf(token) : [];
    if (pieces.some(({ kind }) => kind === "open")) token.meta = { ...token.meta, pieces: pieces.map(name) };
  }
  return ids;
}

/** The words of a heading whose tag is at a place. */
function readText(pieces: readonly IslandPiece[], start: number): string {
  const end = pieces.findIndex((piece, at) => at > start && piece.kind === "close" && levels.has(piece.name));
  const inside = end === -1 ? [] : pieces.slice(start + 1, end);
  const texts = inside.map((piece) => (piece.kind === "text" ? decodeEntities(piece.text) : ""));
  return texts.join("").replace(/\s+/g, " ").trim();
}
