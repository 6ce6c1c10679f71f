import { closesFence, readFence } from "../fence-reader.ts";

const openElement = /^[\t >]*<(pre|script|style|textarea)(?=[\s>]|$)/i;

/** Tells of the lines of a text, one after the other, whether each is code: between fences, or in HTML that is kept as it is written. */
export function createCodeTeller(): (line: string) => boolean {
  let fence: string | undefined;
  let element: string | undefined;
  return (line) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return true;
    }
    element ??= openElement.exec(line)?.[1]?.toLowerCase();
    if (element !== undefined) {
      if (line.toLowerCase().includes(`</${element}>`)) element = undefined;
      return true;
    }
    fence = readFence(line)?.mark;
    return fence !== undefined;
  };
}
