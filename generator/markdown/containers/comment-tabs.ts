import type { StateCore } from "markdown-it";
import { changeOutsideFences } from "../change-outside-fences.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";

/** How one tool writes tabs: lines of their own, each a comment, and what a tab begins with. */
interface Manner {
  readonly opening: RegExp;
  readonly closing: RegExp;
  readonly label: RegExp;
}

const manners: readonly Manner[] = [
  // The first Docusaurus: comments.
  {
    opening: /^ {0,3}<!--[ \t]?DOCUSAURUS_CODE_TABS[ \t]?-->[ \t]*\r?$/,
    closing: /^ {0,3}<!--[ \t]?END_DOCUSAURUS_CODE_TABS[ \t]?-->[ \t]*\r?$/,
    label: /^ {0,3}<!--[ \t]?([^<>\n]{1,100}?)[ \t]?-->[ \t]*\r?$/,
  },
  // The plug-in of Docsify: headings of bold words alone, or comments.
  {
    opening: /^ {0,3}<!--[ \t]*tabs:start[ \t]*-->[ \t]*\r?$/,
    closing: /^ {0,3}<!--[ \t]*tabs:end[ \t]*-->[ \t]*\r?$/,
    label: /^ {0,3}(?:#{1,6}[ \t]+\*\*([^*\n]{1,100})\*\*|<!--[ \t]*tab:([^<>\n]{1,100}?)-->)[ \t]*\r?$/,
  },
  // ExDoc: headings of the third level.
  {
    opening: /^ {0,3}<!--[ \t]*tabs-open[ \t]*-->[ \t]*\r?$/,
    closing: /^ {0,3}<!--[ \t]*tabs-close[ \t]*-->[ \t]*\r?$/,
    label: /^ {0,3}###[ \t]+([^\s#][^\n]{0,100}?)[ \t]*\r?$/,
  },
];

/** Tabs between comments, as the first Docusaurus, the plug-in of Docsify and ExDoc have them, become ours, line by line. */
export function translateCommentTabs(state: StateCore): void {
  if (!/<!--[ \t]*(?:tabs[:-]|DOCUSAURUS_CODE_TABS)/.test(state.src)) return;
  for (const manner of manners) state.src = translate(state.src, manner);
}

function translate(text: string, { opening, closing, label }: Manner): string {
  // What nothing closes is no tabs, and headings there are headings.
  let left = 0;
  changeOutsideFences(text, (line) => {
    if (closing.test(line)) left += 1;
    return line;
  });
  if (left === 0) return text;
  let isOpen = false;
  let hasTab = false;
  return changeOutsideFences(text, (line) => {
    if (closing.test(line)) {
      left -= 1;
      const end = hasTab ? "</TabItem></Tabs>" : "</Tabs>";
      const closed = isOpen ? end : line;
      isOpen = false;
      hasTab = false;
      return closed;
    }
    if (!isOpen) {
      isOpen = left > 0 && opening.test(line);
      return isOpen ? "<Tabs>" : line;
    }
    const [whole, heading, comment] = label.exec(line) ?? [];
    if (whole === undefined) return line;
    const before = hasTab ? "</TabItem>" : "";
    hasTab = true;
    return `${before}<TabItem label="${escapeAttribute((heading ?? comment ?? "").trim())}">`;
  });
}
