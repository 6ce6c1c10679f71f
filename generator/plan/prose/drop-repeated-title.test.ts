import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { renderProse } from "./render-prose.ts";

it.each([
  ["## Part\n", '<span id="part"></span><ul>\n<li><a href="/docs/part/a/">A</a></li>\n</ul>\n'],
  [
    "## Part\n\n<!-- Nothing yet. -->\n",
    '<span id="part"></span><ul>\n<li><a href="/docs/part/a/">A</a></li>\n</ul>\n',
  ],
  ["## Part\n\nWords.\n", '<span id="part"></span>\n<p>Words.</p>'],
])("a page that is no more than its title, said again, stands for what is below it: %j", (text, expected) => {
  const document = parseProse({ path: "part.md", text, kind: "prose" }, createReport());
  const { html } = renderProse(document, {
    report: createReport(),
    include: () => undefined,
    resolve: () => ({}),
    isTitleRepeated: true,
    listBelow: () => [{ label: "A", href: "/docs/part/a/" }],
  });
  expect(html).toBe(expected);
});
