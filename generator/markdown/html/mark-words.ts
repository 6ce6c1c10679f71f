import type { IslandPiece } from "./scan-islands.ts";
import { scanTag, type Tag } from "./scan-tag.ts";

const marks =
  /`([^`\n]{1,300})`|\*\*([^*\s](?:[^*\n]{0,300}[^*\s])?)\*\*|(?<!!)\[([^\][]{1,300})\]\(([^()\s<>"]{1,500})\)/g;
/** A text in braces, mostly a blank at the end of a line, and a comment. */
const braces = /\{(["'`])([^"'`{}\\\n]{0,100})\1\}|\{\/\*[^{}]{0,1000}?\*\/\}/g;

/** What is in them is no text that somebody marks. */
const literal: ReadonlySet<string> = new Set(["pre", "code", "kbd", "samp", "script", "style"]);

/**
 * The pieces of a block of HTML in which code, strong words and links are marked, since MDX reads Markdown in words between tags and other
 * readers show the marks: in summaries everywhere, and in all words of a page in JSX. Links are where their targets stand in the text.
 */
export function markWords(pieces: readonly IslandPiece[], text: string, isJsx: boolean): readonly IslandPiece[] {
  if (!isJsx && !pieces.some(isSummary)) return pieces;
  let isSummed = false;
  let literals = 0;
  let links = 0;
  let position = 0;
  return pieces.flatMap((piece) => {
    if (piece.kind !== "text") {
      if (piece.kind !== "void") isSummed = piece.kind === "open" && isSummary(piece);
      const step = piece.kind === "open" ? 1 : piece.kind === "close" ? -1 : 0;
      if (literal.has(piece.name)) literals = Math.max(0, literals + step);
      if (piece.name === "a") links = Math.max(0, links + step);
      return [piece];
    }
    const start = text.indexOf(piece.text, position);
    if (start !== -1) position = start + piece.text.length;
    if (isJsx ? literals > 0 : !isSummed) return [piece];
    const marked = markText(piece.text, start === -1 || links > 0 ? undefined : start);
    return isJsx ? marked.map((one) => (one.kind === "text" ? { ...one, text: fillBraces(one.text) } : one)) : marked;
  });
}

function fillBraces(text: string): string {
  return text.replace(braces, (_, _quote, words?: string) => words ?? "");
}

function isSummary(piece: IslandPiece): boolean {
  return piece.kind === "open" && piece.name === "summary";
}

/** Links need to know where they stand. */
function markText(text: string, start: number | undefined): readonly IslandPiece[] {
  const pieces: IslandPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, code, strong, label, target = ""] = found;
    const end = found.index + whole.length;
    const tag =
      label === undefined
        ? code === undefined
          ? strongTag
          : codeTag
        : start !== undefined && linkTo(target, start + end - target.length - 1);
    if (!tag) continue;
    pieces.push({ kind: "text", text: text.slice(from, found.index) });
    pieces.push({ kind: "open", name: tag.name, tag });
    pieces.push({ kind: "text", text: code ?? strong ?? label ?? "" });
    pieces.push({ kind: "close", name: tag.name });
    from = end;
  }
  return [...pieces, { kind: "text", text: text.slice(from) }];
}

function linkTo(target: string, place: number): Tag {
  const [attributes, places] = [new Map([["href", target]]), new Map([["href", place]])];
  return { name: "a", closing: false, selfClosing: false, attributes, places, start: place, end: place };
}

const codeTag: Tag | undefined = scanTag("<code>", 0);
const strongTag: Tag | undefined = scanTag("<strong>", 0);
