/*
 * A page's markup back to Markdown. It works on what the templates have rendered and not on the page
 * model, so a page says the same in both forms whatever kind it is of, and a new kind needs nothing
 * here. What only serves to get around - navigation, tabs, buttons - is left out.
 */
import { escapeLineStart, toCodeFence } from "./escape-markdown.ts";
import { hasClass, textOf, type Markup, type MarkupElement } from "./parse-markup.ts";
import { emphasise, isSkipped, listLinks, toInline, type Conversion, type ToHref } from "./to-inline-markdown.ts";

/** A part that stands by itself, with or without lines of its own between it and the one before. */
interface Block {
  readonly text: string;
  readonly isList: boolean;
}

/** The markup as Markdown, without a final line end. */
export function toMarkdown(markup: readonly Markup[], toHref: ToHref): string {
  return joinBlocks(toBlocks(markup, { toHref, headingLevel: 1 }));
}

const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 " +
    "h4 h5 h6 header hr legend li main ol p picture pre section summary table tbody td tfoot th thead tr ul video"
  ).split(" "),
);

function isBlock(piece: Markup): boolean {
  return typeof piece !== "string" && blockElements.has(piece.name) && !isSkipped(piece);
}

/** Whether there are blocks anywhere inside, as in `<span><p>`, which authors write. */
function holdsBlock(piece: Markup): boolean {
  return typeof piece !== "string" && (isBlock(piece) || (!isSkipped(piece) && piece.children.some(holdsBlock)));
}

function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join("\n\n");
}

/** Runs of inline markup become paragraphs between the blocks. */
function toBlocks(markup: readonly Markup[], conversion: Conversion): readonly Block[] {
  const blocks: Block[] = [];
  let run: Markup[] = [];
  const endRun = (): void => {
    if (run.length === 0) return;
    const text = toParagraph(run, conversion);
    if (text !== "") blocks.push({ text, isList: false });
    run = [];
  };
  for (const piece of markup) {
    if (!holdsBlock(piece)) {
      run.push(piece);
      continue;
    }
    endRun();
    if (typeof piece !== "string") blocks.push(...toBlock(piece, conversion));
  }
  endRun();
  return blocks;
}

function toBlock(element: MarkupElement, conversion: Conversion): readonly Block[] {
  const { name, children } = element;
  switch (name) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return toHeading(children, Number(name.slice(1)), conversion);
    case "pre":
      return toCode(element, conversion);
    case "figure":
      return toBlocks(children, { ...conversion, language: toLanguage(element) });
    case "hr":
      return [{ text: "---", isList: false }];
    case "blockquote":
    case "aside":
      return toQuote(toBlocks(children, conversion));
    case "ul":
    case "ol":
      return toList(element, conversion);
    case "dl":
      return toDescriptions(element, conversion);
    case "details":
      return toDetails(element, conversion);
    case "table":
      return toTable(element, conversion);
    case "p":
      if (hasClass(element, "tab-title") || hasClass(element, "admonition-title")) return toTitle(children, conversion);
      return toBlocks(children, conversion);
    default:
      return toDivision(element, conversion);
  }
}

function toDivision(element: MarkupElement, conversion: Conversion): readonly Block[] {
  const blocks = toBlocks(element.children, conversion);
  if (hasClass(element, "admonition")) return toQuote(blocks);
  // The word and its reason stand on one line.
  if (!hasClass(element, "deprecation") || blocks.some(({ isList, text }) => isList || text.includes("\n")))
    return blocks;
  return [{ text: blocks.map(({ text }) => text).join(" "), isList: false }];
}

function toHeading(markup: readonly Markup[], level: number, conversion: Conversion): readonly Block[] {
  const text = toInline(markup, conversion).replaceAll("\n", " ");
  conversion.headingLevel = level;
  return text === "" ? [] : [{ text: `${"#".repeat(level)} ${text.replace(/#+$/, "\\$&")}`, isList: false }];
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

function toLanguage({ attributes }: MarkupElement): string | undefined {
  return attributes
    .get("data-language")
    ?.toLowerCase()
    .replace(/[^\w+#-]+/g, "-");
}

/** Code cannot hold links in Markdown; they follow it. */
function toCode(element: MarkupElement, conversion: Conversion): readonly Block[] {
  const code = element.children.find((child) => typeof child !== "string" && child.name === "code");
  const classes = typeof code === "object" ? (code.attributes.get("class") ?? "") : "";
  const language = /(?:^|\s)language-([\w+#-]+)/.exec(classes)?.[1] ?? conversion.language ?? "";
  const text = textOf(element.children);
  if (text.trim() === "") return [];
  const links = listLinks(element.children, conversion);
  const blocks = [{ text: toCodeFence(text, language === "text" ? "" : language), isList: false }];
  return links.length === 0 ? blocks : [...blocks, { text: links.join(", "), isList: false }];
}

function toList({ name, attributes, children }: MarkupElement, conversion: Conversion): readonly Block[] {
  let number = Number(attributes.get("start") ?? 1);
  const items = children.flatMap((child) => {
    if (typeof child === "string" && child.trim() === "") return [];
    const text = toItem(toBlocks([child], conversion), name === "ol" ? `${number}. ` : "- ");
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
  return marker + text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`);
}

function toDescriptions({ children }: MarkupElement, conversion: Conversion): readonly Block[] {
  const parts = children.flatMap((child) =>
    typeof child === "string" ? [] : child.name === "div" ? child.children : [child],
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
    if (part.name === "dt") {
      if (isAfterText) endItem();
      terms.push(toInline(part.children, conversion));
    } else {
      blocks.push(...toBlocks(part.children, conversion));
    }
    isAfterText = part.name !== "dt";
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
function toDetails(element: MarkupElement, conversion: Conversion): readonly Block[] {
  const isSummary = (child: Markup): boolean => typeof child !== "string" && child.name === "summary";
  const summary = element.children.flatMap((child) =>
    typeof child !== "string" && isSummary(child) ? child.children : [],
  );
  const content = element.children.filter((child) => !isSummary(child));
  if (!hasClass(element, "aspect")) return [...toTitle(summary, conversion), ...toBlocks(content, conversion)];
  const level = conversion.headingLevel;
  const [name, ...facts] = summary;
  const heading = toHeading(name === undefined ? [] : [name], Math.min(6, level + 1), conversion);
  conversion.headingLevel = level;
  return [...heading, ...toBlocks(facts, conversion), ...toBlocks(content, conversion)];
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
    rows[0]?.cells.every((cell) => cell.name === "th" || cell.children.length === 0) === true ? rows[0] : undefined;
  const body = head === undefined ? rows : rows.slice(1);
  const isList = hasClass(element, "fields") || body.some(({ cells }) => cells.some(needsRoom));
  const caption = element.children.filter((child) => typeof child !== "string" && child.name === "caption");
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
    if (child.name !== "tr") return ["thead", "tbody", "tfoot"].includes(child.name) ? listRows(child.children) : [];
    const cells = child.children.filter((cell): cell is MarkupElement => typeof cell !== "string");
    return [{ cells, isNested: cells.length === 1 && cells[0]?.attributes.has("colspan") === true }];
  });
}

function needsRoom(piece: Markup): boolean {
  if (typeof piece === "string") return false;
  return piece.name === "pre" || piece.name === "table" || piece.children.some(needsRoom);
}

/** A row as an item: its cells on one line as far as they are lines, and what needs more room below. */
function toRowList(head: Row | undefined, body: readonly Row[], conversion: Conversion): readonly Block[] {
  const items: { readonly lead: string; readonly blocks: Block[] }[] = [];
  for (const { cells, isNested } of body) {
    const last = items.at(-1);
    if (isNested && last !== undefined) {
      last.blocks.push(...toBlocks(cells, conversion));
      continue;
    }
    const parts = cells.map((cell) => toBlocks(cell.children, conversion));
    const lead: string[] = [];
    const blocks: Block[] = [];
    for (const part of parts) {
      const [first] = part;
      const isLine = first !== undefined && blocks.length === 0 && !first.isList && !first.text.includes("\n");
      if (isLine) lead.push(first.text);
      blocks.push(...(isLine ? part.slice(1) : part));
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
  let run: Markup[] = [];
  const endRun = (): void => {
    if (run.length === 0) return;
    const text = toInline(run, conversion);
    if (text !== "") parts.push(text);
    run = [];
  };
  for (const piece of markup) {
    if (!holdsBlock(piece) || typeof piece === "string") {
      run.push(piece);
      continue;
    }
    endRun();
    const inner = toCellParts(piece.children, conversion);
    if (piece.name === "ul" || piece.name === "ol") parts.push(inner.join(", "));
    else parts.push(...inner);
  }
  endRun();
  return parts;
}

function toParagraph(markup: readonly Markup[], conversion: Conversion): string {
  const text = toInline(markup, conversion);
  return text.includes("\n") ? text.split("\n").map(escapeLineStart).join("\\\n") : escapeLineStart(text);
}
