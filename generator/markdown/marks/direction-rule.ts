import type { StateCore, Token } from "markdown-it";
import { isFromRight } from "../../page-model/is-from-right.ts";

/**
 * Lets browsers find the direction of blocks that have letters written from right to left: of headings and paragraphs, and of
 * quotes, lists and tables as a whole, with their marks and columns. It is that of the first letter, unless what that is in says so itself.
 */
export function markDirections(state: StateCore): void {
  if (!isFromRight(state.src)) return;
  const around: Token[] = [];
  for (const [index, token] of state.tokens.entries()) {
    if (/^(?:bullet_list|ordered_list|table|blockquote)_open$/.test(token.type)) around.push(token);
    else if (/^(?:bullet_list|ordered_list|table|blockquote)_close$/.test(token.type)) around.pop();
    else if (token.type === "inline" && isFromRight(token.content)) {
      const block = around[0] ?? state.tokens[index - 1];
      block?.attrSet("dir", "auto");
    }
  }
}
