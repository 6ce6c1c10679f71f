import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { expect, it } from "vitest";
import { createPageRoom } from "./page-room.ts";
import { readIncluded } from "./render-code.ts";
import { renderProse } from "./render-prose.ts";
import type { RenderState } from "./render-state.ts";

const large = "x = 1\n".repeat(100_000);
const files: ReadonlyMap<string, string> = new Map([
  ["large.py", large],
  ["late.py", "\n\na\nb\nc\nd\n\n"],
]);

function render(text: string): { readonly html: string; readonly said: readonly string[] } {
  const report = createReport();
  const document = parseProse({ path: "page.md", text, kind: "prose" }, report);
  const { html } = renderProse(document, {
    report,
    include: (path) => files.get(path.replace(/^\//, "")),
    resolve: (target) => ({ href: target }),
    drawDiagram: () => '<svg viewBox="0 0 1 1"></svg>',
  });
  return { html, said: report.diagnostics.map(({ code }) => code) };
}

it("names a diagram as its author has written, signs of patterns among it", () => {
  const { html } = render('```mermaid title="$\'s & $<b>"\ngraph TD\n```\n');
  expect(html).toContain('<svg role="img" aria-label="$\'s &amp; $&lt;b&gt;" viewBox="0 0 1 1"></svg>');
});

it("shows no more of included files than a page has room for, in code as in text", () => {
  for (const text of [
    "```python\n" + "{{ inline /large.py }}\n".repeat(10) + "```\n",
    "{{ inline /large.py }}\n\n".repeat(10),
  ]) {
    const { html } = render(text);
    expect(html.split("x = 1").length).toBe(3 * 100_000 + 1);
    expect(html.split("large.py").length).toBeGreaterThanOrEqual(8);
  }
});

it("looks for parts of files as often as a page has room for", () => {
  const room = { ...createPageRoom(), searched: 1_500_000 };
  const state = { room, context: { include: () => large } } as unknown as RenderState;
  const parts = [1, 2, 3].map(() => readIncluded({ path: "large.py", showsPath: false, lines: [1, 1] }, state, 0));
  expect(parts).toEqual(["x = 1", "x = 1", ""]);
});

it("marks the lines that there are, whatever numbers are told", () => {
  const { html } = render("```py {0-1,3-99999999,7}\na\nb\nc\n```\n");
  expect(html.match(/<span class="marked">[^<]*/g)).toEqual(['<span class="marked">a', '<span class="marked">c']);
});

it.each([
  ["{* late.py hl[4] *}", "a [b] c d"],
  ["{* late.py ln[4:6] hl[5:] *}", "b [c] [d]"],
  ["{* late.py ln[1:4] hl[:3] *}", "[a] b"],
  ["{* late.py hl[1,2,9] *}", "a b c d"],
])("marks lines of a file that is taken in as they count there: %s", (text, shown) => {
  const [, code = ""] = /<code>([^]*)<\/code>/.exec(render(text).html) ?? [];
  expect(
    code
      .replaceAll(/<span class="marked">(\w)<\/span>/g, "[$1]")
      .split("\n")
      .join(" "),
  ).toBe(shown);
});

it("tells lines that are marked apart only as far as there is code", () => {
  const marks = `{${"1-9999,".repeat(28)}}`;
  const start = process.cpuUsage();
  render(`\`\`\`py ${marks}\nx\n\`\`\`\n\n`.repeat(400));
  const { user } = process.cpuUsage(start);
  // To tell 112 million lines apart took 3 s and more.
  expect(user / 1e6).toBeLessThan(1.5);
});
