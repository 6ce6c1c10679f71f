import type { IngestionPlatform } from "../../catalogue/ingestion.ts";

/** So much of a list is worth a line of a search result. */
const longest = 160;
/** What comes first is found far before. */
const longestBeginning = 4000;

/**
 * What a platform's own texts say first: a sentence, or what leads to a list with the beginning of that list. Headings,
 * tables and notices are none, and what a section says is taken only where no text begins with words about the whole. Empty
 * where no text says anything. `summary` gives the first sentence of Markdown.
 */
export function describeSource(
  { intro, plugins }: Pick<IngestionPlatform, "intro" | "plugins">,
  summary: (text: string) => string,
): string {
  const texts = [intro, plugins[0]?.intro].flatMap((text) => text?.text.slice(0, longestBeginning) ?? []);
  const all = texts.map(listBlocks);
  const general = all.map((blocks) => blocks.filter((block) => !isOfSection(block)));
  for (const blocks of [...general, ...all]) {
    const description = describeBlocks(
      blocks.map(({ text }) => text),
      summary,
    );
    if (description !== "") return description;
  }
  return "";
}

function describeBlocks(blocks: readonly string[], summary: (text: string) => string): string {
  const first = blocks.findIndex((block) => !isItem.test(block) && !isAside.test(block));
  const begin = blocks[first];
  if (begin === undefined) return "";
  const sentence = summary(begin);
  const items = takeItems(blocks.slice(first + 1), sentence.endsWith(":")).map((item) => {
    const [line = ""] = item.replace(isItem, "").split("\n");
    return summary(line).replace(/[.:;,]$/, "");
  });
  const lead = sentence.replace(/:$/, "");
  // A whole sentence needs no list behind it.
  if (items.length > 0 && !/[.!?]$/.test(lead)) return joinItems(lead, items);
  return /[.!?]["')\]]?$/.test(lead) || lead === "" ? lead : `${lead}.`;
}

/** A paragraph or an item of a list. */
interface Block {
  readonly text: string;
  /** What it stands under; absent at the beginning. */
  readonly heading?: string | undefined;
}

/** Whether it tells of a part: titles, and what is called after the whole, stand over all. */
function isOfSection({ heading }: Block): boolean {
  return heading !== undefined && !/^#\s|^#+\s+(?:about|description|introduction|overview|what)\b/i.test(heading);
}

/** Paragraphs and items of lists, without what is no prose. */
function listBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let heading: string | undefined;
  let isOpen = false;
  let isCode = false;
  let isTag = false;
  let isNotice = false;
  for (const line of text.split("\n")) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && /^\s*:::/.test(line)) isNotice = /^\s*:::\s*\w/.test(line);
    if (!isCode && /^#{1,6}\s/.test(line)) heading = line;
    // A line below a text makes it a heading.
    if (isOpen && /^[-=]{3,}\s*$/.test(line)) heading = `## ${blocks.pop()?.text ?? ""}`;
    const isInTag: boolean = isTag && line.trim() !== "";
    // A tag may go over lines, each of them an attribute.
    isTag = isInTag ? !/(?<!=)>/.test(line) : !isCode && /^\s*<\w[^>]*$/.test(line);
    if (isInTag || isCode || isNotice || line.trim() === "" || isNoProse.test(line.trim())) isOpen = false;
    else if (isOpen && !isItem.test(line))
      blocks.push({ text: `${blocks.pop()?.text ?? ""}\n${line.trim()}`, heading });
    else {
      blocks.push({ text: line.trim(), heading });
      isOpen = true;
    }
  }
  return blocks;
}

/** Headings, tables, fences of notices and code, pictures, HTML, rules and imports. */
const isNoProse = /^(?:#{1,6}\s|\||:::|```|~~~|!\[|<|[-=*_]{3,}$|(?:import|export)\s)/;
/** What is said by the way, or of what stands below. */
const isAside =
  /^[*_]*(?:note|tip|warning|info)\b|^read on\b|^(?:the following|here(?:'s| is)|below is)\b.*\b(?:video|table|diagram|picture|image)\b/i;
const isItem = /^\s*(?:[-*+]|\d+\.)\s+/;

/** The list that begins the blocks; where one is announced, the lines of a paragraph are one as well. */
function takeItems(blocks: readonly string[], isAnnounced: boolean): readonly string[] {
  const end = blocks.findIndex((block) => !isItem.test(block));
  if (end === 0) return isAnnounced ? (blocks[0] ?? "").split("\n") : [];
  return end < 0 ? blocks : blocks.slice(0, end);
}

function joinItems(lead: string, items: readonly string[]): string {
  let text = `${lead}: ${items[0] ?? ""}`;
  for (const item of items.slice(1)) {
    if (text.length + item.length + 2 > longest) break;
    text = `${text}; ${item}`;
  }
  return `${text}.`;
}
