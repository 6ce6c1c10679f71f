import { beforeAll, describe, expect, test } from "vitest";
import type { NavigationItem, Page, SitePlan } from "../../page-model/page.ts";
import { createReport } from "../../diagnostics/report.ts";
import { takeRead } from "../../markdown/keep-read.ts";
import { loadGuides, type LoadedGuides } from "../../testdata/load-guides.ts";
import { plan } from "../plan.ts";
import { readPage } from "../../page-model/read-page.ts";

let guides: LoadedGuides;
let site: SitePlan;

beforeAll(async () => {
  guides = await loadGuides();
  const options = {
    title: "Model",
    base: "/docs/",
    sourceUrl: "https://example.org/blob/main/{path}#L{line}",
    editUrl: "https://example.org/edit/main/{path}",
  };
  site = plan(guides.catalogue, options, guides.report, guides.documents.prose);
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

function printTree(items: readonly NavigationItem[], indent = ""): readonly string[] {
  return items.flatMap(({ label, href, mark, items: inner }) => [
    `${indent}${label}${mark === undefined ? "" : ` (${mark})`}${href === undefined ? "" : ` ${href}`}`,
    ...printTree(inner ?? [], `${indent}  `),
  ]);
}

test("each page has an address, in the order of the sidebar, then those in none", () => {
  const pages = site.pages.filter(({ section }) => section === "guides");
  expect(pages.map(({ route, title }) => `${route} ${title}`)).toEqual([
    "introduction Whatever it says",
    "category/guides Guides",
    "guides/first First steps",
    "guides/second About DataHub Second",
    "reference/inner Inner",
    "reference/inner/b B",
    "reference/with-blank With a blank",
    "guides/Second-2 Second again",
  ]);
  expect(site.site.sections.map(({ label, href }) => `${label} ${href}`)[0]).toBe("Guides /docs/introduction/");
});

test("a page is rendered from what parsing has read of it", () => {
  const unread = guides.documents.prose.pages.filter(({ document }) => takeRead(document) !== undefined);
  expect(unread.map(({ document }) => document.file)).toEqual([]);
});

test("a page stands in its group, between its neighbours", () => {
  const { breadcrumbs, previous, next, badges, editHref, source, description } = getPage("guides/second");
  expect({ breadcrumbs, previous, next, badges, editHref, source, description }).toEqual({
    breadcrumbs: [{ label: "Guides", href: "/docs/category/guides/" }],
    previous: { label: "First steps", href: "/docs/guides/first/" },
    next: { label: "Inner", href: "/docs/reference/inner/" },
    badges: [{ label: "managed only", tone: "neutral", title: "Part of the managed service alone" }],
    editHref: "https://example.org/edit/main/content/guides/Second.md",
    source: {
      label: "content/guides/Second.md",
      href: "https://example.org/blob/main/content/guides/Second.md",
    },
    description: "More",
  });
  expect(getPage("guides/first").description).toBe("How to begin.");
  expect(getPage("reference/inner/b").breadcrumbs.map(({ label }) => label)).toEqual(["Guides", "Deeper", "Inner"]);
  expect(getPage("reference/with-blank").next).toEqual({
    label: "tag",
    href: "/docs/generated/metamodel/entities/tag/",
  });
});

test("a page says itself where it is edited, or that it is made", () => {
  const { prose } = guides.catalogue;
  const tell = (editUrl: string | null): readonly unknown[] => {
    const pages = new Map([...prose.pages].map(([id, page]) => [id, { ...page, editUrl }]));
    const catalogue = { ...guides.catalogue, prose: { ...prose, pages } };
    const planned = plan(catalogue, { title: "Model", base: "/docs/" }, createReport(), guides.documents.prose);
    const found = planned.pages.find(({ route }) => route === "guides/second");
    const { source, editHref } = readPage(found ?? expect.fail("there is no such page"));
    return [source, editHref];
  };
  const address = "https://example.org/made-from.py";
  expect(tell(address)).toEqual([{ label: "content/guides/Second.md", href: address }, address]);
  expect(tell(null)).toEqual([undefined, undefined]);
});

test("its tree is the sidebar, also where a page stands in none", () => {
  const tree = site.navigation.get(getPage("guides/second").navigation);
  expect(printTree(tree?.items ?? []).join("\n")).toBe(
    `
Whatever it says /docs/introduction/
Guides /docs/category/guides/
  First steps /docs/guides/first/
  The second (managed only) /docs/guides/second/
  Deeper /docs/reference/inner/
    Inner /docs/reference/inner/
      B /docs/reference/inner/b/
    With a blank /docs/reference/with-blank/
Model /docs/generated/metamodel/entities/tag/
  tag /docs/generated/metamodel/entities/tag/
  Queries /docs/graphql/queries/
  Demo https://demo.example.org/
  More
`.trim(),
  );
  expect(site.navigation.get(getPage("guides/Second-2").navigation)).toEqual(tree);
});

test("targets become addresses, and what leads nowhere stays text", () => {
  const hrefs = [...getHtml("guides/first").matchAll(/<(?:a|img)[^>]*(?:href|src)="([^"]*)"[^>]*>/g)];
  const written = hrefs.map(([, href]) => href).filter((href) => !href?.startsWith("#"));
  expect(written).toEqual([
    "/docs/guides/second/",
    "/docs/introduction/",
    "/docs/reference/with-blank/",
    "https://example.org/blob/main/src/emitter.py#L10",
    "https://example.org/blob/main/src",
    "https://example.org/blob/main/src/missing.py",
    "/docs/assets/content/content/imgs/dot.png",
    "/docs/generated/metamodel/entities/tag/#tagProperties",
    "/docs/graphql/objects/Tag/",
    "/docs/generated/metamodel/entities/tag/",
    "/docs/guides/second/#more",
    "/docs/",
    "https://example.com/docs/guides/second",
    "mailto:a@example.org",
    "ircs://irc.example.org/quay",
    "/docs/guides/second/#more",
    "/docs/guides/second/",
    "/docs/guides/second/",
  ]);
  expect(getHtml("guides/first")).toContain('width="12"');
  expect(getHtml("guides/second")).toContain("emit");
});

test("what only planning can know is reported with the rest", () => {
  const said = guides.report.diagnostics
    .filter(({ code, message }) => code.startsWith("plan/") || message.includes("generated/"))
    .map(({ code, message, span }) => `${span?.file}:${span?.startLine} ${code}: ${message}`);
  expect(said).toEqual([
    "content/guides/second-again.md:1 plan/route-collision: the page of file `guides/second-again` would overwrite the one of `guides/Second`, so it stands at `guides/Second-2`",
    "content/guides/first.md:16 prose/missing-target: the link leads to `/generated/metamodel/entities/tga`, which is not there",
    "content/guides/first.md:16 prose/missing-anchor: `generated/metamodel/entities/tag` has no heading `#nothing`",
  ]);
});

test("pictures that pages show are copied", () => {
  expect(site.assets).toEqual([{ path: "content/imgs/dot.png", route: "assets/content/content/imgs/dot.png" }]);
});

test("an index page lists its group", () => {
  const { content } = getPage("category/guides");
  expect(content.kind === "index" && content.intro).toBe("What to read first.");
  const items = content.kind === "index" ? content.groups.flatMap((group) => group.items) : [];
  expect(items.map(({ link, summary, badges }) => [link.label, summary, ...badges.map(({ label }) => label)])).toEqual([
    ["First steps", "How to begin."],
    ["The second", "More", "managed only"],
    ["Deeper", "Inner"],
  ]);
});

describe("other sections", () => {
  test("the home page leads to the guides", () => {
    const { content } = getPage("");
    if (content.kind !== "landing") throw new Error("the home page is no landing page");
    expect(content.entries[0]).toMatchObject({ label: "Guides", href: "/docs/introduction/", count: "8 pages" });
    expect(content.groups[0]?.links.map(({ label }) => label)).toEqual(["Whatever it says", "Guides", "Model"]);
  });

  test("the coverage page lists the orphans", () => {
    const { content } = getPage("generated/coverage");
    if (content.kind !== "coverage") throw new Error("there is no coverage page");
    const section = content.sections.find(({ id }) => id === "~orphans");
    expect(section?.groups[0]?.items.map(({ label }) => label)).toEqual(["Second again"]);
  });
});

test("a model without guides has none of it", () => {
  const without = plan(guides.catalogue, { title: "Model", base: "/docs/" });
  expect(without.pages.some(({ section }) => section === "guides")).toBe(false);
  expect(without.site.sections.map(({ label }) => label)).not.toContain("Guides");
});
