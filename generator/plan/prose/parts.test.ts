import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { findUnbalanced } from "../../testdata/find-unbalanced.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadGuides, type LoadedGuides } from "../../testdata/load-guides.ts";
import { renderProse } from "./render-prose.ts";

/* A page that takes in Markdown files, as Docusaurus has them. */

const folder = fileURLToPath(new URL("../../testdata/sites/parted", import.meta.url));
const expected = fileURLToPath(new URL("../../testdata/parts", import.meta.url));

let guides: LoadedGuides;

beforeAll(async () => {
  guides = await loadGuides(folder);
});

const findPage = (file: string) => {
  const found = guides.documents.prose.pages.find(({ document }) => document.file === file)?.document;
  if (found === undefined) throw new Error(`no page ${file}`);
  return found;
};

test("has their texts, headings and links in the places of their components", () => {
  const report = createReport();
  const { html, toc } = renderProse(findPage("docs/guides/quays.mdx"), {
    report,
    include: () => undefined,
    resolve: (target) => ({ href: target }),
  });
  expect(findUnbalanced(html)).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expectGolden(`${expected}/quays.html`, `${html}\n`);
  const rendered = report.diagnostics.map(({ code, span }) => `${span?.file}:${span?.startLine} ${code}`);
  expect(new Set(rendered)).toEqual(new Set(["docs/_parts/_berths.md:5 prose/unknown-language"]));
  expectGolden(
    `${expected}/quays.txt`,
    `${toc.map(({ id, label, level }) => `${level} #${id} ${label}`).join("\n")}\n`,
  );
});

test("is not changed by code that a part leaves open, and takes names for names in braces alone", () => {
  const { html } = renderProse(findPage("docs/guides/deep/locks.mdx"), {
    report: createReport(),
    include: () => undefined,
    resolve: (target) => ({ href: target }),
  });
  expect(findUnbalanced(html)).toEqual([]);
  expectGolden(`${expected}/locks.html`, `${html}\n`);
});

test("leads where its parts lead from their own folders", () => {
  const page = guides.catalogue.prose.pages.get("guides/quays");
  const links = page?.links.map((link) => {
    const to = "id" in link ? link.id : "path" in link ? link.path : "anchor" in link ? `#${link.anchor}` : "";
    return `${link.span.file}:${link.span.startLine}:${link.span.startColumn} ${link.target} ${link.to} ${to}`;
  });
  expectGolden(`${expected}/quays.links.txt`, `${links?.join("\n")}\n`);
});

test("tells what is wrong with its parts where that stands, once", () => {
  const said = guides.report.diagnostics
    .filter(({ severity }) => severity === "warning" || severity === "error")
    .map(({ code, span, message }) => `${span?.file}:${span?.startLine}:${span?.startColumn} ${code} ${message}`);
  expectGolden(`${expected}/said.txt`, `${[...new Set(said)].toSorted().join("\n")}\n`);
});

test("knows where code of its parts stands", () => {
  const examples = findPage("docs/guides/quays.mdx").examples?.map(({ file, line, column }) => [file, line, column]);
  expect(examples).toEqual([
    ["docs/guides/_lines.mdx", 19, 0],
    ["docs/guides/_lines.mdx", 19, 0],
  ]);
});

test("makes no pages of files that begin with an underscore", () => {
  expect([...guides.catalogue.prose.pages.keys()]).toEqual([
    "guides/deep/locks",
    "guides/mooring",
    "guides/quays",
    "welcome",
  ]);
});
