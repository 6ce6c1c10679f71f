import { expect, test } from "vitest";
import { readShell } from "./read-shell.ts";

/** Each command's words with their places, those that are not plain in brackets. */
function list(...lines: readonly string[]): readonly string[] {
  return readShell(lines.join("\n"), "a.md").map(({ words }) =>
    words
      .map(({ text, isPlain, span }) => {
        const place = `${span.startLine}:${span.startColumn}-${span.endLine}:${span.endColumn}`;
        return `${isPlain ? text : `[${text}]`} ${place}`;
      })
      .join(", "),
  );
}

test("words are told apart as a shell does, with their places", () => {
  expect(list("tool -a \"b c\" d\\ e 'f' # g", "A=1 B=2 other|third&&fourth")).toEqual([
    "tool 1:1-1:4, -a 1:6-1:7, b c 1:9-1:13, d e 1:15-1:18, f 1:20-1:22",
    "other 2:9-2:13",
    "third 2:15-2:19",
    "fourth 2:22-2:27",
  ]);
  expect(list("tool \\", '  --a="x\\"y" \'two', "lines' b")).toEqual([
    'tool 1:1-1:4, --a=x"y 2:3-2:12, two\nlines 2:14-3:6, b 3:8-3:8',
  ]);
});

test("what the shell or a reader puts in is marked", () => {
  expect(list('tool $A "${B} c" $(d e) `f` <your name> "\\$g" \'$h\'')).toEqual([
    "tool 1:1-1:4, [$A] 1:6-1:7, [${B} c] 1:9-1:16, [$(d e)] 1:18-1:23, [`f`] 1:25-1:27, " +
      "[<your name>] 1:29-1:39, $g 1:41-1:45, $h 1:47-1:50",
  ]);
});

test("redirections, here-documents and answers in a session are no words", () => {
  expect(list("tool a > b 2>&1 < c", "tool <<EOF d", "inside", "EOF", "tool e")).toEqual([
    "tool 1:1-1:4, a 1:6-1:6",
    "tool 2:1-2:4, d 2:12-2:12",
    "tool 5:1-5:4, e 5:6-5:6",
  ]);
  expect(list("$ tool a \\", "  b", "an answer", "$ tool c")).toEqual([
    "tool 1:3-1:6, a 1:8-1:8, b 2:3-2:3",
    "tool 4:3-4:6, c 4:8-4:8",
  ]);
});

test("what breaks off is read to its end", () => {
  for (const text of [
    'tool "a',
    "tool 'a",
    "tool $(a",
    "tool `a",
    "tool \\",
    "tool <<EOF\na",
    "<",
    "<<",
    "\f\u00a0)(",
  ]) {
    expect(list(text).length, text).toBeLessThan(2);
  }
});
