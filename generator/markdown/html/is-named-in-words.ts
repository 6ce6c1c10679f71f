import { elementRules } from "./elements.ts";
import { findMark, type AbsentMarks } from "./scan-islands.ts";
import type { Tag } from "./scan-tag.ts";

/** Elements without content that leave nothing on a page. */
const silent: ReadonlySet<string> = new Set([
  ...["input", "link", "meta", "base", "param", "source", "track", "area", "col", "frame"],
]);
/** What is long before a tag is looked at no further. */
const nearBefore = 40;

/**
 * Whether a tag in a line of text is spoken of and not used, as in `Use a <details> element`: it opens a block between words of one
 * sentence that is closed nowhere in the paragraph, or stands there for something that no page shows.
 */
export function isNamedInWords(text: string, tag: Tag, end: number, absent: AbsentMarks): boolean {
  const name = tag.name.toLowerCase();
  const rule = elementRules.get(name);
  const isBlock = rule?.isBlock === true && tag.attributes.size === 0;
  if (tag.closing || tag.selfClosing || !(isBlock || silent.has(name))) return false;
  if (!/[\p{L}\p{N},;)`"'’”]\s$/u.test(text.slice(Math.max(0, tag.start - nearBefore), tag.start))) return false;
  if (!/^(?:[.,;:!?)]|['’]s\b| \p{L}| `)/u.test(text.slice(tag.end, tag.end + 3))) return false;
  // What nobody has to close may part two sentences, as in `Ships lie here <p> Boats lie there`.
  const mayPart = rule?.isVoid === true || rule?.mayStayOpen === true;
  if (isBlock && mayPart && /^ \p{Lu}/u.test(text.slice(tag.end, tag.end + 3))) return false;
  const closed = findMark(text, `</${tag.name}>`, tag.end, absent);
  return closed === undefined || closed > end;
}
