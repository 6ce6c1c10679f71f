import type { DocstringItem, DocstringSection } from "./docstring.ts";
import { dedentLines, findOutdented } from "./indentation.ts";
import { joinText, readItems } from "./read-items.ts";

/**
 * A text as Markdown that may be a docstring in Google's manner, as programs put them into schemas and descriptions of APIs that they make
 * of code: what is indented below `Args:`, `Returns:` and other headings would run into one paragraph. Any other text is left as it is.
 */
export function docstringToMarkdown(text: string): string {
  if (!isTold.test(text)) return text;
  const lines = text.split(/\r?\n/);
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    const heading = isHeading.exec(line)?.[1];
    const isBelow = heading !== undefined && /^[ \t]+\S/.test(lines[at + 1] ?? "");
    const end = isBelow ? findOutdented(lines, at) : at + 1;
    if (heading === undefined || !isBelow) written.push(line);
    else written.push("", `**${heading}**`, "", ...writeSection(heading, dedentLines(lines.slice(at + 1, end))), "");
    at = end;
  }
  return (
    joinText(
      written
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .split("\n"),
    ) ?? text
  );
}

/** A heading of which no other text than a docstring has the like, with something right below it. */
const isTold =
  /^(?:Args|Arguments|Parameters|Params|Other Parameters|Keyword Args|Keyword Arguments|Attributes|Returns?|Yields?|Raises):[ \t]*\r?\n[ \t]+\S/m;

const isHeading = /^([A-Z][A-Za-z]{0,30}(?: [A-Za-z]{1,30}){0,3})::?[ \t]*$/;

const named =
  /^(?:Args|Arguments|Parameters|Params|Other Parameters|Keyword Args|Keyword Arguments|Attributes|Raises)$/;

function writeSection(heading: string, lines: readonly string[]): readonly string[] {
  if (named.test(heading)) {
    const section: DocstringSection = { kind: "parameters", heading, style: "google", lines };
    const items = readItems(section);
    // A line that is no item would be lost.
    if (items.length > 0 && items.length === lines.filter((line) => /^\S/.test(line)).length)
      return items.map(writeItem);
  }
  return /\b(?:Code|Data|Examples?)\b/.test(heading) && isCode(lines) ? fence(lines) : lines;
}

function writeItem({ name, type, doc }: DocstringItem): string {
  const about = type === undefined ? "" : ` (${type})`;
  return `- \`${name}\`${about}${doc === undefined ? "" : `: ${doc.replaceAll("\n", "\n  ")}`}`;
}

/** Whether lines are no prose: those of code or of a table have signs in them, or stand further in than others. */
function isCode(lines: readonly string[]): boolean {
  return (
    !lines.some((line) => /^\s*(?:```|~~~)/.test(line)) && lines.some((line) => /^\s+\S|[(){}=<>]|\S {2,}\S/.test(line))
  );
}

function fence(lines: readonly string[]): readonly string[] {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map(({ length }) => length)));
  const mark = "`".repeat(longest + 1);
  return [mark, ...lines, mark];
}
