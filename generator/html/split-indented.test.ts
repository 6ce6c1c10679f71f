import { expect, test } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { splitIndented } from "./split-indented.ts";

test.each([
  ["Say:\n\n    <b>a</b>\n\n    b\n\nand:\n\n\tc", ["Say:\n\n", "    <b>a</b>\n\n    b", "\n\nand:\n\n", "\tc", ""]],
  ["Say\n    more.", ["Say\n    more."]],
  ["- one\n\n    more", ["- one\n\n    more"]],
  ["<p>One\n\n    more", ["<p>One\n\n    more"]],
  ["```\na\n\n    b\n```", ["```\na\n\n    b\n```"]],
  ["One:\n\n    <ul>\n    <li>a", ["One:\n\n    <ul>\n    <li>a"]],
])("of %j", (text, pieces) => {
  expect(splitIndented(text)).toEqual(pieces);
  expect(splitIndented(text).join("")).toBe(text);
});

test.each(["\n\n    a", "\n\n    ", "\n\n    a\n\nb", "\n\n    <p>", "\n\n\t\n"])("takes linear time: %j", (piece) => {
  expect(measureCpuTime(() => splitIndented(piece.repeat(20_000)))).toBeLessThan(1_000);
});
