import { nameScheme } from "./wikis/name-scheme.ts";

/** A line of a table of contents in Markdown, as mdBook and GitBook have it in `SUMMARY.md`. */
export interface SummaryLine {
  /** `part` for a heading, below which further lines stand side by side with it. */
  readonly kind: "part" | "chapter";
  /** As plain text. */
  readonly label: string;
  /** Where it leads, as it is written; empty for a chapter that isn't there yet, absent where no link stands. */
  readonly target?: string | undefined;
  /** How far it is set in, in columns; those that stand in no list are not. */
  readonly indent: number;
  /** Place of the target, or of the label where there is none; both count from 1. */
  readonly line: number;
  readonly startColumn: number;
  /** The last column. */
  readonly endColumn: number;
}

/** What is cut out of a text may not move the rest. */
const comment = /<!--[^]*?(?:-->|$)/g;
const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const item = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const link = /^\[((?:\\.|[^[\]\\]|\[[^[\]]*\])*)\]\([ \t]*(?:<([^<>]*)>|((?:\\.|[^\s()\\]|\([^\s()]*\))*))/;
/** By the name of a page, with or without words before it. */
const wikiLink = /^\[\[(?:([^[\]|]{1,300})\|)?([^[\]|]{1,300})\]\]/;
const tabWidth = 4;

/**
 * The parts and chapters of a table of contents, in order. Its title, separators and whatever else stands between them are
 * passed over.
 */
export function readSummary(text: string): readonly SummaryLine[] {
  const lines: SummaryLine[] = [];
  let isTitled = false;
  const kept = text.replace(comment, (found) => found.replace(/[^\r\n]/g, " "));
  for (const [index, line] of kept.split(/\r\n|\n|\r/).entries()) {
    const place = { line: index + 1 };
    const [, marks = "", written = ""] = heading.exec(line) ?? [];
    const title = written.trimEnd().replace(/[ \t]#+$/, "");
    if (title !== "") {
      const isTitle = marks === "#" && !isTitled && lines.length === 0;
      isTitled = true;
      const startColumn = line.indexOf(title, marks.length) + 1;
      if (!isTitle)
        lines.push({ kind: "part", label: toPlain(title), indent: 0, ...place, ...toColumns(startColumn, title) });
      continue;
    }
    const [before = "", white = ""] = item.exec(line) ?? [];
    const rest = line.slice(before.length).trimEnd();
    const indent = before === "" ? 0 : 1 + white.replaceAll("\t", " ".repeat(tabWidth)).length;
    const [named, words, name = ""] = wikiLink.exec(rest.trimStart()) ?? [];
    const [found, label = "", bracketed, bare = ""] = link.exec(rest.trimStart()) ?? [];
    if (named !== undefined) {
      const startColumn = line.indexOf(named, before.length) + named.length - name.length - 1;
      const target = nameScheme + name.trim();
      lines.push({
        kind: "chapter",
        label: toPlain(words ?? name),
        target,
        indent,
        ...place,
        ...toColumns(startColumn, name),
      });
    } else if (found !== undefined) {
      const target = bracketed ?? bare;
      const end = before.length + (rest.length - rest.trimStart().length) + found.length;
      const columns = toColumns(end - target.length + (bracketed === undefined ? 1 : 0), target);
      lines.push({ kind: "chapter", label: toPlain(label), target: unescape(target), indent, ...place, ...columns });
    } else if (before !== "" && rest !== "") {
      lines.push({ kind: "chapter", label: toPlain(rest), indent, ...place, ...toColumns(before.length + 1, rest) });
    }
  }
  return lines;
}

function toColumns(startColumn: number, text: string): Pick<SummaryLine, "startColumn" | "endColumn"> {
  return { startColumn, endColumn: startColumn + Math.max(text.length, 1) - 1 };
}

/** What a line says, without the marks of Markdown. */
function toPlain(markdown: string): string {
  return unescape(markdown.replace(/(?<!\\)(?:`+|\*{1,3}|(?<!\w)_{1,2}|_{1,2}(?!\w))/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

function unescape(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
