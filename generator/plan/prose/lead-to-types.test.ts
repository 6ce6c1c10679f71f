import { expect, test } from "vitest";
import { leadToTypes } from "./lead-to-types.ts";
import { createMarkdown } from "./markdown.ts";

const find = (name: string): string | undefined => (name === "a.B" ? "/types/a.B?x=1&y" : undefined);

test.each([
  ["a [berth](type:a.B) of `a.B`", 'a <a href="/types/a.B?x=1&amp;y">berth</a> of <code>a.B</code>'],
  ["[`B`](type:a.B), [gone](type:a.C)", '<a href="/types/a.B?x=1&amp;y"><code>B</code></a>, gone'],
  ['[x](type:"><b>)', "x"],
  ["[x](type:%zz)", "x"],
  ["[x](javascript:type:a.B)", "[x](javascript:type:a.B)"],
])("%s", (text, html) => {
  expect(leadToTypes(createMarkdown().inline(text), find)).toBe(html);
});
