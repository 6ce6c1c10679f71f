import type { Token } from "markdown-it";

/** What is told beside what a page says, or in pieces, and so not what it begins with. */
const aside = /^(?:admonition|blockquote|bullet_list|ordered_list|dl|table|footnote)_(open|close)$/;

/** More of it is never shown. */
const enough = 400;

/** So many letters say something without the end of a sentence; fewer are a date, a name or a label. */
const telling = 80;
const sentence = /[.!?:;…。！？：।؟][\p{Pe}\p{Pf}"'*]*$/u;
const pause = /[,.!?:;…。、！？：।؟،–—-][\p{Pe}\p{Pf}"'*]*$/u;

/** What a page of a manual says below `NAME`: `moor, unmoor - tie a ship up`. */
const manualName = /^[\w.:+-]{1,80}(?:, ?[\w.:+-]{1,80}){0,20} +(?:-{1,2}|[–—]) +(\S.*)$/;

/**
 * The words that a text begins with, without markup and code: from its first paragraph to the next heading. Headings, notes,
 * quotes, lists, labels and rows of badges before it are passed over; where there is nothing else, they are what is told, of a table
 * what its rows are about. A page of a manual says what it is about behind its name.
 */
export function tellOpening(tokens: readonly Token[]): string {
  const told = { opening: [] as Piece[], others: [] as Piece[], rows: [] as Piece[], headings: [] as Piece[] };
  let length = 0;
  let depth = 0;
  let lists = 0;
  let isHeading = false;
  // The cell of its row that a token is in; 0 outside of tables.
  let cell = 0;
  for (const token of tokens) {
    const { type } = token;
    const change = aside.exec(type)?.[1];
    if (change !== undefined) depth += change === "open" ? 1 : -1;
    if (change !== undefined && type.includes("_list_")) lists += change === "open" ? 1 : -1;
    if (type === "heading_open" || type === "heading_close") isHeading = type === "heading_open";
    cell = countCell(type, cell);
    const isBegun = told.opening.length > 0;
    // Footnotes stand behind all the rest.
    if (isBegun && (isHeading || length > enough || type === "footnote_open")) break;
    const said = tellToken(token);
    if (said === "") continue;
    const purpose = told.headings.at(-1)?.text.toLowerCase() === "name" ? manualName.exec(said)?.[1] : undefined;
    if (purpose !== undefined && !isBegun) return purpose;
    const piece: Piece = { text: said, isOfList: cell > 0 || isHeading || lists > 0 };
    if (cell > 0) {
      if (cell === 1 && /\p{L}/u.test(said)) told.rows.push(piece);
    } else if (isHeading) told.headings.push(piece);
    else if (isBegun || (depth <= 0 && isSaid(token) && (said.length >= telling || sentence.test(said)))) {
      told.opening.push(piece);
      length += said.length;
    } else told.others.push(piece);
  }
  const { opening, others, rows, headings } = told;
  const pieces = [opening, others, rows, headings].find((each) => each.some(({ text }) => text !== "")) ?? [];
  return joinPieces(pieces).replace(/\s+/g, " ").trim();
}

/** A paragraph, or one of many things of a kind: an item, a heading, what a row is about. */
interface Piece {
  readonly text: string;
  readonly isOfList: boolean;
}

/** Things of a list that end without a sign are set apart by commas, and from what stands before them by a colon. */
function joinPieces(pieces: readonly Piece[]): string {
  const texts = pieces.map(({ text, isOfList }, index) => {
    const before = pieces[index - 1];
    const isOpen = before !== undefined && isOfList && !pause.test(before.text.trimEnd());
    return `${isOpen ? (before.isOfList ? "," : ":") : ""} ${text}`;
  });
  return texts.join("");
}

/** The cells of heads say what is told of all rows, and so of none. */
function countCell(type: string, cell: number): number {
  if (type === "tr_open") return 0;
  if (type === "th_open") return headCell;
  if (type === "td_open") return cell + 1;
  return type === "table_close" ? 0 : cell;
}

/** Behind every first one. */
const headCell = 2;

function tellToken({ type, children, content }: Token): string {
  if (type === "long_text") return content;
  return (children ?? []).map(tellChild).join("").trim();
}

function tellChild({ type, content }: Token): string {
  if (type === "text" || type === "code_inline" || type === "formula") return content;
  if (type === "image") return ` ${content} `;
  return type === "softbreak" || type === "hardbreak" ? " " : "";
}

/** Whether it has words beside links and pictures, of which badges and ways to elsewhere are made. */
function isSaid({ type, children }: Token): boolean {
  let links = 0;
  return (
    type === "long_text" ||
    (children ?? []).some((child) => {
      if (child.type === "link_open" || child.type === "link_close") links += child.nesting;
      return links === 0 && child.type !== "image" && /[\p{L}\p{N}]/u.test(tellChild(child));
    })
  );
}
