/** An element that is open, and what is in it so far. */
export interface HtmlFrame {
  readonly name: string;
  /** Its beginning as it was written. */
  readonly written: string;
  /** Markdown, with `blockBreak` and `lineBreak` where it says where those are. */
  readonly parts: string[];
  /** Of a row its cells; of a table, one behind the other, what its rows hold. */
  readonly rows: (readonly string[])[];
}

/** Stands between blocks. */
export const blockBreak = "\u0000";
/** Stands between lines of one block. */
export const lineBreak = "\u0001";

/** What an element holds as blocks that stand apart, each without blanks around it. */
export function listBlocks(parts: readonly string[]): readonly string[] {
  const lines = parts.join("").split(lineBreak);
  const broken = lines.map((line, index) => {
    const isFirst = index === 0;
    const isBetween = !isFirst && line.trim() !== "" && lines[index - 1]?.trim() !== "";
    return isFirst ? line : isBetween ? `  \n${line.trimStart()}` : `${blockBreak}${line}`;
  });
  return broken
    .join("")
    .split(blockBreak)
    .map((block) => block.trim())
    .filter((block) => block !== "");
}

/** What an element holds in one line, as headings and cells have it. */
export function toLine(parts: readonly string[]): string {
  return listBlocks(parts).join(" ").replace(/\s+/g, " ");
}
