import { describe, expect, it } from "vitest";
import type { ProseLink } from "../../catalogue/prose.ts";
import { createReport } from "../../diagnostics/report.ts";
import { linkProse } from "../../link/prose/link-prose.ts";
import { parseProsePart } from "../../parse/prose/parse-prose-part.ts";
import { noSurroundings } from "../../parse/prose/read-prose-documents.ts";
import { sayAll } from "../../testdata/link-model.ts";
import type { PlanLinks } from "../addresses/plan-links.ts";
import { createFragmentRenderer } from "./create-fragment-renderer.ts";
import type { RenderedProse } from "./prose-context.ts";

const file = "sources/kafka/README.md";
const span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const links = {
  route: (route: string) => `/docs/${route}/`,
  file: (path: string) => `/docs/${path}`,
  repository: (path: string) => `https://example.org/blob/${path}`,
} as PlanLinks;

interface Rendered {
  readonly prose: RenderedProse | undefined;
  readonly said: readonly string[];
}

/** Reads, links and renders a text as the README of a source. */
function render(text: string, found: readonly ProseLink[] = []): Rendered {
  const report = createReport();
  const parts = [parseProsePart({ text, span }, text, report)];
  const surroundings = { ...noSurroundings, assets: new Map([["sources/kafka/a.png", { path: "a.png" }]]) };
  const prose = linkProse(
    { pages: [], introductions: [], parts, sidebars: [], snippets: new Map(), surroundings },
    report,
  );
  const linked = found.length === 0 ? prose : { ...prose, parts: new Map([[`${file}:1`, { span, links: found }]]) };
  const renderer = createFragmentRenderer({ prose: linked }, { links, report });
  const generated = {
    locate: (route: string, anchor?: string) =>
      route.endsWith("/tag") ? { route, anchor: anchor === "name" ? "tag.name" : undefined } : undefined,
    routes: () => ["generated/metamodel/entities/tag"],
    ofFile: () => undefined,
    mayBeUnread: () => false,
  };
  return {
    prose: renderer(text, { span, topLevel: 4, idPrefix: "kafka-", generated }),
    said: sayAll(report.diagnostics, { info: true }),
  };
}

describe("createFragmentRenderer", () => {
  it("has nothing for a missing or blank text", () => {
    expect(render(" \n").prose).toBeUndefined();
  });

  it("puts the highest headings at the level that the page wants, and prefixes ids", () => {
    const { prose } = render('### Setup\n\n#### Setup\n\n<a id="end"></a>\n');
    expect([...(prose?.html ?? "").matchAll(/<(\w+) id="([^"]*)"/g)].map(([, tag, id]) => `${tag} ${id}`)).toEqual([
      "h4 kafka-setup",
      "h5 kafka-setup-1",
      "span kafka-end",
    ]);
    expect(prose?.toc.map(({ id }) => id)).toEqual(["kafka-setup", "kafka-setup-1"]);
  });

  it.each([
    ["#setup", 'href="#kafka-setup"'],
    ["https://example.org/", 'href="https://example.org/" rel="external"'],
    ["./example.py", 'href="https://example.org/blob/sources/kafka/example.py" rel="external"'],
    ["./a.png", 'href="/docs/assets/content/sources/kafka/a.png"'],
    ["../../metamodel/entities/tag.md#name", 'href="/docs/generated/metamodel/entities/tag/#tag.name"'],
  ])("leads %s where it belongs", (target, attributes) => {
    const { prose } = render(`[x](${target})\n\n## Setup\n`);
    expect(prose?.html).toContain(`<p><a ${attributes}>x</a></p>`);
  });

  it("tells what leads nowhere at its place, and leads to what was meant where that is plain", () => {
    const { prose, said } = render(
      "## Setup:  first\n\n[a](#setup-first) [b](#stop)\n[c](../../metamodel/entities/tag.md#nmae)\n",
    );
    expect(prose?.html).toContain('<a href="#kafka-setup--first">a</a>');
    expect(prose?.html).toContain('<span class="unresolved" title="This link leads nowhere">b</span>');
    expect(prose?.html).toMatch(/entities\/tag\/">c</);
    expect(said).toEqual([
      `${file}:3:5 prose/missing-anchor \`${file}\` has no heading \`#setup-first\``,
      `${file}:3:23 prose/missing-anchor \`${file}\` has no heading \`#stop\``,
      `${file}:4:5 prose/missing-anchor \`generated/metamodel/entities/tag\` has no heading \`#nmae\``,
    ]);
  });
});
