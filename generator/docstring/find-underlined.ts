import { isUnderline } from "./is-underline.ts";

/** Where the next underlined heading begins, whichever it is. */
export function findUnderlined(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (/^\S/.test(line) && !/^-+\s*$/.test(line) && isUnderline(lines[at + 1])) return at;
  }
  return lines.length;
}
