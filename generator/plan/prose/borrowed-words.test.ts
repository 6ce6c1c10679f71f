import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { renderProse } from "./render-prose.ts";

function show(text: string): { readonly html: string; readonly codes: readonly string[] } {
  const report = createReport();
  const document = parseProse({ path: "page.mdx", text, kind: "prose" }, report);
  const { html } = renderProse(document, { report, include: () => "", resolve: (target) => ({ href: target }) });
  return { html, codes: report.diagnostics.map(({ code }) => code) };
}

test.each([
  ["<Snippet text={`npm i harbour`} prompt={false} />", ">npm i harbour</code></pre>"],
  ['<Snippet text="npm i harbour" dark />', ">npm i harbour</code></pre>"],
  [
    '<Image\n  alt="The quay"\n  srcLight="/light/quay.png"\n  srcDark="/dark/quay.png"\n/>',
    'src="/light/quay.png" alt="The quay"',
  ],
  ['<MDXImage srcLight="quay.png" alt="The quay" />', 'src="quay.png" alt="The quay"'],
  ["<AppOnly>\n\nFor **one** kind.\n\n</AppOnly>", "<p>For <strong>one</strong> kind.</p>"],
])("%s of other sites shows its words", (text, shown) => {
  const { html, codes } = show(text);
  expect(html).toContain(shown);
  expect(codes).not.toContain("prose/unknown-component");
});

test.each(['<Snippet text={["one", "two"]} />', '<Snippet file="shared.mdx" />', "<AppOnly />"])(
  "of %s nothing could be shown, which is told",
  (text) => {
    expect(show(text).codes).toContain("prose/unknown-component");
  },
);
