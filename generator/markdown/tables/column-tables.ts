import type { StateCore } from "markdown-it";
import { createCodeTeller } from "./create-code-teller.ts";
import { writeCaption } from "./write-caption.ts";

/*
 * Tables whose columns are drawn with hyphens, as Pandoc has them: a row a line below a head, between two such lines without one, or, with
 * lines around the whole, rows of several lines that are parted by empty ones:
 *
 *       Fruit  Price        ---------------
 *     -------  -----         Fruit    Price
 *       Apple  low          -------- ------
 *                              Apple low
 *                                    to fair
 *                           ---------------
 *
 * They become tables with a row a line, with as many lines as before.
 */

/** What is further in is code, such as what a command printed. */
const rule = /^ {0,3}-{2,}(?: +-{2,})+ *\r?$/;
const border = /^ {0,3}-{8,} *\r?$/;
/** Nobody draws a larger one, or a higher head. */
const mostLines = 2_000;
const mostColumns = 100;
const highestHead = 8;

interface Column {
  readonly start: number;
  /** Behind its last hyphen. */
  readonly end: number;
}

interface Table {
  readonly head: readonly string[];
  readonly marks: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What stands before its lines, by which it may be in an item of a list. */
  readonly indent: string;
  /** Behind its last line. */
  readonly end: number;
}

/** Writes tables whose columns are drawn as what the dialect reads; what doesn't stand in its columns stays as it is. */
export function translateColumnTables(state: StateCore): void {
  if (!/^ {0,3}-{2,} +-{2,}/m.test(state.src)) return;
  const lines = state.src.split("\n");
  const isCode = createCodeTeller();
  for (let line = 0; line < lines.length; line += 1) {
    const text = lines[line] ?? "";
    if (isCode(text) || text.trim() === "" || (lines[line - 1] ?? "").trim() !== "") continue;
    const table = readTable(lines, line);
    if (table === undefined) continue;
    const written = [table.head, table.marks, ...table.rows].map((cells) => `${table.indent}| ${cells.join(" | ")} |`);
    for (let at = line; at < table.end; at += 1) lines[at] = written[at - line] ?? "";
    writeCaption(lines, table.end);
    line = table.end - 1;
  }
  state.src = lines.join("\n");
}

/** The table that begins at a line behind an empty one. */
function readTable(lines: readonly string[], start: number): Table | undefined {
  const first = lines[start] ?? "";
  if (border.test(first)) {
    const below = lines.slice(start + 1, start + 1 + highestHead).findIndex((one) => rule.test(one));
    return below === -1 ? undefined : readTall(lines, start + 1, start + 1 + below);
  }
  if (rule.test(first)) return readHeadless(lines, start);
  return rule.test(lines[start + 1] ?? "") && /^[^\t]*$/.test(first) ? readSimple(lines, start) : undefined;
}

function readSimple(lines: readonly string[], start: number): Table | undefined {
  const columns = listColumns(lines[start + 1] ?? "");
  const end = findEmpty(lines, start + 2);
  const body = lines.slice(start + 2, end);
  // Pandoc lets a table end with a line as well.
  const rows = cutRows(rule.test(body.at(-1) ?? "") ? body.slice(0, -1) : body, columns);
  const [head] = cutRows([lines[start] ?? ""], columns) ?? [];
  if (head === undefined || rows === undefined || rows.length === 0) return undefined;
  const indent = readIndent(lines[start + 1]);
  return { head, marks: listMarks([lines[start] ?? ""], columns), rows, indent, end };
}

function readHeadless(lines: readonly string[], start: number): Table | undefined {
  const columns = listColumns(lines[start] ?? "");
  const end = findEmpty(lines, start + 1);
  const rows = cutRows(lines.slice(start + 1, end - 1), columns);
  if (rows === undefined || rows.length === 0 || lines[end - 1]?.trimEnd() !== lines[start]?.trimEnd())
    return undefined;
  const marks = listMarks(lines.slice(start + 1, start + 2), columns);
  return { head: columns.map(() => ""), marks, rows, indent: readIndent(lines[start]), end };
}

/** Its head and its rows are of several lines each. */
function readTall(lines: readonly string[], start: number, ruled: number): Table | undefined {
  const columns = listColumns(lines[ruled] ?? "");
  let end = ruled + 1;
  while (end < lines.length && end - start < mostLines && !border.test(lines[end] ?? "")) end += 1;
  if (!border.test(lines[end] ?? "") || (lines[end + 1] ?? "").trim() !== "") return undefined;
  const written = lines.slice(start, ruled);
  const head = cutRows(written, columns);
  const body = cutRows(lines.slice(ruled + 1, end), columns);
  if (head === undefined || body === undefined) return undefined;
  const rows: string[][] = [];
  let isOpen = false;
  for (const cells of body) {
    const isEmpty = cells.every((cell) => cell === "");
    if (!isEmpty && isOpen) rows.push(joinCells([rows.pop() ?? [], cells], columns));
    else if (!isEmpty) rows.push([...cells]);
    isOpen = !isEmpty;
  }
  const indent = readIndent(lines[start - 1]);
  return { head: joinCells(head, columns), marks: listMarks(written, columns), rows, indent, end: end + 1 };
}

function readIndent(ruled = ""): string {
  return /^ */.exec(ruled)?.[0] ?? "";
}

function listColumns(line: string): readonly Column[] {
  return [...line.matchAll(/-+/g)].map(({ 0: drawn, index }) => ({ start: index, end: index + drawn.length }));
}

function findEmpty(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && end - from < mostLines && (lines[end] ?? "").trim() !== "") end += 1;
  return end;
}

/** The cells of each line; undefined where something stands across the edges of two columns. */
function cutRows(lines: readonly string[], columns: readonly Column[]): readonly (readonly string[])[] | undefined {
  if (columns.length > mostColumns || lines.length > mostLines) return undefined;
  const isAcross = (line: string): boolean =>
    line.includes("\t") ||
    columns.some(({ start }, index) => index > 0 && /\S/.test(line[start - 1] ?? " ") && /\S/.test(line[start] ?? " "));
  if (lines.some(isAcross)) return undefined;
  return lines.map((line) =>
    columns.map(({ start }, index) =>
      line
        .slice(index === 0 ? 0 : start, columns[index + 1]?.start)
        .trim()
        .replaceAll(/(?<!\\)\|/g, "\\|"),
    ),
  );
}

function joinCells(rows: readonly (readonly string[])[], columns: readonly Column[]): string[] {
  return columns.map((_, index) =>
    rows
      .map((cells) => cells[index] ?? "")
      .filter((cell) => cell !== "")
      .join(" "),
  );
}

/** Where a head ends with its hyphens, or begins with them, so does what is below it. */
function listMarks(heads: readonly string[], columns: readonly Column[]): readonly string[] {
  return columns.map(({ start, end }, index) => {
    const cells = heads
      .map((line) => line.slice(0, columns[index + 1]?.start))
      .filter((line) => line.slice(start).trim() !== "");
    const isLeft = cells.some((line) => /\S/.test(line[start] ?? " "));
    const isRight = cells.some((line) => line.trimEnd().length === end);
    if (isLeft === isRight) return isLeft || cells.length === 0 ? "---" : ":-:";
    return isLeft ? ":--" : "--:";
  });
}
