import { isCollection, visit, type Document } from "yaml";

/**
 * A text of which a list or map in brackets goes on in lines that aren't indented further than what it stands in, with such lines joined
 * to those before them; undefined where there is none. All else keeps its place. The standard asks for more indentation, and the parsers
 * that most tools have read it all the same: descriptions of the Docker Engine's API have had such lists of what is required.
 */
export function joinFlowLines(text: string, document: Document.Parsed): string | undefined {
  if (!document.errors.some(({ code, message }) => code === "BAD_INDENT" && message.startsWith("Flow ")))
    return undefined;
  const parts: string[] = [];
  let done = 0;
  for (const start of listUnclosed(text, document)) {
    if (start < done) continue;
    const end = findClosing(text, start);
    if (end === undefined) break;
    parts.push(text.slice(done, start), joinLines(text.slice(start, end)));
    done = end;
  }
  return parts.length === 0 ? undefined : `${parts.join("")}${text.slice(done)}`;
}

/** Where lists and maps in brackets begin that were read without their last one, in the order of the text. */
function listUnclosed(text: string, document: Document.Parsed): readonly number[] {
  const starts: number[] = [];
  visit(document, {
    Node: (_, node) => {
      if (!isCollection(node) || node.flow !== true || node.range === undefined || node.range === null) return;
      const [start, end] = node.range;
      if (text.charAt(end - 1) !== (text.charAt(start) === "[" ? "]" : "}")) starts.push(start);
    },
  });
  return starts.toSorted((one, other) => one - other);
}

/** A value in quotes, a comment, a bracket, and what says that nobody has closed the one at hand: a marker, a key or an item of a block. */
const token = /(?<=[[{,:\s])(?:"(?:\\[^]|[^"\\])*"|'(?:''|[^'])*'|#.*)|[[\]{}]|^(?:---|\.\.\.)\s|^[ \t]*-\s|:[ \t]*$/gm;

/** Behind the bracket that closes the one at `start`. */
function findClosing(text: string, start: number): number | undefined {
  token.lastIndex = start;
  const open: string[] = [];
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match;
    if (found === "[" || found === "{") open.push(found === "[" ? "]" : "}");
    else if (found === "]" || found === "}") {
      if (open.pop() !== found) return undefined;
      if (open.length === 0) return match.index + 1;
    } else if (!/^["'#]/.test(found)) return undefined;
  }
  return undefined;
}

/** On one line, without comments, which would take the rest of it with them; each sign stays in its place. */
function joinLines(text: string): string {
  return text
    .replaceAll(token, (found) => (found.startsWith("#") ? " ".repeat(found.length) : found))
    .replaceAll(/[\r\n]/g, " ");
}
