/** The body of a `csv-table`, options before its rows, as lines of a table in Markdown; none where the rows are in a file. */
export function csvTable(body: readonly string[]): readonly string[] {
  const options = new Map<string, string>();
  const rows: (readonly string[])[] = [];
  for (const line of body) {
    const [, name, value = ""] = /^:([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && rows.length === 0) options.set(name, value);
    else if (line.trim() !== "") rows.push(splitCells(line));
  }
  const header = options.get("header");
  // Markdown has no table without a head.
  const head =
    header !== undefined ? splitCells(header) : options.has("header-rows") ? rows.shift() : rows[0]?.map(() => "");
  if (head === undefined || rows.length === 0) return [];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

/** Cells between commas, but for those in quotes. */
function splitCells(line: string): readonly string[] {
  return Array.from(line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = ""]) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim().replaceAll("|", "\\|"),
  );
}
