/** A place for what a command prints, which DataHub's build runs. */
export interface CommandOutput {
  /** Offset of the end of its last line. */
  readonly end: number;
  readonly lines: number;
}

const opening = /[ \t]*\{\{\s*command-output\s/y;
const longest = 5000;

/** The wish for a command's output that begins at an offset, which is the start of a line. */
export function readCommandOutput(text: string, start: number): CommandOutput | undefined {
  opening.lastIndex = start;
  if (!opening.test(text)) return undefined;
  const [inside] =
    /^[^]*?\}\}(?=[ \t]*\r?(?:\n|$))/.exec(text.slice(opening.lastIndex, opening.lastIndex + longest)) ?? [];
  if (inside === undefined) return undefined;
  const from = opening.lastIndex + inside.length;
  const next = text.indexOf("\n", from);
  const end = next === -1 ? text.length : next;
  return { end, lines: text.slice(start, end).split("\n").length };
}
