import type { MarkdownIt, StateInline } from "markdown-it";
import { readEditBlocks } from "./edit-blocks.ts";

/*
 * What editors leave in a text, as MkDocs has it by `pymdownx.critic`: `{++inserted++}`, `{--deleted--}`, `{~~old~>new~~}`, `{==marked==}`
 * and `{>>a comment<<}`. Changes are shown as such, and comments to nobody, since they are for who writes.
 */

/** Teaches the dialect the marks of editors. */
export function addEditRules(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("emphasis", "edits", edit);
  markdown.core.ruler.after("inline", "edit_blocks", readEditBlocks);
}

const elements: ReadonlyMap<string, string> = new Map([
  ["++", "ins"],
  ["--", "del"],
  ["==", "mark"],
  ["~~", ""],
  [">>", ""],
]);
const longest = 2000;

function edit(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "{") return false;
  const mark = src.slice(pos + 1, pos + 3);
  const tag = elements.get(mark);
  // Templates have comments in two braces that look alike: `{{-- a --}}`.
  if (tag === undefined || src[pos - 1] === "{") return false;
  const start = pos + 3;
  const ending = mark === ">>" ? "<<}" : `${mark}}`;
  const within = src.slice(start, Math.min(posMax, start + longest));
  const length = within.indexOf(ending);
  if (length <= 0 || src[start + length + ending.length] === "}") return false;
  const arrow = mark === "~~" ? within.slice(0, length).indexOf("~>") : -1;
  if (mark === "~~" && arrow === -1) return false;
  if (!silent) {
    const end = start + length;
    if (mark === "~~") {
      readWithin(state, "del", start, start + arrow);
      // Read without the looks of it, they would be one word.
      if (arrow > 0 && arrow + 2 < length) state.push("text", "", 0).content = " ";
      readWithin(state, "ins", start + arrow + 2, end);
    } else if (tag !== "") readWithin(state, tag, start, end);
    else state.push("comment", "", 0).hidden = true;
  }
  state.posMax = posMax;
  state.pos = start + length + ending.length;
  return true;
}

function readWithin(state: StateInline, tag: string, start: number, end: number): void {
  if (end <= start) return;
  state.push(`${tag}_open`, tag, 1);
  state.pos = start;
  state.posMax = end;
  state.md.inline.tokenize(state);
  state.push(`${tag}_close`, tag, -1);
}
