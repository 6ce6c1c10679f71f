import { graphqlCodes } from "../../../diagnostics/codes/graphql.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { SourceFile } from "../../../sources/source-file.ts";
import { findSdl } from "./find-sdl.ts";
import { findLine, listLineStarts } from "../../../places/line-starts.ts";
import type { CodeGap, CodeLiteral } from "./list-literals.ts";

/**
 * The SDL of a program, with blanks where the program is, so that all of it stands in the lines and columns of the file. What
 * expressions would put into it is unknown: those between definitions mostly name other literals, which are read where they are;
 * of those in descriptions the name stays; all others are told.
 */
export function keepSdl(file: SourceFile, report: Report): string {
  const { path, text } = file;
  const lineStarts = listLineStarts(text);
  const tell = (gap: CodeGap): void => tellPart(gap, { file, lineStarts, report });
  let kept = "";
  let at = 0;
  for (const literal of findSdl(path, text)) {
    kept += blank(text.slice(at, literal.start)) + fill(literal, text, tell);
    at = literal.end;
  }
  return kept + blank(text.slice(at));
}

function blank(text: string, sign = " "): string {
  return text.replace(/[^\n]/g, sign);
}

function fill(literal: CodeLiteral, text: string, tell: (gap: CodeGap) => void): string {
  const { start, end, gaps, hasEscapes } = literal;
  const unescape = (part: string): string => (hasEscapes ? readEscapes(part) : part);
  const places = locateGaps(literal, text);
  let filled = "";
  let at = start;
  for (const [index, gap] of gaps.entries()) {
    const written = text.slice(gap.start, gap.end);
    filled += unescape(text.slice(at, gap.start));
    filled += places[index] === "text" && !written.includes("\n") ? `   ${written.slice(2, -1)}` : blank(written, hole);
    if (places[index] === "definition") tell(gap);
    at = gap.end;
  }
  return dropEmptied(filled + unescape(text.slice(at, end)));
}

/** Stands where an expression was; SDL has no such sign. */
const hole = "\0";

/** Without brackets that held an expression and nothing else, since SDL has no empty ones. */
function dropEmptied(text: string): string {
  return text
    .replaceAll(/[({][\s,\0]+[)}]/g, (whole) => (whole.includes(hole) ? blank(whole) : whole))
    .replaceAll(hole, " ");
}

/** A sign without the backslash before it, which no line begins or ends with. */
function readEscapes(text: string): string {
  return text.replace(/\\([^\n])/g, (whole, sign: string) =>
    /[`$\\]/.test(sign) ? sign : sign === "n" ? "  " : whole,
  );
}

type GapPlace = "between" | "text" | "definition";

/** Where each expression stands. */
function locateGaps({ start, end, gaps }: CodeLiteral, text: string): readonly GapPlace[] {
  if (gaps.length === 0) return [];
  let body = "";
  let from = start;
  for (const gap of gaps) {
    body += `${text.slice(from, gap.start)}${hole}`;
    from = gap.end;
  }
  body += text.slice(from, end);
  const places: GapPlace[] = [];
  let depth = 0;
  for (const [token] of body.matchAll(/"""[^"]*(?:"{1,2}[^"]+)*"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*|[{}()[\]\0]/g)) {
    if (token === hole) places.push(depth > 0 ? "definition" : "between");
    else if (token === "{" || token === "(" || token === "[") depth += 1;
    else if (token === "}" || token === ")" || token === "]") depth -= 1;
    else places.push(...Array.from(token.matchAll(/\0/g), (): GapPlace => "text"));
  }
  return places;
}

interface Where {
  readonly file: SourceFile;
  readonly lineStarts: readonly number[];
  readonly report: Report;
}

function tellPart({ start, end }: CodeGap, { file, lineStarts, report }: Where): void {
  const written = file.text.slice(start, end);
  const line = findLine(lineStarts, start);
  const startColumn = start - (lineStarts[line] ?? 0) + 1;
  const [first = ""] = written.split("\n");
  report.add(graphqlCodes.partOfProgram({ written: first === written ? written : `${first} …` }), {
    file: file.path,
    startLine: line + 1,
    startColumn,
    endLine: line + 1,
    endColumn: startColumn + first.length - 1,
  });
}
