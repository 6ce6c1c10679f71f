import { expect, test } from "vitest";
import { closeSheet } from "./close-sheet.ts";

test.each([
  ["a { color: red }", undefined, undefined],
  ["a { b: url(data:image/svg+xml;utf8,{<svg>); c: '}' } /* { */ \\{ ", undefined, undefined],
  ["a {}\n@media print {\n  b { color: rgb(1, 2", ")}}", 2],
  ["a { color: red }\n/* { ", "*/", 2],
  ["a { content: 'so", "'}", 1],
  ["a { content: 'so\n}", undefined, undefined],
  ["a { background: url(dot.png", ")}", 1],
  ["a { background: url( 'dot.png'", ")}", 1],
  ["a } b { color: red }", undefined, undefined],
  ["a { b: [x }", "]}", 1],
  ["a {} /*/", "*/", 1],
])("%s", (css, closing, openLine) => {
  expect(closeSheet(css)).toEqual(closing === undefined ? { css } : { css: css + closing, openLine });
});

test.each(["{", "url(", "url( ", "/*", "'\\", '"\n', "\\"])("%s many times takes no longer than its length", (text) => {
  expect(closeSheet(text.repeat(200_000)).css.length).toBeGreaterThanOrEqual(200_000);
});
