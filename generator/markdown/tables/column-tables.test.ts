import { expect, it } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

const drawn = ["Package    Version", "---------- -------", "pip        9.0.1"];
const listTypes = (text: string): readonly string[] =>
  readMarkdown(text, pageOptions({}, {}))
    .tokens.map(({ type }) => type)
    .filter((type) => /^(?:(?:table|\w+_list)_open|code_block|html_block|hr|heading_open)$/.test(type));
const indent = (size: number): string => drawn.map((line) => " ".repeat(size) + line).join("\n");

it("leaves what commands have printed to be code", () => {
  expect(listTypes(`So:\n\n    $ pip list\n\n${indent(4)}\n`)).toEqual(["code_block"]);
  const kept = readMarkdown(`<pre>\n$ pip list\n\n${indent(0)}\n</pre>\n`, pageOptions({}, {}));
  expect(kept.tokens.map(({ content }) => content).join("")).toContain(indent(0));
  const grid = "+---+\n| a |\n+---+";
  const others = readMarkdown(`<pre>\n$ show\n\n${grid}\n\n</pre>\n`, pageOptions({}, {}));
  expect(others.tokens.map(({ content }) => content).join("")).toContain(grid);
});

it("reads tables behind code in HTML", () => {
  expect(listTypes(`<PRE>a</PRE>\n\n${indent(0)}\n`)).toEqual(["html_block", "table_open"]);
});

it("leaves a table in the item of a list that it belongs to", () => {
  const text = `1. First\n\n${indent(3)}\n\n2. Second\n`;
  expect(listTypes(text)).toEqual(["ordered_list_open", "table_open"]);
});

it("takes headings and lines across for no tables", () => {
  expect(listTypes("Foo bar\n---\n\nFoo\n--- -\n\nFoo\n-- --\n\nbar\n\n- - -\n")).toEqual([
    "heading_open",
    "hr",
    "hr",
    "hr",
  ]);
});
