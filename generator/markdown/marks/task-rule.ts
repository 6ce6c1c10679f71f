import type { StateCore } from "markdown-it";

/** Takes the boxes of task lists off their items, `[ ]` and `[x]`, and tells the items instead. */
export function readTasks(state: StateCore): void {
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== "list_item_open") continue;
    const inline = state.tokens[index + 2];
    if (state.tokens[index + 1]?.type !== "paragraph_open" || inline?.type !== "inline") continue;
    const box = /^\[([ xX])\][ \t]+(?=\S)/.exec(inline.content);
    if (box === null) continue;
    token.meta = { ...token.meta, task: box[1] === " " ? "open" : "done" };
    inline.content = inline.content.slice(box[0].length);
  }
}
