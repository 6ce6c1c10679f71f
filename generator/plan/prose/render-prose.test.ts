import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { findUnbalanced } from "../../testdata/find-unbalanced.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { findCommand } from "../addresses/addresses.ts";
import type { ProseContext } from "./prose-context.ts";
import { renderFragment, renderProse } from "./render-prose.ts";

const folder = fileURLToPath(new URL("../../testdata/prose", import.meta.url));
const names = readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? [name.slice(0, -3)] : []));

const files: ReadonlyMap<string, string> = new Map([
  ["examples/create_tag.py", "import datahub\n\n# region body\n    print(1)\n# endregion\n"],
  ["snippets/note.md", "## Included\n\nSome **text**, {{ inline /snippets/note.md }} in a line.\n"],
]);

/** Targets that begin with `gone` or hold `missing` lead nowhere; everything absolute is another site. */
function createContext(report: Report): ProseContext {
  return {
    report,
    include: (path) => files.get(path.replace(/^\//, "")),
    findIssue: (number) => `https://example.org/harbour/issues/${number}`,
    resolve(target, kind) {
      if (target.startsWith("gone") || target.includes("missing")) return {};
      if (/^[a-z]+:/i.test(target)) return { href: target, external: true };
      if (kind === "image") return { href: `/docs/assets/${target}`, width: 400, height: 300 };
      return { href: `/docs/${target}` };
    },
  };
}

function render(name: string, text: string): { html: string; said: readonly string[]; toc: readonly string[] } {
  const report = createReport();
  const document = parseProse({ path: `${name}.md`, text, kind: "prose" }, report);
  const { html, toc } = renderProse(document, createContext(report));
  const said = report.diagnostics.map(
    ({ code, span, message }) => `${span?.startLine}:${span?.startColumn} ${code} ${message}`,
  );
  return { html, said, toc: toc.map(({ id, label, level }) => `${level} #${id} ${label}`) };
}

describe("renderProse", () => {
  it.each(names)("renders %s", (name) => {
    const { html, said, toc } = render(name, readFileSync(`${folder}/${name}.md`, "utf8"));
    expect(findUnbalanced(html)).toEqual([]);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expectGolden(`${folder}/${name}.html`, `${html}\n`);
    expectGolden(`${folder}/${name}.txt`, `${[...toc, "", ...said].join("\n")}\n`);
  });
});

it.each([
  ["# A[^1]\n\nText.\n\n[^1]: Said.\n", 0],
  ["# A[^1]\n\nText[^1].\n\n[^1]: Said.\n", 1],
])("leads back from a note to the text, and not to the title: %#", (text, count) => {
  const { html } = render("page", text);
  expect(html.match(/href="#~note-1-from"/g) ?? []).toHaveLength(count);
  expect(html.match(/id="~note-1-from"/g) ?? []).toHaveLength(count);
});

describe("code in a line", () => {
  const renderWith = (text: string): string => {
    const document = parseProse({ path: "a.md", text, kind: "prose" }, createReport());
    const known = new Map([
      ["acme send", "/docs/cli/send/"],
      ["acme send items", "/docs/cli/send/#items"],
    ]);
    const command = (path: string) => known.get(path);
    const findIt = (words: string) => findCommand(words, { command });
    return renderProse(document, { ...createContext(createReport()), findCommand: findIt }).html;
  };

  it.each([
    ["`acme send --now x`", '<p><a href="/docs/cli/send/"><code>acme send --now x</code></a></p>'],
    [
      "`$ acme send items <file>`",
      '<p><a href="/docs/cli/send/#items"><code>$ acme send items &lt;file&gt;</code></a></p>',
    ],
    ["`acme` and `acme sending`", "<p><code>acme</code> and <code>acme sending</code></p>"],
    ["[`acme send`](x)", '<p><a href="/docs/x"><code>acme send</code></a></p>'],
    [
      "## `acme send`",
      '<h2 id="acme-send"><a class="heading-anchor" href="#acme-send"><code>acme send</code></a></h2>',
    ],
  ])("leads to the command that it begins with: %s", (text, html) => {
    expect(renderWith(text)).toBe(html);
  });
});

describe("a document that is rendered again", () => {
  it.each(names)("is the same, read for it anew: %s", (name) => {
    const text = readFileSync(`${folder}/${name}.md`, "utf8");
    const document = parseProse({ path: `${name}.md`, text, kind: "prose" }, createReport());
    const [first, second] = [1, 2].map(() => renderProse(document, createContext(createReport())));
    expect(second).toEqual(first);
  });
});

describe("a table", () => {
  it("may break long names, which are plain text in many, and says where sentences are", () => {
    const name = "controller.securityContext.user";
    const { html } = render(
      "a",
      `| key | a | b | about |\n|---|---|---|---|\n| ${name} | | | Who runs what is in the container, by number. |`,
    );
    expect(html).toContain("<td>controller.<wbr>security<wbr>Context.<wbr>user</td>");
    expect(html).toContain('<td class="long">Who');
    expect(render("a", `It is https://a.example.org/some/where and ${name}.`).html).not.toContain("wbr");
  });
});

describe("a diagram", () => {
  const text = '```mermaid title="The way in"\ngraph LR\n  A --> B\n```\n';

  it("is a picture with its text below", () => {
    const document = parseProse({ path: "a.md", text, kind: "prose" }, createReport());
    const drawDiagram = (_: unknown, source: string, id: string): string =>
      `<svg><!-- ${id} ${source.length} --></svg>`;
    const { html } = renderProse(document, { ...createContext(createReport()), drawDiagram });
    expect(html).toContain('<svg role="img" aria-label="The way in"><!-- ~diagram-0-0 18 --></svg>');
    expect(html).toContain("<figcaption>The way in</figcaption>");
    expect(html).toContain("<summary>The diagram as text</summary>");
    expect(html).toContain("A --&gt; B");
  });

  it("stands below the title of its front matter", () => {
    const text = "```mermaid\n---\ntitle: A & B\n---\ngraph TD\n  A --> B\n```\n";
    const document = parseProse({ path: "a.md", text, kind: "prose" }, createReport());
    const drawDiagram = (_: unknown, source: string): string => `<svg><!-- ${source.trim()} --></svg>`;
    const { html } = renderProse(document, { ...createContext(createReport()), drawDiagram });
    expect(html).toContain('<figure class="diagram"><figcaption>A &amp; B</figcaption>');
    expect(html).toContain("<!-- graph TD\n  A --> B -->");
  });

  it("says in words what its author says that it shows", () => {
    const described = "```mermaid\ngraph LR\n  accTitle: The way in\n  accDescr: A leads to <B>\n  A --> B\n```\n";
    const document = parseProse({ path: "a.md", text: described, kind: "prose" }, createReport());
    const drawDiagram = (_: unknown, source: string): string => `<svg><!-- ${source} --></svg>`;
    const { html } = renderProse(document, { ...createContext(createReport()), drawDiagram });
    expect(html).toContain(
      '<svg role="img" aria-label="The way in: A leads to &lt;B&gt;"><!-- graph LR\n\n\n  A --> B --></svg>',
    );
    expect(html).not.toContain("<figcaption>The way in");
  });

  it("that can't be drawn stays text, and is noted", () => {
    const report = createReport();
    const document = parseProse({ path: "a.md", text, kind: "prose" }, report);
    const { html } = renderProse(document, { ...createContext(report), drawDiagram: () => undefined });
    expect(html).toContain('data-diagram="mermaid"');
    expect(report.diagnostics.map(({ code, span }) => `${code} ${span?.startLine}`)).toEqual([
      "prose/undrawn-diagram 1",
    ]);
  });
});

describe("renderFragment", () => {
  it("puts headings and ids where the page wants them", () => {
    const fragment = { text: "# Overview\n\n## Setup\n", file: "a.md", topLevel: 3, idPrefix: "redshift-" };
    const { html } = renderFragment(fragment, createContext(createReport()));
    expect(html).toBe(
      '<h3 id="redshift-overview"><a class="heading-anchor" href="#redshift-overview">Overview</a></h3>\n' +
        '<h4 id="redshift-setup"><a class="heading-anchor" href="#redshift-setup">Setup</a></h4>',
    );
  });
});
