/**
 * A Python text without the bodies of its functions, which say nothing of what a module declares and are most of it.
 * What stays keeps its line and column. Kept of a body are its docstring, a lone `return`, and all of it where the
 * method is one of the class, as factories are, or checks a model as a whole, or `matters` says so. Methods that a class keeps to itself go with their
 * heads, unless something decorates them. A text whose brackets or quotes don't meet comes back as it is.
 */
export function skimPython(text: string, matters: (body: string) => boolean): string {
  const lines = splitLines(text);
  if (lines === undefined) return text;
  const pieces: string[] = [];
  let done = 0;
  let isTelling = false;
  let isDecorated = false;
  let index = 0;
  for (let line = lines[index]; line !== undefined; line = lines[index]) {
    index += 1;
    const begin = line.start + line.indent;
    if (text.charAt(begin) === "@") {
      isTelling ||= telling.test(text.slice(begin, begin + longestTelling));
      isDecorated = true;
      continue;
    }
    const head = functionStart.exec(text.slice(begin, begin + longestStart));
    if (head !== null && !isTelling) {
      const first = index;
      const { indent } = line;
      while ((lines[index]?.indent ?? 0) > indent) index += 1;
      const body = findCut(text, lines.slice(first, index), matters);
      if (body !== undefined) {
        const isHidden = indent > 0 && !isDecorated && head.groups?.["own"] !== undefined;
        const cut = isHidden ? { start: begin, end: body.end, instead: "pass" } : body;
        pieces.push(text.slice(done, cut.start), cut.instead, keepLines(text.slice(cut.start, cut.end)));
        done = cut.end;
      }
    }
    isTelling = false;
    isDecorated = false;
  }
  return pieces.length === 0 ? text : pieces.join("") + text.slice(done);
}

/** A method of the class, or one that looks at what a model is given. */
const telling = /^@(?:classmethod|(?:pydantic\.)?(?:root|model)_validator\()/;
const longestTelling = 30;

/** What a class keeps to itself has a name with one underscore before it. */
const functionStart = /^(?:async\s+)?def\s+(?<own>_(?!_))?/;
const longestStart = 20;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** What can go of a body, whose statements are given by the lines that they begin in. */
function findCut(text: string, body: readonly Line[], matters: (body: string) => boolean): Cut | undefined {
  const [head, second] = body;
  const end = body.at(-1)?.end;
  if (head === undefined || end === undefined) return undefined;
  const hasDoc = quoteStart.test(text.slice(head.start + head.indent, head.start + head.indent + 4));
  const first = hasDoc ? second : head;
  if (first === undefined) return undefined;
  const start = first.start + first.indent;
  if (first.end === end && text.startsWith("return", start)) return undefined;
  return matters(text.slice(start, end)) ? undefined : { start, end, instead: hasDoc ? "" : "pass" };
}

const quoteStart = /^[rRuU]?["']/;

/** The line breaks of a text, and nothing else. */
function keepLines(text: string): string {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return "\n".repeat(count);
}

/** A statement's line: all that belongs together by brackets, long texts and backslashes. */
interface Line {
  readonly start: number;
  /** Behind its last character, before the line break. */
  readonly end: number;
  readonly indent: number;
}

/** What ends or continues a line, or opens what has to be closed first. */
const marks = /["'#()[\]{}\n\\]/g;

/** The lines that have more than a comment, or nothing where quotes or brackets don't meet. */
function splitLines(text: string): readonly Line[] | undefined {
  const lines: Line[] = [];
  const mark = new RegExp(marks);
  let start = 0;
  let depth = 0;
  for (;;) {
    const found = mark.exec(text);
    const at = found?.index ?? text.length;
    const sign = found?.[0] ?? "\n";
    if (sign === "\n") {
      if (depth === 0) {
        const indent = measureIndent(text, start);
        const first = text.charAt(start + indent);
        if (start + indent < at && first !== "#" && first !== "\r") lines.push({ start, end: at, indent });
        start = at + 1;
      }
      if (found === null) return depth === 0 ? lines : undefined;
    } else if (sign === "#") {
      const end = text.indexOf("\n", at);
      mark.lastIndex = end < 0 ? text.length : end;
    } else if (sign === "\\") mark.lastIndex = at + (text.startsWith("\r\n", at + 1) ? 3 : 2);
    else if (sign === '"' || sign === "'") {
      const end = findTextEnd(text, at, sign);
      if (end === undefined) return undefined;
      mark.lastIndex = end;
    } else if ("([{".includes(sign)) depth += 1;
    else if ((depth -= 1) < 0) return undefined;
  }
}

/** Where a text literal ends that begins at a quote, or nothing where it doesn't. */
function findTextEnd(text: string, start: number, quote: string): number | undefined {
  const isLong = text.startsWith(quote.repeat(3), start);
  const close = isLong ? quote.repeat(3) : quote;
  let from = start + close.length;
  for (;;) {
    const end = text.indexOf(close, from);
    if (end < 0) return undefined;
    let slashes = 0;
    while (end - slashes > from && text.charAt(end - slashes - 1) === "\\") slashes += 1;
    if (slashes % 2 === 0) {
      if (!isLong && breaksLine(text.slice(start, end))) return undefined;
      return end + close.length;
    }
    from = end + 1;
  }
}

/** Whether a short literal goes over a line end that no backslash stands before. */
function breaksLine(literal: string): boolean {
  return literal.includes("\n") && /(?<!\\|\\\r)\n/.test(literal);
}

/** In characters; a tab counts as one, since a file keeps to its manner. */
function measureIndent(text: string, start: number): number {
  let at = start;
  while (text.charAt(at) === " " || text.charAt(at) === "\t") at += 1;
  return at - start;
}
