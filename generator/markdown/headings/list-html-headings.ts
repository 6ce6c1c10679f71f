import type { Token } from "markdown-it";
import type { Heading } from "../dialect-state.ts";
import { piecesOf } from "../html/balance-islands.ts";
import type { IslandPiece } from "../html/scan-islands.ts";
import { readHtmlHeading } from "./name-html-headings.ts";

/** What holds headings of its own, which say nothing of the page around it. */
const holders: ReadonlySet<string> = new Set(["table", "details", "blockquote"]);

interface HtmlHeadingOptions {
  /** Begins all ids. */
  readonly prefix: string;
  /** Ids that stand on the page. */
  readonly ids: ReadonlySet<string>;
  /** Whether there is something to read in a token. */
  readonly holdsWords: (token: Token) => boolean;
}

/**
 * The headings that are written in HTML, which lists of the contents of a page have too. What is set in the middle above the first words is
 * a sign with a motto, as many a README has it, and no heading of what comes; nor is a row of links.
 */
export function listHtmlHeadings(
  tokens: readonly Token[],
  { prefix, ids, holdsWords }: HtmlHeadingOptions,
): readonly Heading[] {
  const headings: Heading[] = [];
  let isBare = true;
  let isInMiddle = false;
  let depth = 0;
  for (const token of tokens) {
    if (token.type === "heading_open" || holdsWords(token)) isBare = false;
    const pieces = token.type === "html_block" ? piecesOf(token) : [];
    const lineAt = createLineCounter(token);
    for (const [index, piece] of pieces.entries()) {
      if (piece.kind === "text" || piece.kind === "void") continue;
      if (holders.has(piece.name)) depth += piece.kind === "open" ? 1 : -1;
      if (piece.kind === "close") continue;
      isInMiddle ||= isSetInMiddle(piece);
      const found = depth > 0 || (isBare && isInMiddle) ? undefined : readHtmlHeading(pieces, index);
      const id = prefix + String(piece.tag.attributes.get("id"));
      if (found === undefined || found.links > 1 || !ids.has(id)) continue;
      const line = lineAt(piece.tag.start);
      headings.push({ id, text: found.text, level: found.level, line, lastLine: line });
    }
  }
  return headings;
}

/** Tells the lines of places in a token that are asked for in their order, so that what is long is counted once. */
function createLineCounter({ map, content }: Token): (place: number) => number {
  let line = map?.[0] ?? 0;
  let next = content.indexOf("\n");
  return (place) => {
    for (; next !== -1 && next < place; next = content.indexOf("\n", next + 1)) line += 1;
    return line;
  };
}

function isSetInMiddle({ name, tag }: Extract<IslandPiece, { readonly kind: "open" }>): boolean {
  const { attributes } = tag;
  return (
    name === "center" || attributes.get("align") === "center" || /\bcenter\b/.test(String(attributes.get("style")))
  );
}
