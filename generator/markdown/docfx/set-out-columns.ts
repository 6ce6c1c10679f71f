import { closesFence, readFence } from "../fence-reader.ts";

const row = /^[ \t]*(?=:::\s?row:::)/i;
const column = /^[ \t]*:::\s?column\b(?!-end)/i;
const endOfColumn = /^[ \t]*:::\s?\/?(?:row|column)(?:-end)?\b/i;
const picture = /^[ \t]*(?=:::\s?image[ \t][^\n]{0,300}?type="complex")/i;
const endOfPicture = /^[ \t]*:::\s?image-end\b/i;

/**
 * What stands in a column of DocFX, or describes a picture, is set in there by as much as its authors like, so much often that it would be
 * code. It comes to begin where the row or the picture does.
 */
export function setOutColumns(lines: readonly string[]): readonly string[] {
  const set: string[] = [];
  let indent = 0;
  let fence: string | undefined;
  // Where nothing ends what is open, it is looked for once.
  let hasEnd = true;
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? "";
    set.push(line);
    index += 1;
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    fence = readFence(line)?.mark;
    if (!line.includes(":::") || !hasEnd) continue;
    indent = row.exec(line)?.[0].length ?? indent;
    const described = picture.exec(line)?.[0].length;
    if (described === undefined && !column.test(line)) continue;
    const ending = described === undefined ? endOfColumn : endOfPicture;
    let end = index;
    while (end < lines.length && !ending.test(lines[end] ?? "")) end += 1;
    hasEnd = end < lines.length;
    if (!hasEnd) continue;
    const inner = lines.slice(index, end);
    const least = inner.reduce((so, one) => (one.trim() === "" ? so : Math.min(so, one.search(/\S/))), Infinity);
    const cut = Math.max(0, least - (described ?? indent));
    for (const one of inner) set.push(one.slice(Math.min(cut, one.search(/\S|$/))));
    index = end;
  }
  return set;
}
