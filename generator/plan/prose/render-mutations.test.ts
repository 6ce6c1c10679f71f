import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { createRandom } from "../../testdata/damage-text.ts";
import { findUnbalanced } from "../../testdata/find-unbalanced.ts";
import { renderProse } from "./render-prose.ts";

/*
 * Nothing an author writes can fail a page: texts put together at random from the dialect's own
 * pieces are parsed and rendered, and whatever comes out nests, is safe, and agrees with what was
 * parsed. Each test is a seed, so a failure can be repeated alone.
 */

const folder = fileURLToPath(new URL("../../testdata/prose", import.meta.url));
const lines = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n"));

const pieces = [
  ...[
    "<Tabs>",
    "</Tabs>",
    "<TabItem value='a'>",
    "</TabItem>",
    "<Foo x={1}>",
    "</Foo>",
    "<Foo/>",
    "<A>",
    "<b>",
    "</b>",
  ],
  ...["<div>", "</div>", "<p>", "</p>", "<table>", "<tr>", "<td>", "</table>", "<li>", "<ul>", "</ul>", "<details>"],
  ...[
    "<summary>",
    "</summary>",
    "</details>",
    "<script>",
    "</script>",
    "<svg>",
    "</svg>",
    "<a href='x'>",
    "</a>",
    "<img src=x>",
  ],
  ...[
    "<pre>",
    "</pre>",
    "<h1>",
    "</h1>",
    "<iframe src='//youtu.be/x'>",
    "</iframe>",
    "<!--",
    "-->",
    "{/*",
    "*/}",
    "<",
    ">",
  ],
  ...[
    ...[
      ":::note",
      ':::tip{title="x"}',
      '!!! note "x"',
      "??? tip",
      '=== "x"',
      "[^1]",
      "[^1]: x",
      "[^1]: y",
      "// highlight-next-line",
    ],
    ":::",
    "::::tip x",
    "::::",
    "> [!NOTE]",
    "```",
    "~~~",
    "```js {1}",
    "---",
    "# A",
    "## A {#a}",
    "- ",
    "1. ",
  ],
  ...[
    "| a | b |",
    "| - | - |",
    "[a](b",
    ")",
    "![c](d)",
    "[e]: f",
    "[e]",
    "{{ inline /x }}",
    "    ",
    "\t",
    "**",
    "`",
    "\\",
  ],
  ...["import x from 'y'", "export const", "&amp;", "\0", "\ud800", "\r", "\u2028", "{", "}", "style={{a: 1}}", "&#0;"],
];

function makeText(random: (limit: number) => number): string {
  const parts: string[] = [];
  for (let count = 3 + random(40); count > 0; count -= 1) {
    const isLine = random(3) === 0;
    const list = isLine ? lines : pieces;
    parts.push(
      list[random(list.length)] ?? "",
      ["\n", "\n", "\n\n", " ", "", "\n  ", "\n> ", "\n    "][random(8)] ?? "",
    );
  }
  return parts.join("");
}

const seeds = Array.from({ length: 6 }, (_, index) => index + 1);
const textsPerSeed = 150;

describe("text of random pieces", () => {
  test.each(seeds)("makes a good page, seed %i", (seed) => {
    const random = createRandom(seed);
    for (let count = 0; count < textsPerSeed; count += 1) {
      const text = makeText(random);
      const report = createReport();
      const document = parseProse({ path: "page.md", text, kind: "prose" }, report);
      const { html } = renderProse(document, {
        report,
        include: () => ":::note\n<div>\n# B",
        resolve: (target) => ({ href: target, external: /^https?:/.test(target) }),
      });
      expect(findUnbalanced(html), text).toEqual([]);
      // Of elements: texts may say the same.
      const ids = [...html.matchAll(/<[^<>]* id="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, text).toBe(ids.length);
      const promised = [...document.headings.map(({ id }) => id), ...(document.anchors ?? [])];
      const isOfNote = (id = ""): boolean => /^~note-\d+(?:-from)?$/.test(id);
      expect(new Set(ids.filter((id) => !isOfNote(id))), text).toEqual(new Set(promised));
      const ofNotes = [...html.matchAll(/ href="#(~note-[^"]*)"/g)].map((match) => match[1]);
      expect(ids, text).toEqual(expect.arrayContaining(ofNotes));
      expect(html, text).not.toMatch(/<(?:script|style|iframe|svg)\b|<[^>]*\s(?:on\w+|style)=|="\s*javascript:/i);
      const last = text.split(/\r\n|\n|\r/).length;
      for (const { span } of report.diagnostics) expect(span?.startLine ?? 0, text).toBeLessThanOrEqual(last);
    }
  });
});
