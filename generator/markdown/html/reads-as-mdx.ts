import type { StateBlock } from "markdown-it";
import { stateOf } from "../dialect-state.ts";

/** What only JSX has: in a tag of HTML, and for a blank at the end of a line. */
const jsx = /<[a-z][\w-]{0,30}(?=\s)[^<>]{0,300}?\s(?:className=|[A-Za-z][\w-]{0,40}=\{)|\{" "\}/;
const around = "div|center|section|article|main|header|footer|aside|figure|details";
/** A tag of an element that others are put into, alone on its line, or the summary of what folds. */
const edge = new RegExp(
  String.raw`^[ \t]*(?:</?(?:${around})(?:\s[^<>]{0,500})?>|<summary>[^\n]{0,500}</summary>)[ \t]*\r?$`,
);

/**
 * Whether the Markdown of a page in JSX begins on a line within a block of HTML: in MDX, what stands on lines of its own in an element is
 * Markdown, without a blank line before it. Elsewhere it is HTML up to the next blank line.
 */
export function readsAsMdx(state: StateBlock, line: number): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (state.src[start] === "<" || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const before = state.src.slice(state.bMarks[line - 1] ?? 0, state.eMarks[line - 1]);
  if (!/>[ \t]*\r?$/.test(before)) return false;
  // What Notion exports has its callouts so, and nothing else of JSX.
  const isMdx = isInJsx(state) || /^[ \t]*<aside>/.test(before);
  return isMdx && (edge.test(before) || endsTag(state, line - 1)) && !closesWithin(state, line);
}

/** Whether a page's HTML is JSX, which its name says, or something in it shows. */
export function isInJsx({ src, env }: StateBlock): boolean {
  const dialect = stateOf(env);
  return (dialect.isJsx ??= dialect.options.isMdx ?? jsx.test(src));
}

const closing = new RegExp(`</(?:${around})>`);

/** Whether a tag closes such an element behind words, which would be a part of their paragraph. */
function closesWithin(state: StateBlock, first: number): boolean {
  for (let line = first; line < state.lineMax && !state.isEmpty(line); line += 1) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    if (state.src[start] === "<") return false;
    if (closing.test(state.src.slice(start, state.eMarks[line]))) return true;
  }
  return false;
}

/** Whether a line is the last one of a tag over several lines. */
function endsTag(state: StateBlock, line: number): boolean {
  return /^[ \t]*\/?>[ \t]*\r?$/.test(state.src.slice(state.bMarks[line] ?? 0, state.eMarks[line]));
}
