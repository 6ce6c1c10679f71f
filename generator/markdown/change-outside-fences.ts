import { closesFence, readFence } from "./fence-reader.ts";

/** A text whose lines are changed one by one, in order, but for those that open, fill and close fences of code. */
export function changeOutsideFences(text: string, change: (line: string) => string): string {
  let fence: string | undefined;
  return text
    .split("\n")
    .map((line) => {
      if (fence !== undefined) {
        if (closesFence(line, fence)) fence = undefined;
        return line;
      }
      fence = readFence(line)?.mark;
      return fence === undefined ? change(line) : line;
    })
    .join("\n");
}
