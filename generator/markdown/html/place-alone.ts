import type { StateCore, Token } from "markdown-it";
import { piecesOf } from "./balance-islands.ts";

/**
 * Leaves the paragraph away around tags that hold nothing, as `<a id="berths"></a>` on a line of its own does: they are a place
 * to lead to, and a paragraph of nothing would be a gap in the page.
 */
export function placeAlone({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    const [open, close] = [tokens[index - 1], tokens[index + 1]];
    if (token.type !== "inline" || open?.type !== "paragraph_open" || close?.type !== "paragraph_close") continue;
    if (!holdsPlaces(token.children ?? [])) continue;
    open.hidden = true;
    close.hidden = true;
  }
}

/** Whether there are tags of places, and nothing that is shown. */
function holdsPlaces(children: readonly Token[]): boolean {
  const isPlace = (token: Token): boolean =>
    token.type === "html_inline" &&
    piecesOf(token).every((piece) => piece.kind !== "void" && places.has(piece.kind === "text" ? "" : piece.name));
  const isNothing = (token: Token): boolean =>
    token.type.endsWith("break") || (token.type === "text" && token.content.trim() === "");
  return children.some(isPlace) && children.every((token) => isPlace(token) || isNothing(token));
}

const places: ReadonlySet<string> = new Set(["a", "span"]);
