/** Longer statements are none that someone wrote into a page. */
const longestStatement = 20_000;

const closers: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/**
 * Offset of the first blank line behind `start` at which all brackets, quotes and templates of a piece of JavaScript are
 * closed, or the text's end; undefined where none is in reach. Nothing is understood of it but what may hide a bracket.
 */
export function findScriptEnd(text: string, start: number): number | undefined {
  const limit = Math.min(text.length, start + longestStatement);
  /** What closes each bracket that is open; a backtick for a template. */
  const open: string[] = [];
  for (let index = start; index < limit; index += 1) {
    const character = text[index] ?? "";
    if (open.at(-1) === "`") {
      if (character === "\\") index += 1;
      else if (character === "`") open.pop();
      else if (character === "$" && text[index + 1] === "{") {
        open.push("}");
        index += 1;
      }
    } else if (character === "\n") {
      if (open.length === 0 && isBlankLine(text, index + 1)) return index + 1;
    } else if (character === '"' || character === "'") index = skipString(text, index, limit);
    else if (character === "/") index = skipComment(text, index, limit);
    else if (character === "`") open.push("`");
    else if (closers.has(character)) open.push(closers.get(character) ?? "");
    else if (character === open.at(-1)) open.pop();
  }
  return open.length === 0 && limit === text.length ? limit : undefined;
}

function isBlankLine(text: string, start: number): boolean {
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\n") return true;
    if (character !== " " && character !== "\t" && character !== "\r") return false;
  }
  return true;
}

/** Offset of the last character of a string; of its first for an apostrophe in words, which nothing closes on its line. */
function skipString(text: string, start: number, limit: number): number {
  for (let index = start + 1; index < limit; index += 1) {
    const character = text[index];
    if (character === "\n") return start;
    if (character === "\\") index += 1;
    else if (character === text[start]) return index;
  }
  return start;
}

function skipComment(text: string, start: number, limit: number): number {
  const next = text[start + 1];
  if (next === "*") {
    const end = text.slice(start, limit).indexOf("*/", 2);
    return end === -1 ? start : start + end + 1;
  }
  // Two slashes behind a colon are an address in words.
  if (next !== "/" || text[start - 1] === ":") return start;
  const end = text.slice(start, limit).indexOf("\n");
  return end === -1 ? limit : start + end - 1;
}
