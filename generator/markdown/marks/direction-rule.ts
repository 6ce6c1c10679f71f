import type { StateCore, Token } from "markdown-it";
import { countSides, type Sides } from "../../page-model/count-sides.ts";
import { isFromRight } from "../../page-model/is-from-right.ts";

/**
 * Says of blocks with letters written from right to left which side they are read from: of headings and paragraphs, and of
 * quotes, lists, tables, notes and what else has marks or columns as a whole. Most of their letters decide; where most of the page is read
 * from the right a part of them is enough, since a sentence that begins with the name of a product may have little else.
 */
export function markDirections(state: StateCore): void {
  if (!isFromRight(state.src)) return;
  const { blocks, sides } = listBlocks(state.tokens);
  const weight = sides.right > sides.left ? 3 : 1;
  for (const { token, sides } of blocks) {
    if (sides.right * weight > sides.left) token.attrSet("dir", "rtl");
  }
}

interface Block {
  readonly token: Token;
  sides: Sides;
}

const outer = /^(?:bullet_list|ordered_list|table|blockquote|admonition|dl|footnote)_(?:open|close)$/;

/** The blocks that stand in no other one, each with the letters in it, and all letters of the text. */
function listBlocks(tokens: readonly Token[]): { readonly blocks: readonly Block[]; readonly sides: Sides } {
  const blocks: Block[] = [];
  let sides: Sides = { left: 0, right: 0 };
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (outer.test(token.type)) {
      if (depth === 0) blocks.push({ token, sides: { left: 0, right: 0 } });
      depth += token.nesting;
    } else if (token.type === "inline") {
      const own = countSides(token.content);
      const before = tokens[index - 1];
      if (depth === 0 && before !== undefined) blocks.push({ token: before, sides: own });
      const block = depth === 0 ? undefined : blocks.at(-1);
      if (block !== undefined) block.sides = add(block.sides, own);
      sides = add(sides, own);
    }
  }
  return { blocks, sides };
}

function add(one: Sides, other: Sides): Sides {
  return { left: one.left + other.left, right: one.right + other.right };
}
