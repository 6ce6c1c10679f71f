import { chunksPerEntry } from "../../page-model/search-index.ts";

/** About as much as one idea needs; an excerpt is taken from one passage. */
const passageLength = 900;

/** A text cut into passages of much the same length, between words. What is too long for a page is cut off. */
export function cutPassages(text: string): readonly string[] {
  const passages: string[] = [];
  let start = 0;
  while (start < text.length && passages.length < chunksPerEntry) {
    let end = Math.min(text.length, start + passageLength);
    // A short rest would be a passage of its own.
    if (text.length - end < passageLength / 3) end = text.length;
    if (end < text.length) {
      const stop = Math.max(text.lastIndexOf(". ", end) + 1, text.lastIndexOf("。", end - 1) + 1);
      const space = text.lastIndexOf(" ", end);
      end = stop > start + passageLength / 2 ? stop : space > start ? space : end;
    }
    passages.push(text.slice(start, end).trim());
    start = end;
  }
  return passages;
}
