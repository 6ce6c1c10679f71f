import { isFromRight } from "./is-from-right.ts";

/** How many letters of a text are written from either side. */
export interface Sides {
  readonly left: number;
  readonly right: number;
}

/** Counts the letters of a text by the side that they are written from; code in Markdown and addresses of links aren't words. */
export function countSides(text: string): Sides {
  const words = text.replace(/`[^`]*`|\]\([^()\s]*/g, "");
  let right = 0;
  let all = 0;
  for (const [letter] of words.matchAll(/\p{L}/gu)) {
    all += 1;
    if (isFromRight(letter)) right += 1;
  }
  return { left: all - right, right };
}

/**
 * The direction of a text that has letters from the right, told by which of its letters are more: the first may be that of a
 * product's name, which may be as long as what is said of it. Nothing where it is read from the left, as all around it is.
 */
export function findDirection(text: string): "rtl" | undefined {
  if (!isFromRight(text)) return undefined;
  const { left, right } = countSides(text);
  return right >= left ? "rtl" : undefined;
}
