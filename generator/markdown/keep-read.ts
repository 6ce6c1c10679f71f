import type { ReadText } from "./read-markdown.ts";

/*
 * Parsing and planning go by the same tokens of a text, so the one hands them to the other beside the document, which is plain data
 * and is remembered without them.
 */

/** By what parsing made of it: a text as it was read, for planning to take once. */
const kept = new WeakMap<object, ReadText>();
/** In characters, of all texts that are kept. What was read of a text takes many times its room, and to read it again only time. */
const longestKept = 5_000_000;
let keptLength = 0;
/** Documents that nobody renders, as those of a check, make room when they go. */
const untaken = new FinalizationRegistry<number>((length) => {
  keptLength -= length;
});

/** Keeps what was read of a text for whoever renders the document that was made of it. */
export function keepRead(document: { readonly text: string }, read: ReadText): void {
  const { length } = document.text;
  if (keptLength + length > longestKept) return;
  kept.set(document, read);
  untaken.register(document, length, document);
  keptLength += length;
}

/** What was read of a document's text, if it was kept; the second time it is not, since rendering writes to it. */
export function takeRead(document: { readonly text: string }): ReadText | undefined {
  const read = kept.get(document);
  if (!kept.delete(document)) return undefined;
  untaken.unregister(document);
  keptLength -= document.text.length;
  return read;
}
