import type { StateCore } from "markdown-it";
import { measureWidth } from "../../places/measure-width.ts";
import { createCodeTeller } from "./create-code-teller.ts";
import { writeCaption } from "./write-caption.ts";

/*
 * Tables that are drawn with plus signs, as Pandoc has them:
 *
 *     +-------+--------+
 *     | Fruit | Price  |
 *     +=======+========+
 *     | Apple | - low  |
 *     |       | - fair |
 *     +-------+--------+
 *
 * They become tables with a row a line, with as many lines as before.
 */

const rule = /^( {0,3})\+(?:[:=-]{2,}\+)+[ \t]*\r?$/;
/** Nobody draws a larger one. */
const mostLines = 2_000;
const mostColumns = 100;

/** Writes tables that are drawn as what the dialect reads; what isn't drawn to its end stays as it is. */
export function translateGridTables(state: StateCore): void {
  if (!/^ {0,3}\+[:=-]{2,}\+/m.test(state.src)) return;
  const source = state.src.split("\n");
  const lines = [...source];
  const isCode = createCodeTeller();
  for (let line = 0; line < source.length; line += 1) {
    const text = source[line] ?? "";
    // Words right above it are a paragraph, of which it would be a part.
    if (isCode(text) || !rule.test(text) || (source[line - 1] ?? "").trim() !== "") continue;
    const end = findEnd(source, line);
    const drawn = source.slice(line, end);
    // Who aligns by eye gives letters that are wide two columns.
    const table = writeTable(drawn, (text) => text.split("")) ?? writeTable(drawn, toColumns);
    if (table === undefined) keepDrawn(lines, line, end);
    else for (let at = line; at < end; at += 1) lines[at] = table[at - line] ?? "";
    if (table !== undefined) writeCaption(lines, end);
    line = end - 1;
  }
  state.src = lines.join("\n");
}

/** Behind its last line. */
function findEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && end - start < mostLines && /^ {0,3}[+|]/.test(lines[end] ?? "")) end += 1;
  return end;
}

/** What no table can be made of keeps its lines, where empty ones around it have room for the marks of code. */
function keepDrawn(lines: string[], start: number, end: number): void {
  const isWhole = end - start > 2 && rule.test(lines[end - 1] ?? "");
  const isApart = lines[start - 1]?.trim() === "" && lines[end]?.trim() === "";
  if (!isWhole || !isApart) return;
  writeCaption(lines, end);
  lines[start - 1] = "```text";
  lines[end] = "```";
}

interface Row {
  readonly cells: readonly string[];
  /** What is drawn below it. */
  readonly isHead: boolean;
}

/** The characters of a line by the columns that they stand in; those that take none are with the one before them. */
function toColumns(line: string): readonly string[] {
  const columns: string[] = [];
  for (const character of line) {
    const width = measureWidth(character);
    if (width === 0 && columns.length > 0) columns.push(`${columns.pop() ?? ""}${character}`);
    else columns.push(character, ...(width > 1 ? [""] : []));
  }
  return columns;
}

function writeTable(
  lines: readonly string[],
  split: (line: string) => readonly string[],
): readonly string[] | undefined {
  const [first = "", second = ""] = lines;
  const indent = rule.exec(first)?.[1] ?? "";
  const edges = [...first.matchAll(/\+/g)].map(({ index }) => index);
  if (edges.length > mostColumns) return undefined;
  const rows: Row[] = [];
  let open: string[][] = [];
  let aligned = first;
  for (const written of lines.slice(1)) {
    const line = written.trimEnd();
    if (rule.test(line)) {
      // Cells over several columns or rows have no place in such a table.
      if (edges.some((edge) => line[edge] !== "+") || line.length !== first.trimEnd().length) return undefined;
      const isHead = line.includes("=");
      if (isHead) aligned = line;
      if (open.length === 0) return undefined;
      rows.push({
        cells: edges.slice(1).map((_, column) => joinCell(open.map((cells) => cells[column] ?? ""))),
        isHead,
      });
      open = [];
    } else {
      const signs = split(line);
      if (edges.some((edge) => signs[edge] !== "|")) return undefined;
      open.push(edges.slice(1).map((edge, column) => signs.slice((edges[column] ?? 0) + 1, edge).join("")));
    }
  }
  if (open.length > 0 || rows.length === 0 || second === "") return undefined;
  const isHeaded = rows[0]?.isHead === true;
  const head = isHeaded ? (rows[0]?.cells ?? []) : edges.slice(1).map(() => "");
  const marks = edges.slice(1).map((edge, column) => {
    const drawn = aligned.slice((edges[column] ?? 0) + 1, edge);
    return `${drawn.startsWith(":") ? ":" : ""}---${drawn.endsWith(":") ? ":" : ""}`;
  });
  const body = (isHeaded ? rows.slice(1) : rows).map(({ cells }) => cells);
  return [head, marks, ...body].map((cells) => `${indent}| ${cells.join(" | ")} |`);
}

/** The lines of a cell as one; items of lists and paragraphs begin on lines of their own. */
function joinCell(lines: readonly string[]): string {
  let written = "";
  let isBreak = false;
  for (const line of lines.map((one) => one.trim())) {
    if (line === "") {
      isBreak = written !== "";
      continue;
    }
    const item = /^[-*+] (.*)$/.exec(line)?.[1];
    const isNext = isBreak || item !== undefined || /^\d{1,3}[.)] /.test(line);
    const words = (item === undefined ? line : `• ${item}`).replaceAll(/(?<!\\)\|/g, "\\|");
    written += written === "" ? words : `${isNext ? "<br>" : " "}${words}`;
    isBreak = false;
  }
  return written;
}
