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
    const found = readHtmlHeading(pieces, index);
    if (found === undefined) return piece;
    const id = slugger.slug(found.text);
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

/** A heading whose tag is at a place among pieces: its words, how high it is and how many links are in it; undefined where none is, or no words. */
export function readHtmlHeading(
  pieces: readonly IslandPiece[],
  start: number,
): { readonly text: string; readonly level: number; readonly links: number } | undefined {
  const open = pieces[start];
  if (open?.kind !== "open" || !levels.has(open.name)) return undefined;
  const inside: IslandPiece[] = [];
  for (let at = start + 1; !isHeadingEnd(pieces[at]); at += 1) {
    const piece = pieces[at];
    if (piece === undefined) return undefined;
    inside.push(piece);
  }
  const texts = inside.map((piece) => (piece.kind === "text" ? decodeEntities(piece.text) : ""));
  const text = texts.join("").replace(/\s+/g, " ").trim();
  const links = inside.filter((piece) => piece.kind === "open" && piece.name === "a").length;
  return text === "" ? undefined : { text, level: Number(open.name.slice(1)), links };
}

function isHeadingEnd(piece: IslandPiece | undefined): boolean {
  return piece?.kind === "close" && levels.has(piece.name);
}
