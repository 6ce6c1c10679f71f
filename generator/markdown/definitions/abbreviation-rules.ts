import type { MarkdownIt, StateBlock, StateCore, Token } from "markdown-it";
import { stateOf } from "../dialect-state.ts";

/*
 * `*[URN]: Uniform Resource Name`, as MkDocs and others have it: a line that is shown nowhere, and says what a word means wherever
 * else it stands in the text.
 */

/** What another star follows is emphasis: `*[Note]: not yet.*` */
const definition = /^\*\[([^\][\n]{1,100})\]:[ \t]*([^*\r]*)\r?$/;
/** What a word begins, longest first, each with its meaning. */
type Meanings = Map<string, [name: string, meaning: string][]>;
/** Words with more names than this are a list of something else. */
const mostOfOneWord = 20;

/** Teaches the dialect abbreviations, and marks them wherever the page has them. */
export function addAbbreviationRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("reference", "abbreviation", readDefinition, { alt: ["paragraph", "reference"] });
  markdown.core.ruler.push("abbreviations", markAbbreviations);
}

function readDefinition(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  // Most lines aren't cut out to be looked at.
  if (!state.src.startsWith("*[", start) || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const [, name = "", meaning = ""] = definition.exec(state.src.slice(start, state.eMarks[startLine])) ?? [];
  if (name.trim() === "") return false;
  if (silent) return true;
  stateOf(state.env).abbreviations.set(name.trim(), meaning.trim());
  state.line = startLine + 1;
  return true;
}

function markAbbreviations(state: StateCore): void {
  const { abbreviations } = stateOf(state.env);
  if (abbreviations.size === 0) return;
  const meanings: Meanings = new Map();
  for (const entry of [...abbreviations].toSorted(([a], [b]) => b.length - a.length)) {
    const [word = entry[0]] = /^[\p{L}\p{N}_]+/u.exec(entry[0]) ?? [];
    const known = meanings.get(word) ?? [];
    if (known.length < mostOfOneWord && entry[1] !== "") meanings.set(word, [...known, entry]);
  }
  for (const token of state.tokens) {
    if (token.type === "inline")
      token.children = (token.children ?? []).flatMap((child) => mark(child, meanings, state));
  }
}

function mark(token: Token, meanings: Meanings, { Token }: StateCore): Token[] {
  if (token.type !== "text") return [token];
  const { content } = token;
  const marked: Token[] = [];
  const addText = (text: string): void => {
    if (text === "") return;
    const part = new Token("text", "", 0);
    part.content = text;
    marked.push(part);
  };
  let from = 0;
  for (const { 0: word, index } of content.matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (index < from) continue;
    const [name, meaning] = meanings.get(word)?.find(([name]) => isAt(content, index, name)) ?? [];
    if (name === undefined || meaning === undefined) continue;
    addText(content.slice(from, index));
    const open = new Token("abbr_open", "abbr", 1);
    open.attrSet("title", meaning);
    marked.push(open);
    addText(name);
    marked.push(new Token("abbr_close", "abbr", -1));
    from = index + name.length;
  }
  if (from === 0) return [token];
  addText(content.slice(from));
  return marked;
}

/** Whether a name stands there, and no word goes on behind it. */
function isAt(text: string, index: number, name: string): boolean {
  if (!text.startsWith(name, index)) return false;
  return (
    !/^[\p{L}\p{N}_]/u.test(text.slice(index + name.length, index + name.length + 2)) || !/[\p{L}\p{N}_]$/u.test(name)
  );
}
