import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { toWordKey } from "../text-segment.ts";

/** What JSX has in text besides tags and comments: expressions in braces that are words, and fragments. */
export function addBraceRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("table", "fragment", fragmentLine, { alt: ["paragraph"] });
  markdown.inline.ruler.before("html_inline", "fragment", fragment);
  markdown.inline.ruler.before("html_inline", "brace", brace);
}

/** Lines with just `<>` or `</>`, in a text that has both. */
function fragmentLine(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if (state.src[start] !== "<") return false;
  const line = state.src.slice(start, state.eMarks[startLine]).trim();
  if ((line !== "<>" && line !== "</>") || !stateOf(state.env).hasFragments) return false;
  if (!silent) state.line = startLine + 1;
  return true;
}

/** For each text that is being read: where the first fragment may begin and the last one end. */
const fragmentEnds = new WeakMap<StateInline, { readonly first: number; readonly last: number }>();

/** `<>…</>` in a line; `a <> b` without an end is a comparison. */
function fragment(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "<" || !stateOf(state.env).hasFragments) return false;
  const isOpen = src.startsWith("<>", pos);
  const length = isOpen ? 2 : 3;
  if (!isOpen && !src.startsWith("</>", pos)) return false;
  let ends = fragmentEnds.get(state);
  if (ends === undefined) fragmentEnds.set(state, (ends = { first: src.indexOf("<>"), last: src.lastIndexOf("</>") }));
  if (isOpen ? ends.last < pos : ends.first === -1 || ends.first > pos) return false;
  if (pos + length > posMax) return false;
  if (!silent) state.push("comment", "", 0).hidden = true;
  state.pos += length;
  return true;
}

/** No words: those in quotes and braces may be what a text is about. */
const signs = /\{\s*(["'`])([ \u00a0]{1,20}|[{}<>&@*_#|$]{1,4}=?)\1\s*\}/y;
const named = /\{\s*([A-Za-z_$][\w$]{0,80}(?:\.[A-Za-z_$][\w$]{0,80})?)\s*\}/y;

/** `{' '}` is a space, and `{'{'}` the sign in it; a name that the text gives a meaning is set aside until that is known for each place. */
function brace(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "{") return false;
  signs.lastIndex = pos;
  const sign = signs.exec(src);
  const { knownWords } = stateOf(state.env);
  named.lastIndex = pos;
  const name = sign === null && knownWords.size > 0 ? named.exec(src) : null;
  const [whole] = sign ?? name ?? [];
  if (whole === undefined || pos + whole.length > posMax) return false;
  if (name !== null && !knownWords.has(toWordKey(name[1] ?? ""))) return false;
  if (!silent) {
    const token = state.push(name === null ? "text" : "word", "", 0);
    token.content = sign?.[2] ?? whole;
    if (name !== null) token.meta = { name: toWordKey(name[1] ?? "") };
  }
  state.pos += whole.length;
  return true;
}
