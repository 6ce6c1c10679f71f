/**
 * A text whose lines argparse leaves as they are, marked as click has it: paragraphs that are laid out, with lines that
 * are indented below others, keep their lines. Others are prose.
 */
export function keepLayout(text: string): string {
  const paragraphs = text.split(/\n[ \t]*(?=\n)/);
  return paragraphs
    .map((paragraph) => {
      const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
      const indents = new Set(lines.map((line) => line.length - line.trimStart().length));
      return indents.size > 1 || (indents.size === 1 && !indents.has(0)) ? `\n\b\n${lines.join("\n")}` : paragraph;
    })
    .join("\n");
}
