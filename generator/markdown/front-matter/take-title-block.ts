import { readManTitle } from "../headings/read-man-title.ts";

/** Lines of pandoc that say what a text is called, by whom it is and of when. */
export interface TitleBlock {
  /** How many lines it has. */
  readonly length: number;
  /** The title, in the words of YAML. */
  readonly yaml: string;
}

/** Title, authors and date have a per cent sign each; what goes on is set in. */
const mostFields = 3;

/**
 * The title that a text begins with as pandoc and what makes manual pages have it: `% Mills`, `% mill 1 Commands of mills`. Undefined where
 * words follow right below, which belong to a paragraph then.
 */
export function takeTitleBlock(head: string): TitleBlock | undefined {
  const lines = head.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const end = lines.findIndex((line) => !/^%(?:[ \t]|$)|^[ \t]+\S/.test(line));
  const taken = end < 0 ? lines : lines.slice(0, end);
  const [first = "", ...others] = taken;
  const fields = taken.filter((line) => line.startsWith("%")).length;
  if (fields > mostFields || !/^%[ \t]+\S/.test(first) || !/^(?:\s*$|#|<)/.test(lines[taken.length] ?? ""))
    return undefined;
  const next = others.findIndex((line) => line.startsWith("%"));
  const said = [first.slice(1), ...(next < 0 ? others : others.slice(0, next))].map((line) => line.trim()).join(" ");
  return { length: taken.length, yaml: `title: ${JSON.stringify(readManTitle(said, true) ?? said)}` };
}
