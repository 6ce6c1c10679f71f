import type { StateCore } from "markdown-it";

/** Gives links without words, `[](guide.md)`, a place for the name of what they lead to, which only rendering knows. */
export function makeRoomInLinks({ tokens, Token }: StateCore): void {
  for (const { children } of tokens) {
    if (children === null) continue;
    for (let index = children.length - 1; index > 0; index -= 1) {
      if (children[index]?.type !== "link_close" || children[index - 1]?.type !== "link_open") continue;
      const name = new Token("text", "", 0);
      name.meta = { isLinkName: true };
      children.splice(index, 0, name);
    }
  }
}
