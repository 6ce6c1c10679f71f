import type { StateCore, Token } from "markdown-it";
import { findAdmonitionType } from "./admonition-types.ts";

const types: Readonly<Record<string, string>> = { "?": "tip", "!": "important" };

/** Turns paragraphs that begin with `?> ` or `!> `, as Docsify marks them, into admonitions. */
export function readTips(state: StateCore): void {
  if (!/^[ \t]*[?!]>[ \t]/m.test(state.src)) return;
  let isOpen = false;
  state.tokens = state.tokens.flatMap((token, index): readonly Token[] => {
    if (token.type === "paragraph_open") {
      const inline = state.tokens[index + 1];
      const [mark, sign = ""] = /^([?!])>[ \t]+(?=\S)/.exec(inline?.content ?? "") ?? [];
      const type = findAdmonitionType(types[sign] ?? "");
      if (mark === undefined || inline === undefined || type === undefined) return [token];
      inline.content = inline.content.slice(mark.length);
      isOpen = true;
      return [createMark(1, { ...type }, token, state), token];
    }
    if (token.type !== "paragraph_close" || !isOpen) return [token];
    isOpen = false;
    return [token, createMark(-1, null, token, state)];
  });
}

function createMark(nesting: 1 | -1, meta: Token["meta"], { map, level }: Token, { Token }: StateCore): Token {
  const mark = new Token(nesting === 1 ? "admonition_open" : "admonition_close", "div", nesting);
  return Object.assign(mark, { meta, map, level, block: true });
}
