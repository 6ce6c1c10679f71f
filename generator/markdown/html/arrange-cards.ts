import type { IslandPiece } from "./scan-islands.ts";
import type { Tag } from "./scan-tag.ts";

type Opening = Extract<IslandPiece, { kind: "open" }>;
type Pieces = readonly IslandPiece[];

/**
 * The pieces of a text in which tables that GitBook shows as cards, `<table data-view="cards">`, are lists: what the columns that it hides
 * say is where a card leads, and which picture it has, which says nothing in words.
 */
export function arrangeCards(pieces: Pieces): Pieces {
  if (!pieces.some(isCards)) return pieces;
  const arranged: IslandPiece[] = [];
  const ends = findEnds(pieces);
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) continue;
    const end = ends[index];
    if (end === undefined || !isCards(piece)) {
      arranged.push(piece);
      continue;
    }
    for (const each of toList(piece.tag, pieces.slice(index + 1, end))) arranged.push(each);
    index = end;
  }
  return arranged;
}

/** Where, seen from each piece, the next table ends: looked for once, as there may be thousands that never do. */
function findEnds(pieces: Pieces): readonly (number | undefined)[] {
  const ends: (number | undefined)[] = [];
  let next: number | undefined;
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    ends[index] = next;
    const piece = pieces[index];
    if (piece !== undefined && isTag(piece, "close", "table")) next = index;
  }
  return ends;
}

function isCards(piece: IslandPiece): piece is Opening {
  return isTag(piece, "open", "table") && piece.kind === "open" && piece.tag.attributes.get("data-view") === "cards";
}

function isTag(piece: IslandPiece, kind: "open" | "close", ...names: readonly string[]): boolean {
  return piece.kind === kind && names.includes(piece.name);
}

interface Cell {
  readonly opening: Opening;
  readonly inside: Pieces;
}

function toList(table: Tag, inside: Pieces): Pieces {
  const [head = [], ...rows] = listRows(inside);
  const columns = head.map(({ opening: { tag } }) => ({
    isHidden: tag.attributes.has("data-hidden"),
    isTarget: tag.attributes.has("data-card-target"),
  }));
  const open = (name: string): IslandPiece => ({ kind: "open", name, tag: toTag(name, table) });
  const close = (name: string): IslandPiece => ({ kind: "close", name });
  const items = rows.flatMap((cells) => {
    const link = cells.filter((_, index) => columns[index]?.isTarget).flatMap((cell) => cell.inside);
    const target = link.find((piece) => isTag(piece, "open", "a"));
    const shown = cells.filter(({ inside }, index) => columns[index]?.isHidden !== true && inside.some(saysSomething));
    const words = shown.map((cell) => cell.inside);
    const [title = link.filter((piece) => !isLink(piece)), ...others] = words;
    const lead: Pieces =
      target === undefined ? title : [target, ...title.filter((piece) => !isLink(piece)), close("a")];
    const line: IslandPiece = { kind: "void", name: "br", tag: toTag("br", table) };
    return lead.length === 0 ? [] : [open("li"), ...lead, ...others.flatMap((one) => [line, ...one]), close("li")];
  });
  return items.length === 0 ? [] : [open("ul"), ...items, close("ul")];
}

function isLink(piece: IslandPiece): boolean {
  return isTag(piece, "open", "a") || isTag(piece, "close", "a");
}

function saysSomething(piece: IslandPiece): boolean {
  return piece.kind === "void" || (piece.kind === "text" && piece.text.trim() !== "");
}

function listRows(pieces: Pieces): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let cell: { readonly opening: Opening; readonly inside: IslandPiece[] } | undefined;
  for (const piece of pieces) {
    if (isTag(piece, "open", "tr")) rows.push([]);
    if (piece.kind === "open" && isTag(piece, "open", "th", "td")) {
      cell = { opening: piece, inside: [] };
      rows.at(-1)?.push(cell);
    } else if (piece.kind === "close" && ["th", "td", "tr"].includes(piece.name)) cell = undefined;
    else cell?.inside.push(piece);
  }
  return rows;
}

function toTag(name: string, { start, end }: Tag): Tag {
  return { name, closing: false, selfClosing: false, attributes: new Map(), places: new Map(), start, end };
}
