/** What names in braces mean in a stretch of text, and where its relative targets count from. */
export interface NameScope {
  /** Leads from the page's folder to that of the text, with a slash at its end; empty where they are the same. */
  readonly prefix: string;
  /** Pictures and other files that were imported, by the name that they have here. */
  readonly imports: ReadonlyMap<string, string>;
  /** The words that stand for `{version}` and `{props.name}`, by what is in the braces. */
  readonly words: ReadonlyMap<string, string>;
}

/** Lines of a text that come from one place of a file. */
export interface TextSegment {
  /** Counted from 0; it goes on to the next segment. */
  readonly firstLine: number;
  readonly file: string;
  /** The line of the file that the first one is. */
  readonly line: number;
  /** How many characters stand before what the lines hold of the file's, less those that they lack. */
  readonly shift: number;
  /** Absent where the text is the page's own. */
  readonly scope?: NameScope | undefined;
}

/** The segment that holds a line; undefined where a text is all of one file. */
export function findSegment(segments: readonly TextSegment[] | undefined, line: number): TextSegment | undefined {
  if (segments === undefined) return undefined;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((segments[middle]?.firstLine ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return segments[low];
}

/** How many characters may still be put in the places of names. */
export interface WordRoom {
  left: number;
}

/** So many characters come of the names in a text; a name may be as short as its words are long. */
export const mostOfWords = 1_000_000;

/** The words that a name stands for; undefined where nobody has said so, or all have been too many. */
export function takeWord(name: string, { words }: Pick<NameScope, "words">, room: WordRoom): string | undefined {
  const word = words.get(toWordKey(name));
  if (word === undefined || word.length > room.left) return undefined;
  room.left -= word.length;
  return word;
}

/** The key of what stands in braces. Properties are told without regard to case, as attributes are. */
export function toWordKey(name: string): string {
  return name.startsWith("props.") ? name.toLowerCase() : name;
}
