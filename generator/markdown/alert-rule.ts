import type { StateCore, Token } from "markdown-it";
import { findAdmonitionType, type AdmonitionType } from "./admonition-types.ts";

const alert = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

/** Turns GitHub's alerts, quotes that begin with `[!NOTE]`, into admonitions, and quotes whose attributes say so. */
export function readAlerts(state: StateCore): void {
  const open: boolean[] = [];
  const dropped = new Set<Token>();
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === "blockquote_open") {
      open.push(turnIntoAdmonition(token, state.tokens.slice(index + 1, index + 4), dropped));
    } else if (token.type === "blockquote_close" && open.pop() === true) {
      token.type = "admonition_close";
      token.tag = "div";
    }
  }
  if (dropped.size > 0) state.tokens = state.tokens.filter((token) => !dropped.has(token));
}

function turnIntoAdmonition(quote: Token, next: readonly Token[], dropped: Set<Token>): boolean {
  const told = quote.meta?.["admonition"] as AdmonitionType | undefined;
  if (told !== undefined) {
    quote.type = "admonition_open";
    quote.tag = "div";
    quote.meta = { ...told };
    return true;
  }
  const [paragraph, inline] = next;
  if (paragraph?.type !== "paragraph_open" || inline?.type !== "inline") return false;
  const found = alert.exec(inline.content);
  const type = findAdmonitionType(found?.[1] ?? "");
  if (found === null || type === undefined) return false;
  quote.type = "admonition_open";
  quote.tag = "div";
  quote.meta = { ...type };
  inline.content = inline.content.slice(found[0].length);
  if (inline.map !== null) inline.map = [inline.map[0] + 1, inline.map[1]];
  if (inline.content === "") for (const token of next) dropped.add(token);
  return true;
}
