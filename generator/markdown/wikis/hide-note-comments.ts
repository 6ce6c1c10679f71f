import type { StateCore } from "markdown-it";
import { stateOf } from "../dialect-state.ts";

const fence = /^ {0,3}(?:`{3,}|~{3,})/;
/** Or code in a line, which is looked for to be passed over. */
const comment = /(?<!`)(`{1,3})(?!`)[^]{1,2000}?(?<!`)\1(?!`)|%%[^]{0,20000}?%%/g;

/** What Logseq notes of a block below it. */
const blockProperty = /^[ \t]{0,200}(?:[-*][ \t])?(?:id|collapsed|heading|logseq\.[\w.-]{1,60})::[ \t][^\n]{0,300}$/gm;

/** Blanks out what Obsidian shows to nobody: `%% a thought %%`, over several lines too. Whatever else there is, keeps its place. */
export function hideNoteComments(state: StateCore): void {
  if (stateOf(state.env).options.wikiLinks !== "name first" || !/%%|::[ \t]/.test(state.src)) return;
  // What stands between fences is every second piece.
  const pieces: string[][] = [[]];
  for (const line of state.src.split("\n")) {
    const isFence = fence.test(line);
    if (isFence && pieces.length % 2 === 1) pieces.push([]);
    pieces.at(-1)?.push(line);
    if (isFence && pieces.length % 2 === 0 && (pieces.at(-1)?.length ?? 0) > 1) pieces.push([]);
  }
  state.src = pieces.map((lines, index) => (index % 2 === 0 ? hide(lines.join("\n")) : lines.join("\n"))).join("\n");
}

function hide(text: string): string {
  return text.replace(comment, blank).replace(blockProperty, "");
}

/** A comment of HTML as long as the found one, where one has room. */
function blank(found: string): string {
  if (found.startsWith("`")) return found;
  const room = found.length - "<!---->".length;
  const inside = found.slice(4, -3).replace(/[^\n]/g, " ");
  return room < 0 || /\n\s*\n/.test(found) ? found.replace(/[^\n]/g, " ") : `<!--${inside}-->`;
}
