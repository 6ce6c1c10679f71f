import type { StateCore } from "markdown-it";
import { closesFence, readFence } from "../fence-reader.ts";

const mark = /^>>>[ \t]*\r?$/;

/** GitLab has quotes of several blocks between lines of `>>>`. They become quotes as CommonMark has them, line by line; a mark without a partner stays. */
export function translateFencedQuotes(state: StateCore): void {
  if (!state.src.includes(">>>")) return;
  const lines = state.src.split("\n");
  const marks = listMarks(lines);
  if (marks.length < 2) return;
  for (let pair = 0; pair + 1 < marks.length; pair += 2) {
    const [first = 0, last = 0] = marks.slice(pair, pair + 2);
    lines[first] = lines[last] = "";
    for (let line = first + 1; line < last; line += 1) lines[line] = `> ${lines[line] ?? ""}`.trimEnd();
  }
  state.src = lines.join("\n");
}

/** Where the marks stand that are outside of code. */
function listMarks(lines: readonly string[]): readonly number[] {
  const marks: number[] = [];
  let fence: string | undefined;
  for (const [number, line] of lines.entries()) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    fence = readFence(line)?.mark;
    if (mark.test(line)) marks.push(number);
  }
  return marks;
}
