import type { DocstringItem, DocstringSection } from "./docstring.ts";
import { dedentLines, findOutdented } from "./indentation.ts";
import { joinText, readItems } from "./read-items.ts";
import { findUnderlined } from "./find-underlined.ts";
import { isUnderline } from "./is-underline.ts";

/**
 * A text as Markdown that may be a docstring in the manner of Google or NumPy, as programs put them into schemas and descriptions of APIs
 * that they make of code: what is indented below `Args:`, `Returns:` and other headings would run into one paragraph. Any other text is
 * left as it is.
 */
export function docstringToMarkdown(text: string): string {
  if (!isTold.test(text) && !isUnderlined.test(text)) return text;
  const lines = text.split(/\r?\n/);
  const written: (readonly string[])[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    const fenceEnd = findFenceEnd(lines, at);
    if (fenceEnd !== undefined) {
      written.push(lines.slice(at, fenceEnd));
      at = fenceEnd;
      continue;
    }
    const underlined = readUnderlined(lines, at);
    if (underlined !== undefined) {
      written.push(["", ...underlined.lines, ""]);
      at = underlined.end;
      continue;
    }
    const heading = isHeading.exec(line)?.[1];
    const isBelow = heading !== undefined && /^[ \t]+\S/.test(lines[at + 1] ?? "");
    const end = isBelow ? findOutdented(lines, at) : at + 1;
    if (heading === undefined || !isBelow) written.push([line]);
    else written.push(["", `**${heading}**`, "", ...writeSection(heading, dedentLines(lines.slice(at + 1, end))), ""]);
    at = end;
  }
  return (
    joinText(
      written
        .flat()
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .split("\n"),
    ) ?? text
  );
}

/** Where a block of code that begins in a line ends, whose text may be another docstring; undefined where none begins. */
function findFenceEnd(lines: readonly string[], at: number): number | undefined {
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(lines[at] ?? "") ?? [];
  if (fence === undefined) return undefined;
  for (let end = at + 1; end < lines.length; end += 1) {
    const [, closing = ""] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(lines[end] ?? "") ?? [];
    if (closing.startsWith(fence)) return end + 1;
  }
  return lines.length;
}

/** A heading of which no other text than a docstring has the like, with something right below it. */
const isTold =
  /^(?:Args|Arguments|Parameters|Params|Other Parameters|Keyword Args|Keyword Arguments|Attributes|Returns?|Yields?|Raises):[ \t]*\r?\n[ \t]+\S/m;

const isHeading = /^([A-Z][A-Za-z]{0,30}(?: [A-Za-z]{1,30}){0,3})::?[ \t]*$/;

/** A heading as NumPy has them, which in Markdown would be one of the page. */
const isUnderlined = /^(?:Parameters|Other Parameters|Attributes|Returns|Yields|Raises)[ \t]*\r?\n-{3,}[ \t]*\r?\n/m;

/** A section with an underlined heading; undefined where it is none of a docstring, or what stands below it says something else. */
function readUnderlined(
  lines: readonly string[],
  at: number,
): { readonly lines: readonly string[]; readonly end: number } | undefined {
  const [heading = "", underline] = [lines[at]?.trimEnd(), lines[at + 1]];
  if (!isUnderline(underline) || !known.test(heading)) return undefined;
  const end = findUnderlined(lines, at + 2);
  const section: DocstringSection = { kind: "parameters", heading, style: "numpy", lines: lines.slice(at + 2, end) };
  const below = dedentLines(section.lines);
  if (!listed.test(heading)) return { lines: [`**${heading}**`, "", ...below], end };
  // Whatever else stands there has no lines that are indented below others.
  const items = readItems(section);
  const heads = below.filter((line) => /^\S/.test(line));
  const isList = heads.length < below.filter((line) => line !== "").length || heads.every((line) => / : /.test(line));
  if (!isList) return undefined;
  const told = /^(?:Returns|Yields)$/.test(heading)
    ? readResults(below)
    : items.length >= heads.length
      ? items.map(writeItem)
      : undefined;
  return told && { lines: [`**${heading}**`, "", ...told], end };
}

/** What is given back has a type, with or without a name before it, and what is said of it below that. */
function readResults(lines: readonly string[]): readonly string[] {
  const heads = [...lines.keys()].filter((at) => /^\S/.test(lines[at] ?? ""));
  return heads.map((at, index) => {
    const [, name, type = ""] = /^(?:(\w+)\s*:\s+)?(\S.*)$/.exec(lines[at] ?? "") ?? [];
    const doc = joinText(dedentLines(lines.slice(at + 1, heads[index + 1])));
    return writeItem(name === undefined ? { name: type, doc } : { name, type, doc });
  });
}

const listed = /^(?:Parameters|Other Parameters|Attributes|Returns|Yields|Raises)$/;

/** Sections that are no lists are prose below their heading. */
const known =
  /^(?:Parameters|Other Parameters|Attributes|Returns|Yields|Receives|Raises|Warns|Warnings|Notes|See Also|References|Examples)$/;

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
  const longest = lines
    .flatMap((line) => line.match(/`+/g) ?? [])
    .reduce((most, { length }) => Math.max(most, length), 2);
  const mark = "`".repeat(longest + 1);
  return [mark, ...lines, mark];
}
