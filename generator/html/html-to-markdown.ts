import { closeElement, isBlock } from "./close-element.ts";
import { blockBreak, lineBreak, listBlocks, type HtmlFrame } from "./html-frame.ts";
import { readAddress, readAttribute } from "./read-attribute.ts";
import { splitIndented } from "./split-indented.ts";
import { splitHtml, type HtmlTag } from "./split-html.ts";

/** What is in deeper elements is taken for part of what they are in. */
const deepest = 40;

/** Elements that say something in the middle of a line, each up to its end. */
const inline = /^(?:a|b|strong|i|em|var|cite|code|tt|kbd|samp|sup|sub)$/;
/** What they say Markdown can't. */
const plain =
  /^(?:span|font|u|small|big|center|abbr|mark|s|del|ins|nobr|wbr|thead|tbody|tfoot|caption|col|colgroup|securitydefinitions|security-definitions|schemadefinition)$/;
const codes = /^(?:code|tt|kbd|samp)$/;
/** What is ended by what is behind, or never. */
const endless =
  /^(?:wbr|thead|tbody|tfoot|col|colgroup|caption|securitydefinitions|security-definitions|schemadefinition)$/;
/** What may stand there is elements. */
const holdsParts = /^(?:[uo]l|table|tr|dl)$/;
const blocks = /^(?:p|div|section|article|blockquote|note|important|dl|dt|dd|li|pre|t[rdh]|table)$/;
/** Elements whose end authors may leave out. */
const open = /^(?:p|li|tr|td|th|dt|dd)$/;

/** By element that begins, what it ends, and what that can't stand beyond. */
const ends: Readonly<Record<string, readonly [ended: RegExp, within: RegExp]>> = {
  li: [/^li$/, /^[uo]l$/],
  tr: [/^tr$/, /^table$/],
  td: [/^t[dh]$/, /^(?:tr|table)$/],
  th: [/^t[dh]$/, /^(?:tr|table)$/],
  dt: [/^d[dt]$/, /^dl$/],
  dd: [/^d[dt]$/, /^dl$/],
};

/** A text in Markdown with what it says in HTML as Markdown too; what only looks like a tag stays words, and code as it is. */
export function htmlToMarkdown(text: string): string {
  if (!/<[/A-Za-z!]/.test(text)) return text;
  const pieces = splitIndented(text);
  if (pieces.length === 1) return sayMarkup(text);
  const said = pieces.map((piece, at) => (at % 2 === 1 ? piece : sayMarkup(piece)));
  return said.filter((each) => each !== "").join("\n\n");
}

function sayMarkup(text: string): string {
  const pieces = splitHtml(text.replaceAll(marksOfOurs, ""));
  const lastEnds = new Map(
    pieces.flatMap((piece, at) => (piece.kind === "tag" && piece.closes ? [[piece.name, at] as const] : [])),
  );
  const frames: HtmlFrame[] = [openFrame("", "")];
  const isLoose = (tag: HtmlTag, at: number): boolean => {
    if ((lastEnds.get(tag.name) ?? -1) > at) return false;
    const [before = "", behind = ""] = [pieces[at - 1], pieces[at + 1]].map((one) =>
      one?.kind === "text" ? one.text : "",
    );
    return needsEnd(tag) || isWord(tag, { frames, before, behind });
  };
  for (const [at, piece] of pieces.entries()) {
    const isWords = piece.kind === "text";
    if (piece.kind !== "tag") addText(frames, piece.text, isWords);
    else if (!isMarkup(piece.name) || isLoose(piece, at)) addText(frames, piece.text, false);
    else if (piece.closes) end(frames, piece.name);
    else begin(frames, piece);
  }
  while (frames.length > 1) close(frames, inline.test(frames.at(-1)?.name ?? ""));
  return listBlocks(frames[0]?.parts ?? []).join("\n\n");
}

const marksOfOurs = new RegExp(`[${blockBreak}${lineBreak}]`, "g");

function openFrame(name: string, written: string): HtmlFrame {
  return { name, written, parts: [], rows: [] };
}

function isMarkup(name: string): boolean {
  return /^(?:br|hr|img)$/.test(name) || plain.test(name) || inline.test(name) || isBlock(name);
}

function needsEnd({ name, closes, text }: HtmlTag): boolean {
  if (closes || open.test(name)) return false;
  return inline.test(name) || isBlock(name) || (plain.test(name) && !endless.test(name) && /^<\w+>$/.test(text));
}

/** Whether what would begin an element that isn't ended is rather a word for it, or for what is put in its place, as in `of <p>, <li>`. */
function isWord({ name, closes, isInRow }: HtmlTag, { frames, before, behind }: Surroundings): boolean {
  if (closes || !open.test(name)) return false;
  if (isInRow || /^[,.;:)\]|/](?:\s|$)/.test(behind)) return true;
  if (/["']$/.test(before) && behind.startsWith(before.slice(-1))) return true;
  const [, within] = ends[name] ?? [];
  return within !== undefined && !/(?:^|\n)[ \t]*$/.test(before) && !frames.some((frame) => within.test(frame.name));
}

/** What a tag stands in and between. */
interface Surroundings {
  readonly frames: readonly HtmlFrame[];
  readonly before: string;
  readonly behind: string;
}

function addText(frames: readonly HtmlFrame[], text: string, isWords: boolean): void {
  const frame = frames.at(-1);
  if (frame === undefined) return;
  const isCode = frames.some(({ name }) => name === "pre" || codes.test(name));
  // What only sets tags apart says nothing.
  if (isWords && !isCode && holdsParts.test(frame.name) && text.trim() === "") return;
  // In HTML, authors indent as they like.
  const isIndented = isWords && !isCode && frames.some(({ name }) => isBlock(name));
  frame.parts.push(isIndented ? text.replace(/\n[ \t]+/g, "\n") : text);
}

function begin(frames: HtmlFrame[], tag: HtmlTag): void {
  const { name, text, isInRow } = tag;
  const isCode = frames.some((frame) => frame.name === "pre" || codes.test(frame.name));
  if (isCode && name === "br") frames.at(-1)?.parts.push("\n");
  if (isCode || plain.test(name)) return;
  if (name === "br") frames.at(-1)?.parts.push(isInRow ? " " : lineBreak);
  else if (name === "hr") frames.at(-1)?.parts.push(`${blockBreak}---${blockBreak}`);
  else if (name === "img") frames.at(-1)?.parts.push(toImage(text));
  else {
    if (isBlock(name)) endWithin(frames, /^p$/, /^(?!p$).+$/);
    const [ended, within] = ends[name] ?? [];
    if (ended !== undefined && within !== undefined) endWithin(frames, ended, within);
    if (frames.length < deepest) frames.push(openFrame(name, text));
  }
}

function end(frames: HtmlFrame[], name: string): void {
  if (plain.test(name)) return;
  const isOpen = endWithin(frames, new RegExp(`^${name}$`), inline.test(name) ? blocks : /^$/);
  if (!isOpen && isBlock(name)) frames.at(-1)?.parts.push(blockBreak);
}

/** Ends the innermost element that is called so, with all that is in it, unless it stands beyond another. */
function endWithin(frames: HtmlFrame[], ended: RegExp, within: RegExp): boolean {
  const at = frames.findLastIndex(({ name }) => ended.test(name) || within.test(name));
  if (at < 1 || !ended.test(frames[at]?.name ?? "")) return false;
  while (frames.length > at + 1) close(frames, inline.test(frames.at(-1)?.name ?? ""));
  close(frames, false);
  return true;
}

/** Of an element in the middle of a line that isn't ended, its tag was no tag. */
function close(frames: HtmlFrame[], isUnended: boolean): void {
  const frame = frames.pop();
  const parent = frames.at(-1);
  if (frame === undefined || parent === undefined) return;
  parent.parts.push(isUnended ? frame.written + frame.parts.join("") : closeElement(frame, parent));
}

function toImage(written: string): string {
  const words = readAttribute(written, "alt").replace(/[[\]]|\s+/g, (each) => (each.trim() === "" ? " " : ""));
  const source = readAddress(written, "src");
  return source === "" ? words : `![${words}](${source})`;
}
