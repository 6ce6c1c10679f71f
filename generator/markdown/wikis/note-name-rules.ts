import type { MarkdownIt, StateBlock, StateInline, Token } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { scanIsland } from "../html/scan-islands.ts";

/*
 * What paragraphs are called in vaults of Obsidian: `^this` behind the words, or on a line of its own below a quote, a list or a table.
 * Links lead there, `[[Page#^this]]`; readers don't see it.
 */

const behind = /\^([A-Za-z\d-]{1,100})[ \t]*(?=\n|$)/y;
const alone = /^\^([A-Za-z\d-]{1,100})[ \t]*$/;

/** Teaches the dialect the names of paragraphs. */
export function addNoteNameRules(markdown: MarkdownIt): void {
  const alt = ["paragraph", "reference", "blockquote", "list"];
  markdown.block.ruler.before("table", "note_name_line", nameLine, { alt });
  markdown.inline.ruler.before("html_inline", "note_name", nameBehind);
}

function nameLine(state: StateBlock, line: number, _: number, silent: boolean): boolean {
  if (!hasNames(state) || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (state.src[start] !== "^") return false;
  const [, name] = alone.exec(state.src.slice(start, state.eMarks[line])) ?? [];
  if (name === undefined) return false;
  if (silent) return true;
  pushAnchor(state, "html_block", name).map = [line, line + 1];
  state.line = line + 1;
  return true;
}

function nameBehind(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== "^" || !hasNames(state) || !/\s/.test(src[pos - 1] ?? " ")) return false;
  behind.lastIndex = pos;
  const [whole = "", name] = behind.exec(src) ?? [];
  if (name === undefined) return false;
  if (!silent) {
    state.pending = state.pending.trimEnd();
    pushAnchor(state, "html_inline", name);
  }
  state.pos += whole.length;
  return true;
}

function hasNames({ env }: StateBlock | StateInline): boolean {
  return stateOf(env).options.wikiLinks === "name first";
}

/** The id begins as links have it, and as no author's of another place does. */
function pushAnchor(state: StateBlock | StateInline, type: "html_block" | "html_inline", name: string): Token {
  const anchor = state.push(type, "", 0);
  anchor.content = `<a id="^${name}"></a>`;
  anchor.meta = { pieces: scanIsland(anchor.content, new Set([...stateOf(state.env).closedNames, "a"])) };
  return anchor;
}
