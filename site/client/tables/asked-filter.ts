/** What a reader asks of a table: words, and marks that rows must bear. */
export interface AskedFilter {
  readonly text: string;
  readonly marks: readonly string[];
}

/** Marks follow this in addresses, as in `?filter=is:deprecated%20owner`. */
const markPrefix = "is:";

/** As it stands in an address; empty when nothing is asked. */
export function printFilter({ text, marks }: AskedFilter): string {
  const words = text.trim().split(/\s+/).join(" ");
  return [...marks.map((mark) => markPrefix + toWord(mark)), words].filter((part) => part !== "").join(" ");
}

/** What an address asks. What it calls a mark and no row bears is looked for in texts. */
export function parseFilter(written: string, known: readonly string[]): AskedFilter {
  const marks: string[] = [];
  const words: string[] = [];
  for (const word of written.split(/\s+/)) {
    const mark = known.find((each) => word === markPrefix + toWord(each));
    if (mark === undefined) words.push(word);
    else marks.push(mark);
  }
  return { text: words.join(" "), marks };
}

function toWord(mark: string): string {
  return mark.replaceAll(/\s+/g, "-");
}
