/*
 * A page's markup back to Markdown. It works on what the templates have rendered and not on the page
 * model, so a page says the same in both forms whatever kind it is of, and a new kind needs nothing
 * here. What only serves to get around - navigation, tabs, buttons - is left out.
 */
import { createSlugger } from "../../markdown/headings/slugger.ts";
import { escapeLineStart, toCodeFence } from "./escape-markdown.ts";
import { holdsBlock, textOf, type Markup, type MarkupElement } from "./markup.ts";
import { hasClass } from "./tag.ts";
import { tightenJson } from "./tighten-json.ts";
import { emphasise, listLinks, toFormula, toInline, type Conversion, type ToHref } from "./to-inline-markdown.ts";

/** A part that stands by itself, with or without lines of its own between it and the one before. */
interface Block {
  readonly text: string;
  readonly isList: boolean;
}

/** The markup as Markdown, without a final line end. */
export function toMarkdown(markup: readonly Markup[], toHref: ToHref): string {
  return joinBlocks(toBlocks(markup, { toHref, headingLevel: 1, slugger: createSlugger("") }));
}

function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join("\n\n");
}

function toBlocks(markup: readonly Markup[], conversion: Conversion): readonly Block[] {
  const blocks: Block[] = [];
  addBlocks(markup, conversion, blocks);
  return blocks;
}

/** Runs of inline markup become paragraphs between the blocks. */
function addBlocks(markup: readonly Markup[], conversion: Conversion, blocks: Block[]): void {
  let start = 0;
  for (let index = 0; index < markup.length; index += 1) {
    const piece = markup[index] ?? "";
    if (!holdsBlock(piece)) continue;
    addParagraph(markup, conversion, { start, end: index, blocks });
    start = index + 1;
    addBlock(piece, conversion, blocks);
  }
  addParagraph(markup, conversion, { start, end: markup.length, blocks });
}

function addBlock(element: MarkupElement, conversion: Conversion, blocks: Block[]): void {
  const { tag, children } = element;
  switch (tag.name) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return addTo(blocks, toHeading(children, Number(tag.name.slice(1)), conversion, tag.attributes.id));
    case "pre":
      return addTo(blocks, toCode(element, conversion));
    case "figure":
      return addBlocks(children, { ...conversion, language: toLanguage(element) }, blocks);
    case "hr":
      return void blocks.push({ text: "---", isList: false });
    case "blockquote":
    case "aside":
      return addTo(blocks, toQuote(toBlocks(children, conversion)));
    case "ul":
    case "ol":
      return addTo(blocks, toList(element, conversion));
    case "dl":
      return addTo(blocks, toDescriptions(element, conversion));
    case "details":
      return addDetails(element, conversion, blocks);
    case "table":
      return addTo(blocks, toTable(element, conversion));
    case "p":
      if (!hasClass(tag, "tab-title") && !hasClass(tag, "admonition-title"))
        return addBlocks(children, conversion, blocks);
      return addTo(blocks, toTitle(children, conversion));
    default:
      return addDivision(element, conversion, blocks);
  }
}

function addTo<Item>(items: Item[], added: readonly Item[]): void {
  for (const item of added) items.push(item);
}

function addDivision(element: MarkupElement, conversion: Conversion, blocks: Block[]): void {
  const { tag, children } = element;
  if (hasClass(tag, "formula-box")) return void blocks.push({ text: toFormula(element, "$$"), isList: false });
  if (hasClass(tag, "admonition")) return addTo(blocks, toQuote(toBlocks(children, conversion)));
  if (hasClass(tag, "footnotes")) return addFootnotes(children, conversion, blocks);
  if (tag.name === "section") return addSection(children, conversion, blocks);
  if (!hasClass(tag, "deprecation")) return addBlocks(children, conversion, blocks);
  const inner = toBlocks(children, conversion);
  // The word and its reason stand on one line.
  if (inner.some(({ isList, text }) => isList || text.includes("\n"))) return addTo(blocks, inner);
  blocks.push({ text: inner.map(({ text }) => text).join(" "), isList: false });
}

/** Of one that has a drawing and no words, the heading would be all that is left. One that has no more than a heading says what that says. */
function addSection(children: readonly Markup[], conversion: Conversion, blocks: Block[]): void {
  const before = blocks.length;
  addBlocks(children, conversion, blocks);
  const isAlone = blocks.length === before + 1 && /^#+ .*$/.test(blocks[before]?.text ?? "");
  if (isAlone && children.some(holdsSkipped)) blocks.pop();
}

function holdsSkipped(piece: Markup): boolean {
  return typeof piece !== "string" && (piece.tag.isSkipped || piece.children.some(holdsSkipped));
}

/** Notes as they are written in Markdown, each by its number; those that nothing leads to have none. */
function addFootnotes(children: readonly Markup[], conversion: Conversion, blocks: Block[]): void {
  for (const list of children) {
    for (const item of typeof list === "string" ? [] : list.children) {
      if (typeof item === "string") continue;
      const number = findNoteNumber(item);
      const [first, ...rest] = toBlocks(item.children, conversion);
      if (first === undefined) continue;
      const lead = number === undefined ? "- " : `[^${number}]: `;
      const text = [first, ...rest].map((block) => block.text).join("\n\n");
      const indent = " ".repeat(number === undefined ? 2 : 4);
      const end = number !== undefined && isAddress(text) ? " <!-- a note -->" : "";
      blocks.push({ text: lead + text.replace(/\n(?=[^\n])/g, `\n${indent}`) + end, isList: number === undefined });
    }
  }
}

/** Whether readers of Markdown that know no notes would take it for the address of a link, which a single word is to them. */
function isAddress(text: string): boolean {
  return /^\S+$/.test(text) && !text.startsWith("<");
}

/** By its link back to the text. */
function findNoteNumber({ tag, children }: MarkupElement): string | undefined {
  const own = /^#[^#]*~note-(\d{1,9})-from$/.exec(tag.attributes.href ?? "")?.[1];
  if (own !== undefined) return own;
  for (const child of children) {
    const found = typeof child === "string" ? undefined : findNoteNumber(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toHeading(markup: readonly Markup[], level: number, conversion: Conversion, id?: string): readonly Block[] {
  const text = toInline(markup, conversion).replaceAll("\n", " ");
  conversion.headingLevel = level;
  if (text === "") return [];
  const place = toPlace(id, text, conversion.slugger.slug(textOf(markup).replace(/\s+/g, " ")));
  return [{ text: `${"#".repeat(level)} ${place}${text.replace(/(?<!#)#+$/, "\\$&")}`, isList: false }];
}

/**
 * The anchor of a heading that says something else than its anchor, such as the number of a policy, or the same as others, where
 * their numbers are not those that the Markdown gives them by itself: what was empty between them is not told. Sections of a
 * reference have anchors that nobody writes.
 */
function toPlace(id: string | undefined, text: string, own: string): string {
  if (id === undefined || id === own || id.startsWith("~")) return "";
  const number = /-\d+$/;
  const isSame = id.replace(number, "") === own.replace(number, "");
  // Names have their way before them, `depot.host_port`, of which a list may leave more or less out, and a count behind.
  const name = id.replace(/^.*[.(](?=.)/s, "").toLowerCase();
  const isSaid = isSame
    ? !number.test(id)
    : own.startsWith(name) || own.endsWith(name) || id.endsWith(text.replace(/ \(\d+\)$/, ""));
  return isSaid ? "" : `<a id="${id}"></a>`;
}

/** A title of a part that is too small for a heading. */
function toTitle(markup: readonly Markup[], conversion: Conversion): readonly Block[] {
  const text = toInline(markup, conversion).replaceAll("\n", " ");
  return text === "" ? [] : [{ text: emphasise(text, "**"), isList: false }];
}

function toQuote(blocks: readonly Block[]): readonly Block[] {
  if (blocks.length === 0) return [];
  const lines = joinBlocks(blocks).split("\n");
  return [{ text: lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n"), isList: false }];
}

function toLanguage({ tag }: MarkupElement): string | undefined {
  return tag.attributes["data-language"]?.toLowerCase().replace(/[^\w+#-]+/g, "-");
}

/** Code cannot hold links in Markdown; they follow it. */
function toCode(element: MarkupElement, conversion: Conversion): readonly Block[] {
  const code = element.children.find((child) => typeof child !== "string" && child.tag.name === "code");
  const classes = typeof code === "object" ? (code.tag.attributes.class ?? "") : "";
  const language = /(?:^|\s)language-([\w+#-]+)/.exec(classes)?.[1] ?? conversion.language ?? "";
  const whole = textOf(element.children);
  if (whole.trim() === "") return [];
  const text = language === "json" ? tightenJson(whole) : whole;
  const links = listLinks(element.children, conversion);
  const blocks = [{ text: toCodeFence(text, language === "text" ? "" : language), isList: false }];
  return links.length === 0 ? blocks : [...blocks, { text: links.join(", "), isList: false }];
}

function toList({ tag, children }: MarkupElement, conversion: Conversion): readonly Block[] {
  let number = Number(tag.attributes.start ?? 1);
  const items = children.flatMap((child) => {
    if (typeof child === "string" && child.trim() === "") return [];
    const text = toItem(toBlocks([child], conversion), tag.name === "ol" ? `${number}. ` : "- ");
    number += 1;
    return text === undefined ? [] : [text];
  });
  return items.length === 0 ? [] : [{ text: items.join("\n"), isList: true }];
}

/** An item of a list: further lines stand under its first one; a list in it needs no blank line before. */
function toItem(blocks: readonly Block[], marker: string): string | undefined {
  const [first, ...rest] = blocks;
  if (first === undefined) return undefined;
  const text = rest.reduce((before, block) => `${before}${block.isList ? "\n" : "\n\n"}${block.text}`, first.text);
  return marker + text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`);
}

function toDescriptions({ children }: MarkupElement, conversion: Conversion): readonly Block[] {
  const parts = children.flatMap((child) =>
    typeof child === "string" ? [] : child.tag.name === "div" ? child.children : [child],
  );
  const items: string[] = [];
  let terms: string[] = [];
  let blocks: Block[] = [];
  const endItem = (): void => {
    if (terms.length > 0) items.push(toItem(leadBlocks(terms.join(", "), ": ", blocks), "- ") ?? "");
    terms = [];
    blocks = [];
  };
  let isAfterText = false;
  for (const part of parts) {
    if (typeof part === "string") continue;
    if (part.tag.name === "dt") {
      if (isAfterText) endItem();
      terms.push(toInline(part.children, conversion));
    } else {
      addBlocks(part.children, conversion, blocks);
    }
    isAfterText = part.tag.name !== "dt";
  }
  endItem();
  return items.length === 0 ? [] : [{ text: items.join("\n"), isList: true }];
}

/** Blocks that begin with a few words; a list or code cannot begin on the line of the words. */
function leadBlocks(lead: string, separator: string, blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks;
  if (first === undefined) return [{ text: lead, isList: false }];
  if (first.isList || /^(?:```|>|#|\|)/.test(first.text)) return [{ text: lead, isList: false }, ...blocks];
  return [{ text: lead === "" ? first.text : lead + separator + first.text, isList: false }, ...rest];
}

/** What opens in place stands open; an aspect of an entity under a heading, so that it can be found. */
function addDetails({ tag, children }: MarkupElement, conversion: Conversion, blocks: Block[]): void {
  const isSummary = (child: Markup): boolean => typeof child !== "string" && child.tag.name === "summary";
  const summary = children.flatMap((child) => (typeof child !== "string" && isSummary(child) ? child.children : []));
  const content = children.filter((child) => !isSummary(child));
  if (hasClass(tag, "admonition")) {
    const inner = [...toTitle(summary, conversion)];
    addBlocks(content, conversion, inner);
    return addTo(blocks, toQuote(inner));
  }
  if (hasClass(tag, "aspect")) {
    const level = conversion.headingLevel;
    const [name, ...told] = summary;
    const facts = told.filter((fact) => !saysBeginning(fact, content));
    addTo(blocks, toHeading(name === undefined ? [] : [name], Math.min(6, level + 1), conversion));
    conversion.headingLevel = level;
    addBlocks(facts, conversion, blocks);
  } else addTo(blocks, toTitle(summary, conversion));
  addBlocks(content, conversion, blocks);
}

/** What is said in short of something whose words begin with it: here nobody has to open that. */
function saysBeginning(fact: Markup, content: readonly Markup[]): boolean {
  if (typeof fact === "string" || !hasClass(fact.tag, "aspect-summary")) return false;
  const first = content.find((child) => typeof child !== "string" && hasClass(child.tag, "doc"));
  if (first === undefined) return false;
  const toWords = (text: string): string => text.replace(/\s+/g, " ").trim();
  return toWords(textOf([first])).startsWith(toWords(textOf([fact])));
}

interface Row {
  readonly cells: readonly MarkupElement[];
  readonly isNested: boolean;
}

/**
 * A table whose cells are lines becomes a table. One that describes fields becomes a list: what is
 * said of a field may have paragraphs, lists and fields of its own, for which a cell has no room.
 */
function toTable(element: MarkupElement, conversion: Conversion): readonly Block[] {
  const rows = listRows(element.children);
  const head =
    rows[0]?.cells.every((cell) => cell.tag.name === "th" || cell.children.length === 0) === true ? rows[0] : undefined;
  const body = head === undefined ? rows : rows.slice(1);
  const isList = hasClass(element.tag, "fields") || body.some(({ cells }) => cells.some(needsRoom));
  const caption = element.children.filter((child) => typeof child !== "string" && child.tag.name === "caption");
  const titles = toBlocks(caption, conversion);
  if (isList) return [...titles, ...toRowList(head, body, conversion)];
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (columns === 0) return titles;
  const toLine = (row: Row | undefined): string => {
    const cells = Array.from({ length: columns }, (_, index) => toCell(row?.cells[index], conversion));
    return `| ${cells.join(" | ")} |`;
  };
  const rule = `|${" --- |".repeat(columns)}`;
  return [...titles, { text: [toLine(head), rule, ...body.map(toLine)].join("\n"), isList: false }];
}

function listRows(markup: readonly Markup[]): readonly Row[] {
  return markup.flatMap((child) => {
    if (typeof child === "string") return [];
    if (child.tag.name !== "tr")
      return ["thead", "tbody", "tfoot"].includes(child.tag.name) ? listRows(child.children) : [];
    const cells = child.children.filter((cell): cell is MarkupElement => typeof cell !== "string");
    return [{ cells, isNested: cells.length === 1 && cells[0]?.tag.attributes.colspan !== undefined }];
  });
}

function needsRoom(piece: Markup): boolean {
  if (typeof piece === "string") return false;
  return piece.tag.name === "pre" || piece.tag.name === "table" || piece.children.some(needsRoom);
}

/** A row as an item: its cells on one line as far as they are lines, and what needs more room below. */
function toRowList(head: Row | undefined, body: readonly Row[], conversion: Conversion): readonly Block[] {
  const items: { readonly lead: string; readonly blocks: Block[] }[] = [];
  for (const { cells, isNested } of body) {
    const last = items.at(-1);
    if (isNested && last !== undefined) {
      for (const block of toBlocks(cells, conversion)) last.blocks.push(block);
      continue;
    }
    const parts = cells.map((cell) => toBlocks(cell.children, conversion));
    const lead: string[] = [];
    const blocks: Block[] = [];
    for (const part of parts) {
      const [first] = part;
      const isLine = first !== undefined && blocks.length === 0 && !first.isList && !first.text.includes("\n");
      if (isLine) lead.push(first.text);
      for (const block of isLine ? part.slice(1) : part) blocks.push(block);
    }
    items.push({ lead: lead.join(" · "), blocks });
  }
  const titles = head?.cells.map((cell) => toInline(cell.children, conversion)).join(" · ") ?? "";
  const list = items.flatMap(({ lead, blocks }) => {
    const first: readonly Block[] = lead === "" ? [] : [{ text: lead, isList: false }];
    return toItem([...first, ...blocks], "- ") ?? [];
  });
  return [
    ...(titles === "" ? [] : [{ text: emphasise(titles, "*"), isList: false }]),
    ...(list.length === 0 ? [] : [{ text: list.join("\n"), isList: true }]),
  ];
}

/** A cell on one line; the items of a list in it are separated by commas, paragraphs by line breaks. */
function toCell(cell: MarkupElement | undefined, conversion: Conversion): string {
  if (cell === undefined) return "";
  return toCellParts(cell.children, conversion).join("<br>").replaceAll("\n", "<br>").replaceAll("|", "\\|");
}

function toCellParts(markup: readonly Markup[], conversion: Conversion): readonly string[] {
  const parts: string[] = [];
  const addLine = (start: number, end: number): void => {
    const text = start === end ? "" : toInline(markup, conversion, start, end);
    if (text !== "") parts.push(text);
  };
  let start = 0;
  for (let index = 0; index < markup.length; index += 1) {
    const piece = markup[index] ?? "";
    if (!holdsBlock(piece)) continue;
    addLine(start, index);
    start = index + 1;
    const inner = toCellParts(piece.children, conversion);
    if (piece.tag.name === "ul" || piece.tag.name === "ol") parts.push(inner.join(", "));
    else addTo(parts, inner);
  }
  addLine(start, markup.length);
  return parts;
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly blocks: Block[];
}

/** What is between two places in a list as a paragraph, unless there is nothing. */
function addParagraph(markup: readonly Markup[], conversion: Conversion, { start, end, blocks }: Run): void {
  if (start === end) return;
  const line = toInline(markup, conversion, start, end);
  if (line === "") return;
  const text = line.includes("\n") ? line.split("\n").map(escapeLineStart).join("\\\n") : escapeLineStart(line);
  blocks.push({ text, isList: false });
}
