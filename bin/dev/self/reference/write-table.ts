/** A table of Markdown; a bar in a cell is escaped, and blanks are one. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [toRow(head), toRow(head.map(() => "---")), ...rows.map(toRow)].join("\n");
}
