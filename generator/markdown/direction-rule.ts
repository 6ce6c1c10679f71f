import type { StateCore, Token } from "markdown-it";
import { isFromRight } from "../page-model/is-from-right.ts";

/**
 * Lets browsers find the direction of blocks that have letters written from right to left. A list or table that begins with such
 * letters has it as a whole, with its marks and columns; the text in it may not say so itself then, or it would not count.
 */
export function markDirections(state: StateCore): void {
  if (!isFromRight(state.src)) return;
  const { tokens } = state;
  /** Of the lists and tables around, whether the direction is theirs. */
  const around: boolean[] = [];
  let item: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (isWhole(token) && token.nesting === 1) {
      const isMarked = around.includes(true) || isFromRight(findFirstText(tokens, index));
      if (isMarked && !around.includes(true)) token.attrSet("dir", "auto");
      around.push(isMarked);
    } else if (isWhole(token)) around.pop();
    else if (token.type === "list_item_open") item = token;
    if (token.type !== "inline" || around.includes(true) || !isFromRight(token.content)) continue;
    const block = tokens[index - 1];
    // A paragraph of a tight list isn't written.
    if (block?.hidden === true) item?.attrSet("dir", "auto");
    else block?.attrSet("dir", "auto");
  }
}

function isWhole({ type }: Token): boolean {
  return /^(?:bullet_list|ordered_list|table)_(?:open|close)$/.test(type);
}

/** The first text in the list or table that opens at an index. */
function findFirstText(tokens: readonly Token[], open: number): string {
  const level = tokens[open]?.level;
  for (let index = open + 1; index < tokens.length && tokens[index]?.level !== level; index += 1) {
    const token = tokens[index];
    if (token?.type === "inline" && token.content !== "") return token.content;
  }
  return "";
}
