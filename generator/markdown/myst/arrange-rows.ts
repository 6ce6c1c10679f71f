/**
 * The lines of a list of lists, as `list-table` has it, as those of a table, with empty ones behind them; undefined where they are none,
 * or where a cell holds more than words.
 */
export function arrangeRows(lines: readonly string[], headerRows: number): readonly string[] | undefined {
  const rows: string[][] = [];
  for (const line of lines) {
    const [, row, cell = ""] = /^\s*(?:([*-])\s+)?[*-](?:\s+(.*))?$/.exec(line) ?? [];
    const isRow = row !== undefined;
    if (isRow) rows.push([cell.trim()]);
    else if (/^\s*[*-](?:\s|$)/.test(line)) rows.at(-1)?.push(cell.trim());
    else if (line.trim() !== "") {
      const last = rows.at(-1);
      const words = last?.pop();
      if (last === undefined || words === undefined || /^\s*(?:[`~:]{3}|\d+[.)]\s|\|)/.test(line)) return undefined;
      last.push(`${words} ${line.trim()}`);
    }
  }
  return writeTable(rows, headerRows, lines.length);
}

/** Rows as the lines of a table, with empty ones behind them up to a count that they must not go beyond. */
export function writeTable(
  rows: readonly (readonly string[])[],
  headerRows: number,
  count: number,
): readonly string[] | undefined {
  const width = rows[0]?.length ?? 0;
  if (width === 0) return undefined;
  const write = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => (cells[index] ?? "").replaceAll(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
  const head = headerRows > 0 ? (rows[0] ?? []) : [];
  const table = [write(head), `|${" --- |".repeat(width)}`, ...(headerRows > 0 ? rows.slice(1) : rows).map(write)];
  return table.length > count ? undefined : [...table, ...Array.from({ length: count - table.length }, () => "")];
}
