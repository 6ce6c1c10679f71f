import { decodeEntities } from "../markdown/html/scan-tag.ts";
import { blockBreak, listBlocks, toLine, type HtmlFrame } from "./html-frame.ts";
import { readAddress } from "./read-attribute.ts";

const marks: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*", var: "*", cite: "*" };
const superscripts: Readonly<Record<string, string>> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

/** What an element that has come to its end is in Markdown, in the one that it stands in. */
export function closeElement(frame: HtmlFrame, parent: HtmlFrame): string {
  const { name, parts } = frame;
  if (/^(?:b|strong|i|em|var|cite)$/.test(name)) return mark(parts.join(""), marks[name] ?? "");
  if (/^(?:code|tt|kbd|samp)$/.test(name)) return toCode(parts.join(""));
  if (name === "a") return toLink(frame);
  if (name === "sup" || name === "sub") return raise(parts.join(""), superscripts[name] ?? "");
  if (name === "pre") return apart(toFence(parts.join("")));
  if (name === "li") return toItem(frame, parent);
  if (name === "ul" || name === "ol") return apart(parts.join("").trim());
  if (name === "td" || name === "th") return addCell(frame, parent);
  if (name === "tr") return addRow(frame, parent);
  if (name === "table") return apart(toTable(frame));
  if (name === "blockquote" || name === "note" || name === "important") return apart(quote(listBlocks(parts)));
  const level = /^h([1-6])$/.exec(name)?.[1];
  const line = level === undefined && !/^(?:dt|summary)$/.test(name) ? "" : toLine(parts);
  if (level !== undefined) return line === "" ? "" : apart(`${"#".repeat(Number(level))} ${line}`);
  if (line !== "") return apart(mark(line, "**"));
  return isBlock(name) ? apart(listBlocks(parts).join(blockBreak)) : parts.join("");
}

/** Whether it stands apart from what is before and behind it. */
export function isBlock(name: string): boolean {
  return /^(?:p|div|section|article|blockquote|note|important|header|footer|d[ldt]|details|summary|h[1-6]|[uo]l|li|pre|table|t[rdh])$/.test(
    name,
  );
}

function apart(block: string): string {
  return `${blockBreak}${block}${blockBreak}`;
}

/** Marks hold on to words and not to the blanks around these, and end with their block. */
function mark(text: string, sign: string): string {
  const words = text.trim();
  if (words === "" || words.includes(blockBreak) || words.includes("\n\n")) return text;
  const start = text.indexOf(words);
  return `${text.slice(0, start)}${sign}${words}${sign}${text.slice(start + words.length)}`;
}

/** Code has neither marks nor character references. */
function toCode(text: string): string {
  const code = decodeEntities(text).replace(/\s+/g, " ").trim();
  if (code === "") return "";
  const fence = "`".repeat(longestRun(code) + 1);
  const pad = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${pad}${code}${pad}${fence}`;
}

function toFence(text: string): string {
  const code = decodeEntities(text)
    .replace(/^[ \t]*\n/, "")
    .trimEnd();
  if (code === "") return "";
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}\n${code}\n${fence}`;
}

function longestRun(code: string): number {
  return (code.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

function toLink({ written, parts }: HtmlFrame): string {
  const text = parts.join("");
  const words = toLine(parts);
  const address = readAddress(written, "href");
  if (address === "" || words === "") return text;
  return `${/^\s/.test(text) ? " " : ""}[${words}](${address})${/\s$/.test(text) ? " " : ""}`;
}

/** Numbers have letters that stand above or below the line. */
function raise(text: string, digits: string): string {
  return /^\d{1,9}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
}

function quote(blocks: readonly string[]): string {
  return blocks
    .join("\n\n")
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function toItem({ parts }: HtmlFrame, parent: HtmlFrame): string {
  const blocks = listBlocks(parts);
  const isNumbered = parent.name === "ol";
  const lead = isNumbered ? `${parent.parts.length + 1}. ` : "- ";
  if (blocks.length === 0) return "";
  const item = lead + blocks.join("\n\n").replace(/\n(?=[^\n])/g, `\n${" ".repeat(lead.length)}`);
  return isNumbered || parent.name === "ul" ? `\n${item}` : apart(item);
}

function addCell(frame: HtmlFrame, parent: HtmlFrame): string {
  if (parent.name !== "tr") return apart(listBlocks(frame.parts).join(blockBreak));
  parent.rows.push([toLine(frame.parts).replace(/\\?\|/g, "\\|")]);
  return "";
}

function addRow(frame: HtmlFrame, parent: HtmlFrame): string {
  if (parent.name !== "table") return apart(frame.rows.flat().join(" "));
  if (frame.rows.length > 0) parent.rows.push(frame.rows.flat());
  return "";
}

/** Markdown wants a first row of headings, whether the author has made one or not, as wide as any; to others it adds what they lack. */
function toTable({ rows, parts }: HtmlFrame): string {
  const [head, ...others] = rows;
  if (head === undefined) return listBlocks(parts).join(blockBreak);
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const lacking = Array.from({ length: width - head.length }, () => "");
  const rule = Array.from({ length: width }, () => "---");
  return [[...head, ...lacking], rule, ...others].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
