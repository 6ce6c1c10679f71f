import { isPlaceName } from "../attributes/place-name.ts";

/** Writes `: What it shows {#tbl-name}` or `Table: What it shows`, an empty line below a table, as a caption. */
export function writeCaption(lines: string[], end: number): void {
  const [, words, id] =
    /^(?::|Table:)[ \t]+(\S.{0,500}?)(?:[ \t]*\{#([\w:.-]{1,100})[^{}\n]{0,200}\})?[ \t]*\r?$/.exec(
      lines[end + 1] ?? "",
    ) ?? [];
  if (words === undefined || (lines[end] ?? "").trim() !== "") return;
  const anchor = id !== undefined && isPlaceName(id) ? `<a id="${id}"></a>` : "";
  lines[end + 1] = `${anchor}<em>${words}</em>`;
}
