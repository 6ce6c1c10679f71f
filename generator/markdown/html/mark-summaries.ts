import type { IslandPiece } from "./scan-islands.ts";
import { scanTag, type Tag } from "./scan-tag.ts";

const marks = /`([^`\n]{1,300})`|\*\*([^*\s](?:[^*\n]{0,300}[^*\s])?)\*\*/g;

/** The pieces of a text in which code and strong words of summaries are marked, since MDX reads Markdown there and other readers show the marks. */
export function markSummaries(pieces: readonly IslandPiece[]): readonly IslandPiece[] {
  if (!pieces.some(isSummary)) return pieces;
  let isInside = false;
  return pieces.flatMap((piece) => {
    if (piece.kind !== "text" && piece.kind !== "void") isInside = piece.kind === "open" && isSummary(piece);
    return isInside && piece.kind === "text" ? markText(piece.text) : [piece];
  });
}

function isSummary(piece: IslandPiece): boolean {
  return piece.kind === "open" && piece.name === "summary";
}

function markText(text: string): readonly IslandPiece[] {
  const pieces: IslandPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, code, words = ""] = found;
    const tag = code === undefined ? strong : codeTag;
    if (tag === undefined) continue;
    pieces.push({ kind: "text", text: text.slice(from, found.index) });
    pieces.push({ kind: "open", name: tag.name, tag });
    pieces.push({ kind: "text", text: code ?? words });
    pieces.push({ kind: "close", name: tag.name });
    from = found.index + whole.length;
  }
  return [...pieces, { kind: "text", text: text.slice(from) }];
}

const codeTag: Tag | undefined = scanTag("<code>", 0);
const strong: Tag | undefined = scanTag("<strong>", 0);
