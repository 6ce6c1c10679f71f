import { expect, it, test } from "vitest";
import { markWords } from "./mark-words.ts";

function show(before: string, after: string): string {
  const signs = { same: ["", ""], removed: ["[-", "]"], added: ["[+", "]"] } as const;
  return markWords(before, after)
    .map(({ text, kind }) => `${signs[kind][0]}${text}${signs[kind][1]}`)
    .join("");
}

it.each([
  ["The owner of a book.", "The keeper of a book.", "The [-owner ][+keeper ]of a book."],
  ["One two three", "One three", "One [-two ]three"],
  ["One three", "One two three", "One [+two ]three"],
  ["a b c d", "c d a b", "[-a b ]c d [+a b]"],
  ["One line\nand another", "One line and another", "One line and another"],
  ["", "New words", "[+New words]"],
  ["Old words", "", "[-Old words]"],
])("%j became %j", (before, after, marked) => {
  expect(show(before, after)).toBe(marked);
});

test("what is added and what stays is the later text", () => {
  const [before, after] = ["The quick brown fox\n  jumps", "A quick red fox\n  leaps high"];
  const text = markWords(before, after).filter(({ kind }) => kind !== "removed");
  expect(text.map((each) => each.text).join("")).toBe(after);
});

test("long texts are told as replaced instead of taking for ever", () => {
  const [before, after] = ["x", "y"].map((word) =>
    Array.from({ length: 20_000 }, (_, index) => word + index).join(" "),
  );
  expect(markWords(`a ${before} z`, `a ${after} z`).map(({ kind }) => kind)).toEqual([
    "same",
    "removed",
    "added",
    "same",
  ]);
});
