import { graphqlCodes } from "../../../diagnostics/codes/graphql.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { SourceFile } from "../../../sources/source-file.ts";
import { findSdl } from "./find-sdl.ts";
import { findLine, listLineStarts } from "../../../places/line-starts.ts";
import { listConstants } from "./list-constants.ts";
import type { CodeGap, CodeLiteral } from "./list-literals.ts";

/**
 * The SDL of a program, with blanks where the program is, so that all of it stands in the lines of the file, and in its columns
 * up to a constant that is put in. What other expressions would put into it is unknown: those between definitions mostly name
 * other literals, which are read where they are; of those in descriptions the name stays; all others are told.
 */
export function keepSdl(file: SourceFile, report: Report): string {
  const { path, text } = file;
  const lineStarts = listLineStarts(text);
  const tell = (gap: CodeGap): void => tellPart(gap, { file, lineStarts, report });
  const literals = findSdl(path, text);
  const constants = literals.some(({ gaps }) => gaps.length > 0) ? listConstants(text) : new Map<string, string>();
  let kept = "";
  let at = 0;
  for (const literal of literals) {
    kept += blank(text.slice(at, literal.start)) + fill(literal, { text, constants, tell });
    at = literal.end;
  }
  return kept + blank(text.slice(at));
}

function blank(text: string, sign = " "): string {
  return text.replace(/[^\n]/g, sign);
}

interface Program {
  readonly text: string;
  readonly constants: ReadonlyMap<string, string>;
  readonly tell: (gap: CodeGap) => void;
}

function fill(literal: CodeLiteral, { text, constants, tell }: Program): string {
  const { start, end, gaps, hasEscapes } = literal;
  const unescape = (part: string): string => (hasEscapes ? readEscapes(part) : part);
  const places = locateGaps(literal, text);
  let filled = "";
  let at = start;
  for (const [index, gap] of gaps.entries()) {
    const written = text.slice(gap.start, gap.end);
    filled += unescape(text.slice(at, gap.start));
    const place = places[index];
    const value = constants.get(written.slice(2, -1).trim());
    if (value !== undefined && mayStand(value, place))
      filled += place === "text" ? value : value.padEnd(written.length);
    else if (place === "text" && !written.includes("\n")) filled += `   ${written.slice(2, -1)}`;
    else filled += blank(written, hole);
    if (value === undefined && place === "definition") tell(gap);
    at = gap.end;
  }
  return dropUnknown(filled + unescape(text.slice(at, end)));
}

/** Whether a constant's text can be put there: between definitions it is SDL, which is read where it is. */
function mayStand(value: string, place: GapPlace | undefined): boolean {
  return place === "definition" || (place === "text" && !value.includes('"'));
}

/** Stands where an expression was; SDL has no such sign. */
const hole = "\0";

/** A field or an argument whose type or value is an expression. */
const unknownMember = /(?<!\w)[A-Z_a-z]\w*(?:\s*\([^()]*\))?\s*:[\s[]*\0[\s\0\]!]*/g;
/** A default that is one, all that a union is made of, or what a type implements. */
const unknownPart = /=[\s|]*\0[\s\0]*|(?<!\w)implements\s[^{]*\0[^{]*/g;

/** Without what says nothing where an expression was, and without brackets that held nothing else, since SDL has no empty ones. */
function dropUnknown(text: string): string {
  if (!text.includes(hole)) return text;
  const empty = (whole: string): string => blank(whole, hole);
  return text
    .replaceAll(unknownPart, empty)
    .replaceAll(unknownMember, empty)
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
