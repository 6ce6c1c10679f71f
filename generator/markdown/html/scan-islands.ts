import { badgeOf } from "./borrowed-components.ts";
import { droppedWithContent, isComponentName, isHtmlName, elementRules } from "./elements.ts";
import { toPlainElement } from "./plain-components.ts";
import { scanTag, type Tag } from "./scan-tag.ts";

/** What a stretch of HTML is made of. */
export type IslandPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open"; readonly name: string; readonly tag: Tag; readonly as?: string | undefined }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "void"; readonly name: string; readonly tag: Tag; readonly as?: string | undefined };

/** Cuts the text of an HTML block into tags and what is between them; comments and scripts are left out. */
export function scanIsland(text: string, closedNames: ReadonlySet<string>): readonly IslandPiece[] {
  const pieces: IslandPiece[] = [];
  const absent: AbsentMarks = new Map();
  let written = 0;
  let position = text.indexOf("<");
  while (position !== -1) {
    const { end, found } = scanMark(text, position, closedNames, absent);
    if (end > position) {
      if (position > written) pieces.push({ kind: "text", text: text.slice(written, position) });
      for (const piece of found) pieces.push(piece);
      written = end;
    }
    position = text.indexOf("<", Math.max(end, position + 1));
  }
  if (written < text.length) pieces.push({ kind: "text", text: text.slice(written) });
  return pieces.map((piece, index) => (isEmptyHeader(pieces, index) ? { ...piece, name: "td" } : piece));
}

/** Either tag of a header cell without text: it heads nothing, and is a cell like any other. */
function isEmptyHeader(pieces: readonly IslandPiece[], index: number): boolean {
  const isTag = (at: number, kind: "open" | "close"): boolean => {
    const piece = pieces[at];
    return piece?.kind === kind && piece.name === "th";
  };
  return isTag(index, "open") ? isTag(index + 1, "close") : isTag(index, "close") && isTag(index - 1, "open");
}

interface Mark {
  /** The same as its start for a `<` that begins nothing. */
  readonly end: number;
  readonly found: readonly IslandPiece[];
}

function scanMark(text: string, start: number, closedNames: ReadonlySet<string>, absent: AbsentMarks): Mark {
  const next = text[start + 1];
  if (next === "!" || next === "?") return { end: skipDeclaration(text, start, absent), found: [] };
  const tag = scanTag(text, start);
  if (tag === undefined || !isTag(tag, closedNames)) return { end: start, found: [] };
  const end = findContentEnd(text, tag, absent);
  // The tag of what is left out stays for now, so that its author can be told.
  return { end: end ?? tag.end, found: toPieces(tag) };
}

function skipDeclaration(text: string, start: number, absent: AbsentMarks): number {
  const closing = text.startsWith("<!--", start) ? "-->" : text[start + 1] === "?" ? "?>" : ">";
  return findMark(text, closing, start + 2, absent) ?? start;
}

/** Marks that a text has nowhere behind some offset, so that they are not looked for twice. */
export type AbsentMarks = Map<string, number>;

/** Offset behind the next occurrence of a mark. */
export function findMark(text: string, mark: string, from: number, absent: AbsentMarks): number | undefined {
  if ((absent.get(mark) ?? Number.POSITIVE_INFINITY) <= from) return undefined;
  const found = text.indexOf(mark, from);
  if (found !== -1) return found + mark.length;
  absent.set(mark, from);
  return undefined;
}

/** Where an element ends that is left out with its content; undefined for other elements and for one that is never closed. */
export function findContentEnd(text: string, tag: Tag, absent: AbsentMarks): number | undefined {
  const name = tag.name.toLowerCase();
  if (tag.closing || tag.selfClosing || !droppedWithContent.has(name)) return undefined;
  return findMark(text, `</${tag.name}>`, tag.end, absent);
}

/** The pieces that a tag stands for; names are lower-cased, but not those of components. */
export function toPieces(tag: Tag): readonly IslandPiece[] {
  const badge = badgeOf(tag);
  // Character references in it are told by a reader of tags already.
  if (badge !== undefined) return [{ kind: "text", text: badge.replaceAll("&", "&amp;") }];
  const plain = toPlainElement(tag);
  if (plain !== undefined) return plain === "none" ? [] : toPieces(plain);
  const name = isComponentName(tag.name) ? tag.name : tag.name.toLowerCase();
  const isVoid = elementRules.get(name)?.isVoid === true;
  if (tag.closing) return isVoid ? [] : [{ kind: "close", name }];
  if (isVoid) return [{ kind: "void", name, tag }];
  const open = { kind: "open", name, tag } as const;
  return tag.selfClosing ? [open, { kind: "close", name }] : [open];
}

/**
 * Whether something in angle brackets is a tag. HTML's names are, and components; but a bare name
 * that is nowhere closed is a placeholder, as in `select * from <table>`.
 */
export function isTag(tag: Tag, closedNames: ReadonlySet<string>): boolean {
  const name = tag.name.toLowerCase();
  const isBare = tag.attributes.size === 0 && !tag.selfClosing && !tag.closing;
  if (isComponentName(tag.name) && !isShouted(tag.name)) return !isBare || closedNames.has(name);
  if (!isHtmlName(name)) return false;
  const rule = elementRules.get(name);
  return !isBare || rule?.isVoid === true || rule?.mayStayOpen === true || closedNames.has(name);
}

/** `<TOKEN>` is a placeholder unless it is one of HTML's names, which some authors shout. */
function isShouted(name: string): boolean {
  return name === name.toUpperCase();
}
