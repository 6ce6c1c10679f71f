import type { IngestionPlatform } from "../../catalogue/ingestion.ts";

/** So much of a list is worth a line of a search result. */
const longest = 160;
/** What comes first is found far before. */
const longestBeginning = 4000;

/**
 * What a platform's own texts say first: a sentence, or what leads to a list with the beginning of that list. Headings,
 * tables and notices are none. Empty where no text says anything. `summary` gives the first sentence of Markdown.
 */
export function describeSource(
  { intro, plugins }: Pick<IngestionPlatform, "intro" | "plugins">,
  summary: (text: string) => string,
): string {
  for (const text of [intro, plugins[0]?.intro]) {
    const description = text === undefined ? "" : describeText(text.text.slice(0, longestBeginning), summary);
    if (description !== "") return description;
  }
  return "";
}

function describeText(text: string, summary: (text: string) => string): string {
  const blocks = listBlocks(text);
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
  return lead === sentence ? sentence : `${lead}.`;
}

/** Paragraphs and items of lists, without what is no prose. */
function listBlocks(text: string): readonly string[] {
  const blocks: string[] = [];
  let isOpen = false;
  let isCode = false;
  let isTag = false;
  for (const line of text.split("\n")) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    // A line below a text makes it a heading.
    if (isOpen && /^[-=]{3,}\s*$/.test(line)) blocks.pop();
    const isInTag: boolean = isTag && line.trim() !== "";
    // A tag may go over lines, each of them an attribute.
    isTag = isInTag ? !/(?<!=)>/.test(line) : !isCode && /^\s*<\w[^>]*$/.test(line);
    if (isInTag || isCode || line.trim() === "" || isNoProse.test(line.trim())) isOpen = false;
    else if (isOpen && !isItem.test(line)) blocks.push(`${blocks.pop() ?? ""}\n${line.trim()}`);
    else {
      blocks.push(line.trim());
      isOpen = true;
    }
  }
  return blocks;
}

/** Headings, tables, fences of notices and code, pictures, HTML, rules and imports. */
const isNoProse = /^(?:#{1,6}\s|\||:::|```|~~~|!\[|<|[-=*_]{3,}$|(?:import|export)\s)/;
/** What is said by the way, or of what stands below. */
const isAside =
  /^[*_]*(?:note|tip|warning|info)\b|^(?:the following|here(?:'s| is)|below is)\b.*\b(?:video|table|diagram|picture|image)\b/i;
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
