/** What is shorter stays as it stands on its page, in characters. */
const shortest = 6000;
/** What fits into a line stands in one. */
const width = 120;

/** What of JSON means something; a text that has anything else is none. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*|true|false|null|\s+/y;

/** A piece of JSON with the blank that follows it in a line. */
interface Token {
  readonly text: string;
  readonly blank: string;
}

/**
 * Long JSON without its indentation, which is half of a deep schema: what fits into a line stands in one, and anything else has a line
 * for each thing in it. Not a sign is changed besides. Whatever is short or isn't JSON, as it is.
 */
export function tightenJson(text: string): string {
  if (text.length < shortest) return text;
  const tokens = readTokens(text);
  const ends = tokens && matchBrackets(tokens);
  return tokens === undefined || ends === undefined ? text : layOut(tokens, ends);
}

function readTokens(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  let at = 0;
  while (at < text.length) {
    tokenPattern.lastIndex = at;
    const [piece] = tokenPattern.exec(text) ?? [];
    if (piece === undefined) return undefined;
    at += piece.length;
    if (piece.trim() !== "") tokens.push({ text: piece, blank: piece === "," || piece === ":" ? " " : "" });
  }
  return tokens;
}

/** By the place of each bracket that opens, that of the one that closes it; undefined where they don't match. */
function matchBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> | undefined {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { text }] of tokens.entries()) {
    if (text === "{" || text === "[") open.push(index);
    if (text !== "}" && text !== "]") continue;
    const start = open.pop();
    if (start === undefined || tokens[start]?.text !== (text === "}" ? "{" : "[")) return undefined;
    ends.set(start, index);
  }
  return open.length === 0 ? ends : undefined;
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
