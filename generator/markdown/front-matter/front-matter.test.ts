import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test.each([
  ["objects in it", '{\n"title": "Pier",\n"build": {\n"list": "never"\n}\n}', 6],
  ["braces in words", '{\n  "title": "Pier }\\" {"\n}  ', 3],
])("front matter in JSON ends where its object does: %s", (_, json, lines) => {
  expect(splitFrontMatter(`${json}\n# Berths\n`)).toEqual({ body: `${"\n".repeat(lines)}# Berths\n`, yaml: json });
  expect(splitFrontMatter(json).yaml).toBe(json);
});

test.each([
  ["words behind it", '{\n"title": "Pier"\n} is JSON.\n'],
  ["no end", '{\n"title": "Pier"\n'],
  ["no title", '{\n"berths": 3\n}\n'],
])("an object with %s is a part of the text", (_, text) => {
  expect(splitFrontMatter(text)).toEqual({ body: text });
});
