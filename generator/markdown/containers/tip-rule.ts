import type { StateCore, Token } from "markdown-it";
import { type AdmonitionType, findAdmonitionType } from "./admonition-types.ts";

const types: Readonly<Record<string, string>> = { "?": "tip", "!": "important", "~": "warning", "-": "info" };

/** A sign, and of an arrow a sentence behind it, as an arrow may be one. */
const form = /^([?!~]|-(?=>[ \t]+(?:\*\*|[A-Z`][^\n]{20})))>[ \t]+(?=\S)/;
/** What a note is called by those who write it out: `**NOTE:**`. */
const called =
  /^(?:\*\*|__)(note|info|tip|important|warning|caution|danger)[ \t]?(?::(?:\*\*|__)|(?:\*\*|__):?)[ \t]+(?=\S)/i;

/** Turns paragraphs that begin with `?> ` or `!> `, as Docsify marks them, or with `~> ` and `-> `, as registries of Terraform have it, into admonitions. */
export function readTips(state: StateCore): void {
  if (!/^[ \t]*[?!~-]>[ \t]/m.test(state.src)) return;
  let isOpen = false;
  state.tokens = state.tokens.flatMap((token, index): readonly Token[] => {
    if (token.type === "paragraph_open") {
      const inline = state.tokens[index + 1];
      const [mark, sign = ""] = form.exec(inline?.content ?? "") ?? [];
      const type = findAdmonitionType(types[sign] ?? "");
      if (mark === undefined || inline === undefined || type === undefined) return [token];
      inline.content = inline.content.slice(mark.length);
      isOpen = true;
      return [createMark(1, { ...callByWords(inline, type) }, token, state), token];
    }
    if (token.type !== "paragraph_close" || !isOpen) return [token];
    isOpen = false;
    return [token, createMark(-1, null, token, state)];
  });
}

/** The type with the label that the words begin with, which are left out there; what is important in another way has that looks. */
function callByWords(inline: Token, type: AdmonitionType): AdmonitionType {
  const [words = "", name = ""] = called.exec(inline.content) ?? [];
  inline.content = inline.content.slice(words.length);
  const meant = findAdmonitionType(name) ?? type;
  return type.label === "Important" ? meant : { ...type, label: meant.label };
}

function createMark(nesting: 1 | -1, meta: Token["meta"], { map, level }: Token, { Token }: StateCore): Token {
  const mark = new Token(nesting === 1 ? "admonition_open" : "admonition_close", "div", nesting);
  return Object.assign(mark, { meta, map, level, block: true });
}
