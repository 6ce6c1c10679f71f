/** A piece of a text in Markdown that may have tags of HTML between its words. */
export type HtmlPiece =
  | { readonly kind: "text"; readonly text: string }
  /** What Markdown takes as it is: a stretch of code, with its marks, or a character behind a backslash. */
  | { readonly kind: "literal"; readonly text: string }
  | HtmlTag;

/** The beginning or the end of an element, or one that has no end. */
export interface HtmlTag {
  readonly kind: "tag";
  /** In lower case. */
  readonly name: string;
  readonly closes: boolean;
  /** As it was written, with its attributes. */
  readonly text: string;
  /** Of a line's end, or what may do without its own, whether it is in a row of a table of Markdown, which can have none. */
  readonly isInRow: boolean;
}

const special = /[<`\\]/g;
const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s[^<>]*|\/)?)>/y;
const ticks = /`+/y;

/** The pieces of a text, in its order and all of it but comments of HTML. */
export function splitHtml(text: string): readonly HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let from = 0;
  /** What is known to have no end in what is left is looked for once. */
  const endless = new Set<string>();
  const findEnd = (end: string, at: number): number => {
    if (endless.has(end)) return -1;
    const found = text.indexOf(end, at);
    if (found < 0) endless.add(end);
    return found < 0 ? -1 : found + end.length;
  };
  const add = (start: number, end: number, piece?: HtmlPiece): void => {
    if (start > from) pieces.push({ kind: "text", text: text.slice(from, start) });
    if (piece !== undefined) pieces.push(piece);
    from = end;
    special.lastIndex = end;
  };
  special.lastIndex = 0;
  for (let match = special.exec(text); match !== null; match = special.exec(text)) {
    const at = match.index;
    if (match[0] === "\\") {
      add(at, Math.min(at + 2, text.length), { kind: "literal", text: text.slice(at, at + 2) });
    } else if (match[0] === "`") {
      ticks.lastIndex = at;
      const marks = ticks.exec(text)?.[0] ?? "`";
      const end = findCodeEnd(text, { at: at + marks.length, marks, findEnd });
      add(at, end, { kind: "literal", text: text.slice(at, end) });
    } else if (text.startsWith("<!--", at)) {
      const end = findEnd("-->", at);
      if (end >= 0) add(at, end);
    } else {
      tag.lastIndex = at;
      const [whole, slash, name] = tag.exec(text) ?? [];
      if (whole === undefined || name === undefined) continue;
      add(at, at + whole.length, {
        kind: "tag",
        name: name.toLowerCase(),
        closes: slash === "/",
        text: whole,
        isInRow: /^(?:br|p|li|t[rdh]|d[dt])$/i.test(name) && isInRow(text, at),
      });
    }
  }
  add(text.length, text.length);
  return pieces;
}

interface CodeStart {
  readonly at: number;
  readonly marks: string;
  readonly findEnd: (end: string, at: number) => number;
}

/** Behind a stretch of code: as many marks as began it, of which there aren't more; where there are none, behind its own. */
function findCodeEnd(text: string, { at, marks, findEnd }: CodeStart): number {
  for (let end = findEnd(marks, at); end >= 0; end = findEnd(marks, end)) {
    if (text[end] !== "`" && text[end - marks.length - 1] !== "`") return end;
    while (text[end] === "`") end += 1;
  }
  return at;
}

/** As far as the beginning of a line is looked for. */
const longestRow = 2000;

function isInRow(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longestRow), at);
  return /^[ \t]*\|/.test(before.slice(before.lastIndexOf("\n") + 1));
}
