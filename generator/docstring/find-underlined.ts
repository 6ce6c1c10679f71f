import { isUnderline } from "./is-underline.ts";

/** Where the next underlined heading begins, whichever it is. */
export function findUnderlined(lines: readonly string[], from: number): number {
  const next = lines.findIndex(
    (line, index) => index >= from && /^\S/.test(line) && !/^-+\s*$/.test(line) && isUnderline(lines[index + 1]),
  );
  return next === -1 ? lines.length : next;
}
