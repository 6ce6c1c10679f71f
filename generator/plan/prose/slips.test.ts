import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { Page, SitePlan } from "../../page-model/page.ts";
import { loadGuides, type LoadedGuides } from "../../testdata/load-guides.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";
import { toSearchPage } from "../search/to-search-page.ts";
import { readPage } from "../../page-model/read-page.ts";

/* Guides whose authors slipped in ways that would hide what they wrote. */

const folder = fileURLToPath(new URL("../../testdata/sites/slips", import.meta.url));

let guides: LoadedGuides;
let site: SitePlan;

beforeAll(async () => {
  guides = await loadGuides(folder);
  site = plan(guides.catalogue, { title: "Model", base: "/docs/" }, guides.report, guides.documents.prose);
});

function getPage(route: string): Page {
  const page = site.pages.find((one) => one.route === route);
  if (page === undefined) throw new Error(`there is no page ${route}`);
  return readPage(page);
}

function getHtml(route: string): string {
  const { content } = getPage(route);
  return content.kind === "prose" ? content.html : "";
}

test("a title that is hidden for a picture is shown where the picture is missing", () => {
  expect(getPage("hero").hidesTitle).toBeUndefined();
  expect(getHtml("hero")).toContain(
    '<span class="missing-picture" title="The picture is not in the input">The catalogue</span>',
  );
  expect(getPage("hidden").hidesTitle).toBe(true);
});

test("a heading in the text is shown whatever the title in the front matter is", () => {
  expect(getPage("shown")).toMatchObject({ title: "Shown", heading: "Shown in the text" });
  expect(getPage("shown").hidesTitle).toBeUndefined();
  expect(getPage("whole")).not.toHaveProperty("heading");
  const [entry] = toSearchPage(getPage("shown")).entries;
  expect(entry).toMatchObject({ name: "Shown", text: "Shown in the text\nNo picture is missing." });
});

test("a heading below other words is none of a page that its front matter names", () => {
  expect(getPage("late")).toMatchObject({ title: "Late" });
  expect(getPage("late")).not.toHaveProperty("heading");
  expect(getHtml("late")).toContain('<h2 id="concepts">');
  expect(getHtml("same")).not.toContain("<h2");
});

test("a heading that says the page's title again, as chapters of a book begin with one, gives its place and what is below it", () => {
  const { toc, title } = getPage("chapter");
  expect(title).toBe("Chapter");
  expect(toc.map(({ id, level }) => `${level} ${id}`)).toEqual(["2 planks", "3 knots", "2 nails", "3 heads"]);
  const html = getHtml("chapter");
  expect(html).toMatch(/^<span id="chapter"><\/span>\n<p>/);
  expect(html.match(/<h\d id="\w+"/g)).toEqual([
    '<h2 id="planks"',
    '<h3 id="knots"',
    '<h2 id="nails"',
    '<h3 id="heads"',
  ]);
  expect(html).toContain('<a href="#chapter">a place</a>');
  // What stands before it would be under another heading.
  expect(getHtml("part")).toContain('<h2 id="part"');
});

test("a file that begins with an underscore is no page, and can be included", () => {
  expect(site.pages.filter(({ route }) => route.includes("_part"))).toEqual([]);
  expect(getHtml("whole")).toContain("Words that two pages share.");
});

test("a sidebar that lists a folder by a function has the pages right in it", () => {
  expect(guides.catalogue.prose.sidebars.get("main")?.items).toMatchObject([
    { docId: "hero" },
    { docId: "shown" },
    { docId: "whole" },
    {
      label: "Sources",
      items: [
        { docId: "sources/apples", label: "Apples" },
        { docId: "sources/berries", label: "All berries" },
      ],
    },
    { docId: "sources/deep/deep" },
  ]);
});

test("each slip is told at its place", () => {
  expect([...sayAll(guides.report.diagnostics)].sort()).toEqual([
    "content/hero.md:6:59 prose/missing-target the image leads to `hero.png`, which is not there",
    "content/sidebars.mjs:8:16 sidebar/folder-call the call of `list_ids_in_directory` is taken to list the pages in `sources`",
  ]);
});
