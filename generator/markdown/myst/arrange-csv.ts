import { writeTable } from "./arrange-rows.ts";

/**
 * The lines of values between commas, as `csv-table` has them, as those of a table; the first ones are its head where nothing else is.
 * Undefined where they are none, or where there is no room for the head, since lines stay where they are.
 */
export function arrangeCsv(
  lines: readonly string[],
  header: string | undefined,
  headerRows: number,
): readonly string[] | undefined {
  const written = lines.filter((line) => line.trim() !== "").map(readCells);
  const rows = header === undefined ? written : [readCells(header), ...written];
  const table = writeTable(rows, header === undefined ? headerRows : 1, lines.length - 1);
  return table && ["", ...table];
}

/** Cells stand in quotes where there is a comma in them; a quote in them is written twice. */
function readCells(line: string): readonly string[] {
  const cells = line.matchAll(/\s*(?:"((?:[^"]|"")*)"[^,]*|([^,]*))(?:,|$)/gy);
  const found = [...cells].map(([, quoted, bare = ""]) => (quoted?.replaceAll('""', '"') ?? bare).trim());
  // What the end of the line gives once more.
  return /,\s*$/.test(line) ? found : found.slice(0, -1);
}
