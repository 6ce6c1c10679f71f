import type { MarkdownIt } from "markdown-it";

const size = /\s{0,5}=(?:\d{1,5}(?:px|%)?)?x?(?:\d{1,5}(?:px|%)?)?(?=\s{0,5}\))/y;

/** `![A pier](pier.png =300x200)`: wikis of Azure DevOps and others say how large a picture is, which is a matter of looks. */
export function passOverSizes(markdown: MarkdownIt): void {
  const { parseLinkTitle } = markdown.helpers;
  markdown.helpers = {
    ...markdown.helpers,
    parseLinkTitle(text, start, max, before) {
      const found = parseLinkTitle(text, start, max, before);
      if (before !== undefined) return found;
      size.lastIndex = found.ok ? found.pos : start;
      const end = size.test(text) ? size.lastIndex : undefined;
      if (end === undefined || end > max) return found;
      return { ...found, ok: true, can_continue: false, pos: end };
    },
  };
}
