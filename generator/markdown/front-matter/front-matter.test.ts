import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test.each([
  ["objects in it", '{\n"title": "Pier",\n"build": {\n"list": "never"\n}\n}', 6],
  ["braces in words", '{\n  "title": "Pier }\\" {"\n}  ', 3],
])("front matter in JSON ends where its object does: %s", (_, json, lines) => {
  const body = `${"\n".repeat(lines)}# Berths\n`;
  expect(splitFrontMatter(`${json}\n# Berths\n`)).toEqual({ body, yaml: json, isBare: true });
  expect(splitFrontMatter(json).yaml).toBe(json);
});

test.each([
  ["words behind it", '{\n"title": "Pier"\n} is JSON.\n'],
  ["no end", '{\n"title": "Pier"\n'],
  ["no title", '{\n"berths": 3\n}\n'],
])("an object with %s is a part of the text", (_, text) => {
  expect(splitFrontMatter(text)).toEqual({ body: text });
});

test.each([
  ["% Mills\n\nA mill.", "Mills", "\n\nA mill."],
  ["% Mills\n  of the coast\n% A Miller\n% May 2021\n## NAME", "Mills of the coast", "\n\n\n\n## NAME"],
  ["% MILL(1) Pages of mills\r\n\r\n# NAME", "MILL(1)", "\n\n# NAME"],
  ['% mill-grind "8"\n\n# NAME', "mill-grind(8)", "\n\n# NAME"],
  ["% mill.conf 5 What mills go by\n\n# NAME", "mill.conf(5)", "\n\n# NAME"],
  ["% Mill 5 of the coast\n", "Mill 5 of the coast", "\n"],
])("the title of pandoc in %j is %j", (text, title, body) => {
  expect(splitFrontMatter(text)).toEqual({ body, yaml: `title: ${JSON.stringify(title)}` });
});

test.each(["% of the mills\nhave sails.", "%grind 1\n", "% a\n% b\n% c\n% d\n", "%\n"])(
  "%j is a part of the text",
  (text) => {
    expect(splitFrontMatter(text)).toEqual({ body: text });
  },
);

test.each([
  ["---\n---\nA mill.\n", "\n\nA mill.\n"],
  ["---\r\n---\r\nA mill.\r\n", "\n\r\nA mill.\r\n"],
  ["+++\n+++\nA mill.\n", "\n\nA mill.\n"],
  ["---\n\n---\nA mill.\n", "\n\n\nA mill.\n"],
])("front matter may be empty: %j", (text, body) => {
  expect(splitFrontMatter(text)).toMatchObject({ body, yaml: "" });
});
