/** A heading of a page in Markdown, or an item of a list or row of a table that begins with a name. */
export interface Place {
  /** Without its marks. */
  readonly name: string;
  /** What it begins with, where that is code, e.g. `mysql` of `mysql (certified)`. */
  readonly code?: string | undefined;
  /** The anchor of a heading, where it has one written before its words. */
  readonly anchor?: string | undefined;
  /** 1 to 6 for headings. */
  readonly level: number;
  /** In characters from the beginning of the page. */
  readonly start: number;
}

/** The level of an item that is not set in: behind all headings; items that are further in come after that. */
export const itemLevel = 7;

/** From here on items begin with a link to where more is said of them: behind all others, whose place is here. */
export const linkLevel = 1000;

/** What a page can be entered at, in its order. */
export function listPlaces(markdown: string): readonly Place[] {
  const places: Place[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of markdown.split("\n")) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (line.trim() === fence) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else {
      const [, hashes, anchor, title = ""] = /^(#{1,6}) (?:<a id="([^"]*)"><\/a>)?(.*)$/.exec(line) ?? [];
      const [, indent = "", name] = /^(?:( *)- |\| \[?)`([^`]+)`/.exec(line) ?? [];
      const [, inset = "", linked] = /^( *)- \[(?:~~)?`([^`]+)`/.exec(line) ?? [];
      const [, code] = /^`([^`]+)`/.exec(title) ?? [];
      if (hashes !== undefined)
        places.push({ name: title.replaceAll("`", ""), code, anchor, level: hashes.length, start });
      else if (name !== undefined) places.push({ name, level: itemLevel + indent.length, start });
      else if (linked !== undefined) places.push({ name: linked, level: linkLevel + inset.length, start });
    }
    start += line.length + 1;
  }
  return places;
}

/** The headings that a page is made of, in few words, from an offset on. */
export function sayHeadings(markdown: string, from: number): string {
  const headings = listPlaces(markdown).filter(({ level, start }) => level <= 2 && start >= from);
  const said = headings.slice(0, mostSaid).map(({ name, start }) => `${name.slice(0, 60)} at ${start}`);
  return headings.length > said.length
    ? [...said, `${headings.length - said.length} more`].join("; ")
    : said.join("; ");
}

const mostSaid = 25;
