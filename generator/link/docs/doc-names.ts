/** By file, what its docs say, in the order of reading. */
export type DocTexts = ReadonlyMap<string, readonly string[]>;

/** What stands for a doc while schemas are linked; no doc that somebody writes begins so. */
const mark = "\0";

/** Names the doc that has this position among those of its file. */
export function nameDoc(file: string, position: number): string {
  return `${mark}${position} ${file}`;
}

/** What the doc of that name says; a doc that was left in its place is what it is. */
export function readDoc(doc: string | undefined, texts: DocTexts): string | undefined {
  if (doc === undefined || !doc.startsWith(mark)) return doc;
  const end = doc.indexOf(" ");
  return texts.get(doc.slice(end + 1))?.[Number(doc.slice(mark.length, end))] ?? doc;
}
