import { findEdits, type TextEdit } from "./fill-text.ts";
import type { ServerSettings } from "./server-settings.ts";

/** How examples are written, for when what was filled in is changed or forgotten. */
const written = new WeakMap<Element, readonly Node[]>();

/** Fills the reader's settings into the examples below an element, or takes them out again. */
export function fillExamples(settings: ServerSettings | undefined, root: ParentNode, path: string): void {
  for (const code of root.querySelectorAll("main pre code, pre code")) {
    const before = written.get(code);
    if (before !== undefined) code.replaceChildren(...before.map((node) => node.cloneNode(true)));
    if (settings === undefined) continue;
    const edits = findEdits(code.textContent, settings, path);
    if (edits.length === 0) continue;
    if (before === undefined)
      written.set(
        code,
        [...code.childNodes].map((node) => node.cloneNode(true)),
      );
    for (const edit of edits.toReversed()) editText(code, edit);
  }
}

/** Changes a stretch of an element's text, which may go over several elements inside it; they stay. */
function editText(element: Element, { start, end, text }: TextEdit): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  let isWritten = false;
  for (let node = walker.nextNode(); node !== null && at < end; node = walker.nextNode()) {
    const content = node.nodeValue ?? "";
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, content.length);
    at += content.length;
    if (from >= to) continue;
    node.nodeValue = content.slice(0, from) + (isWritten ? "" : text) + content.slice(to);
    isWritten = true;
  }
}
