import { expect, test } from "vitest";
import { findTocAnchor } from "./find-toc-anchor.ts";

const span = { file: "a.md", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const texts = ["operator[]", "operator=", "安装", "使用 MkDocs", "operator+=", "卸载", "Notes_1", "Notes", "Notes"];
const headings = texts.map((text, index) => ({ text, id: String(index), level: 2, span }));

test.each([
  ["operator", "0"],
  ["operator_1", "1"],
  ["_2", "2"],
  ["mkdocs", "3"],
  ["operator_2", "4"],
  ["_3", "5"],
  ["notes_1", "6"],
  ["notes", "7"],
  ["notes_2", "8"],
])("%s is the heading %s", (anchor, id) => {
  expect(findTocAnchor(anchor, { heading: "标题", headings })).toEqual({ id });
});

test("the title is counted, and is the top of the page", () => {
  expect(findTocAnchor("_1", { heading: "标题", headings })).toEqual({ id: undefined });
  expect(findTocAnchor("_1", { heading: undefined, headings })).toEqual({ id: "2" });
  expect(findTocAnchor("_9", { heading: "标题", headings })).toBeUndefined();
});
