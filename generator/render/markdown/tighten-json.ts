import { isJsonText } from "../../catalogue/is-json-text.ts";

/** What is shorter stays as it stands on its page, in characters. */
const shortest = 6000;
/** What fits into a line stands in one. */
const width = 120;

/** What JSON is made of besides what stands between quotes. */
const tokenPattern = /[{}[\],:]|[^\s{}[\],:"]+/y;

/** A piece of JSON with the blank that follows it in a line. */
interface Token {
  readonly text: string;
  readonly blank: string;
}

/**
 * Long JSON without its indentation, which is half of a deep schema: what fits into a line stands in one, and anything else has a line
 * for each thing in it. Not a sign is changed besides. Whatever is short, isn't JSON or stands in fewer signs already, as it is.
 */
export function tightenJson(text: string): string {
  if (text.length < shortest || !isJsonText(text)) return text;
  const tokens = readTokens(text);
  const tight = layOut(tokens, matchBrackets(tokens));
  return tight.length < text.length ? tight : text;
}

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    tokenPattern.lastIndex = at;
    const piece = text[at] === '"' ? text.slice(at, findQuote(text, at + 1) + 1) : tokenPattern.exec(text)?.[0];
    if (piece !== undefined) tokens.push({ text: piece, blank: piece === "," || piece === ":" ? " " : "" });
    at += piece?.length ?? 1;
  }
  return tokens;
}

/** The quote that ends a value. No pattern looks for it, since what patterns keep in mind grows with what they pass. */
function findQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

/** By the place of each bracket that opens, that of the one that closes it. */
function matchBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { text }] of tokens.entries()) {
    if (text === "{" || text === "[") open.push(index);
    const start = text === "}" || text === "]" ? open.pop() : undefined;
    if (start !== undefined) ends.set(start, index);
  }
  return ends;
}

function layOut(tokens: readonly Token[], ends: ReadonlyMap<number, number>): string {
  // How long all tokens before each are in one line.
  const before = [0];
  for (const { text, blank } of tokens) before.push((before.at(-1) ?? 0) + text.length + blank.length);
  const lines: string[] = [];
  let line = "";
  const endLine = (): void => {
    if (line !== "") lines.push(line.trimEnd());
    line = "";
  };
  /** Up to here, all stands in one line. */
  let whole = 0;
  for (const [index, { text, blank }] of tokens.entries()) {
    if (index < whole) {
      line += text + blank;
      continue;
    }
    const end = ends.get(index);
    const length = end === undefined ? 0 : (before[end + 1] ?? 0) - (before[index] ?? 0);
    if (text === "}" || text === "]") endLine();
    line += text + blank;
    // A comma may follow.
    if (end !== undefined && line.length - 1 + length + 1 <= width) whole = end + 1;
    else if (end !== undefined || text === ",") endLine();
  }
  endLine();
  return lines.join("\n");
}
