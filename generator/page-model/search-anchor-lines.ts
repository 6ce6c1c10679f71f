import { nameToId } from "./search-anchor.ts";

/*
 * Anchors that no rule tells, a line each. Most of them say where something stands and end in its name, as those of fields
 * within fields do: such a line has what comes before, and a space in place of the name; alone, the space means that it's the
 * same as in the line before. Anchors have no spaces.
 */

/** An anchor, and what the thing that it leads to is called. */
export interface NamedAnchor {
  readonly name: string;
  readonly anchor: string;
}

/** The lines of anchors. */
export function writeAnchors(anchors: readonly NamedAnchor[]): string {
  let last = "";
  return anchors
    .map(({ name, anchor }) => {
      const whole = anchor.replace(/\s+/g, "-");
      // As the index has the name.
      const end = `.${nameToId(name.trim())}`;
      if (!whole.endsWith(end) || whole.length === end.length) return whole;
      const before = whole.slice(0, -end.length);
      const isSame = before === last;
      last = before;
      return isSame ? " " : `${before} `;
    })
    .join("\n");
}

/** Gives each of the anchors by its place, where what it may end in is called `name`. */
export function readAnchors(lines: string): (place: number, name: string) => string {
  let last = "";
  const starts = lines.split("\n").map((line) => {
    if (!line.endsWith(" ")) return line;
    if (line !== " ") last = line;
    return last;
  });
  return (place, name) => {
    const start = starts[place] ?? "";
    return start.endsWith(" ") ? `${start.slice(0, -1)}.${nameToId(name)}` : start;
  };
}
