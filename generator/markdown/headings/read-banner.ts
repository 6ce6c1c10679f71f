import type { StateCore, Token } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { piecesOf } from "../html/balance-islands.ts";
import { decodeEntities } from "../html/scan-tag.ts";

/**
 * Notes what a heading of level 1 in HTML says that a text begins with, as `<h1 align="center">Shed</h1>` does: many a README has
 * one instead of a heading of Markdown. Pictures may stand before it, words may not. It stays in the text, where it looks as
 * its author wants it to.
 */
export function readBanner(state: StateCore): void {
  const dialect = stateOf(state.env);
  if (!dialect.options.takeTitle || dialect.title !== undefined) return;
  let text = "";
  let isInside = false;
  for (const mark of listMarks(state.tokens)) {
    if (mark.tag === "end") break;
    if (mark.tag !== undefined) isInside = true;
    else if (isInside) text += mark.text;
    else if (mark.text.trim() !== "") return;
  }
  const banner = text.replace(/\s+/g, " ").trim();
  if (banner !== "") dialect.banner = banner;
}

type Mark = { readonly tag: "begin" | "end" } | { readonly tag?: undefined; readonly text: string };

/** The words of a text and the tags of its headings of level 1 in HTML, up to the first heading of Markdown. */
function* listMarks(tokens: readonly Token[]): Generator<Mark> {
  for (const token of tokens) {
    if (token.type === "heading_open") return;
    for (const one of token.children ?? [token]) {
      for (const piece of piecesOf(one)) {
        if (piece.kind === "text") yield { text: decodeEntities(piece.text) };
        else if (piece.name === "h1") yield { tag: piece.kind === "close" ? "end" : "begin" };
        else if (piece.name === "br") yield { text: " " };
      }
      if (wordy.has(one.type)) yield { text: one.content };
      else if (one.type.endsWith("break")) yield { text: " " };
    }
  }
}

const wordy: ReadonlySet<string> = new Set(["text", "code_inline", "formula", "fence", "code_block"]);
