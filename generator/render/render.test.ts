import { describe, expect, it } from "vitest";
import { toAnswer } from "../engine/answer.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NavigationTree, SitePage, SitePlan } from "../page-model/page.ts";
import { encodeJson } from "../print/print-json.ts";
import type { Html } from "../page-model/parts.ts";
import { dividePlan } from "./divide-plan.ts";
import { createLlmsFull } from "./llms-full.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { render } from "./render.ts";

const bundle: SiteBundle = {
  renderPage: ({ page, navigation, twin }) =>
    `<main id="x"><h1>${page.title} in ${navigation.label}</h1><a href="/docs/">Home</a><a rel="alternate" href="${twin}">M</a></main>`,
  renderNotFoundPage: ({ navigation }) => `nothing in ${navigation.label}`,
  assets: { styles: ["assets/site.css"], earlyScript: "assets/early.js", scripts: [], icon: "icon.svg" },
  files: [{ path: "assets/site.css", content: Buffer.from("body{}") }],
};

const catalogue: Catalogue = {
  formatVersion: 1,
  schemas: new Map(),
  aspects: new Map(),
  entities: new Map(),
  relationships: [],
  events: new Map(),
  registries: [],
  graphql: { types: [], operations: [], directives: [], rootTypes: {}, entities: new Map() } as never,
  restli: { resources: [] },
  sdk: { pages: [] },
  ingestion: { platforms: new Map() },
  access: { privileges: new Map(), resourceTypes: new Map(), roles: new Map(), policies: new Map() },
  prose: { pages: new Map(), sidebars: new Map(), assets: new Map(), parts: new Map() },
  releases: [],
  versions: [],
  redirects: [],
  sources: [],
};

const page = (route: string, title: string, navigation: string): SitePage => ({
  route,
  title,
  description: title,
  section: "home",
  navigation,
  breadcrumbs: [],
  toc: [],
  badges: [],
  content: toAnswer({ kind: "landing" } as never),
});

const plan: SitePlan = {
  site: { title: "Model", base: "/docs/", url: "https://example.org", sections: [] },
  pages: [page("", "Home", "home"), page("a/b&c", "Page", "a")],
  navigation: new Map<string, NavigationTree>([
    ["home", { label: "Start", items: [] }],
    ["a", { label: "Tree", items: [] }],
  ]),
};

const printed = { name: () => "catalogue", print: () => encodeJson(catalogue) };

async function renderAll(of: SitePlan): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const decoder = new TextDecoder();
  for await (const { path, content } of render(dividePlan(of), printed, bundle)) {
    const bytes = typeof content === "object" && "pieces" in content ? Buffer.concat([...content.pieces]) : content;
    files.set(path, bytes instanceof Uint8Array ? decoder.decode(bytes) : String(bytes));
  }
  return files;
}

describe("render", () => {
  it("lets go of each page and each file of the plan as it hands them over", async () => {
    const pages = [...plan.pages, ...Array.from({ length: 398 }, (_, index) => page(`b/${index}`, "Page", "a"))];
    const seen = new Set<string>();
    const searched: number[] = [];
    const files = ["a.json", "b.json"].map((path) => ({ path, content: "{}" }));
    const divided = dividePlan({ ...plan, pages, files }, () => ({
      see: ({ route }) => void seen.add(route),
      *files() {
        searched.push(seen.size);
        yield { path: "search/c.json", content: "{}" };
      },
    }));
    const left: Record<string, readonly number[]> = {};
    for await (const { path } of render(divided, printed, bundle)) {
      left[path] = [divided.pages.length, divided.files.length];
    }
    expect(left).toMatchObject({
      "index.html": [200, 2],
      "a.json": [0, 1],
      "b.json": [0, 0],
      "search/c.json": [0, 0],
      "sitemap.xml": [0, 0],
    });
    expect(searched).toEqual([400]);
    expect(divided.frame.pages).toEqual(pages.map((page) => ({ ...page, content: undefined })));
  });

  it("gives each page a folder of its own, and the site what hosts look for", async () => {
    const files = await renderAll(plan);
    expect([...files.keys()]).toEqual([
      "assets/navigation.js",
      "assets/site.css",
      "catalogue.json",
      "catalogue.schema.json",
      "index.html",
      "index.md",
      "a/b&c/index.html",
      "a/b&c.md",
      "llms.txt",
      "llms-full.txt",
      "404.html",
      ".aspectdoc",
      "robots.txt",
      "sitemap.xml",
      ".nojekyll",
    ]);
    expect(files.get("index.html")).toContain("Home in Start");
    expect(files.get("a/b&c/index.html")).toContain("Page in Tree");
    expect(files.get("404.html")).toBe("nothing in Start");
    expect(JSON.parse(files.get("catalogue.json") ?? "")).toMatchObject({ formatVersion: 1 });
    expect(JSON.parse(files.get("catalogue.schema.json") ?? "")).toHaveProperty("$schema");
  });

  it("lists the pages for search engines", async () => {
    const files = await renderAll(plan);
    expect(files.get("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n");
    expect(files.get("sitemap.xml")).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.org/docs/</loc></url>
  <url><loc>https://example.org/docs/a/b&amp;c/</loc></url>
</urlset>
`,
    );
  });

  it("makes no sitemap for a site whose address is unknown", async () => {
    const files = await renderAll({ ...plan, site: { ...plan.site, url: undefined } });
    expect(files.has("sitemap.xml")).toBe(false);
    expect(files.get("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  });

  it("offers an edition that is not to be found to no search engine", async () => {
    const version = { label: "1", badge: true, noIndex: true, menu: [] };
    const files = await renderAll({ ...plan, site: { ...plan.site, version } });
    expect(files.has("sitemap.xml")).toBe(false);
  });

  it("gives each page a Markdown twin that says what it is", async () => {
    const files = await renderAll(plan);
    expect(files.get("a/b&c.md")).toBe(`---
title: "Page"
kind: "landing"
route: "a/b&c"
description: "Page"
---

# Page in Tree

[Home](../index.md)
`);
    expect(files.get("index.html")).toContain('rel="alternate" href="./index.md"');
  });

  it("names the pages for machines, in the order of reading", async () => {
    const pages = [page("g", "Late [x]", "home"), ...plan.pages];
    const sections = [{ id: "graphql", label: "GraphQL", href: "/docs/g/" }] as const;
    const inSection: SitePlan = {
      ...plan,
      site: { ...plan.site, sections },
      pages: pages.map((each) => (each.route === "g" ? { ...each, section: "graphql" } : each)),
    };
    const files = await renderAll(inSection);
    expect(files.get("llms.txt")).toBe(`# Model

> Home

Every page is there as Markdown, at its address with \`.md\` in place of the final slash. https://example.org/docs/llms-full.txt holds all of them in one file, as far as it has room. The whole model as JSON: https://example.org/docs/catalogue.json

Who has a copy of this site, or the model itself, can be asked over MCP: \`npx aspectdoc mcp <folder>\` searches, gives pages, declarations with their uses, and examples.

## Start

- [Home](https://example.org/docs/index.md): Home
- [Page](https://example.org/docs/a/b&c.md): Page

## GraphQL

- [Late \\[x\\]](https://example.org/docs/g.md): Late \\[x\\]
`);
    const full = files.get("llms-full.txt") ?? "";
    expect(full.match(/^Source: .*$/gm)).toEqual([
      "Source: https://example.org/docs/index.md",
      "Source: https://example.org/docs/g.md",
      "Source: https://example.org/docs/a/b&c.md",
    ]);
  });

  it("names the other versions", async () => {
    const menu = [
      { label: "2.0", href: "/docs/", isCurrent: true },
      { label: "1.0", note: "unmaintained", href: "/docs/v1/", isCurrent: false },
      { label: "0.8", href: "https://old.example.org/", isCurrent: false },
    ];
    const version = { label: "2.0", badge: false, noIndex: false, menu };
    const llms = async (url: string | undefined): Promise<string | undefined> =>
      (await renderAll({ ...plan, site: { ...plan.site, url, version } })).get("llms.txt");
    expect(await llms("https://example.org")).toContain(
      "\nOther versions of this site: [1.0 (unmaintained)](https://example.org/docs/v1/), [0.8](https://old.example.org/)\n",
    );
    expect(await llms(undefined)).toContain("[1.0 (unmaintained)](./v1/)");
  });

  it("names no more pages of a family that no page lists than there is room for", async () => {
    const many = (count: number): readonly SitePage[] =>
      Array.from({ length: count }, (_, index) => ({
        ...page(`g/${index}`, `G${index}`, "a"),
        section: "guides" as const,
      }));
    const sections = [{ id: "guides", label: "Guides", href: "/docs/g/" }] as const;
    const llms = async (count: number): Promise<string> =>
      (await renderAll({ ...plan, site: { ...plan.site, sections }, pages: [...plan.pages, ...many(count)] })).get(
        "llms.txt",
      ) ?? "";
    expect(await llms(100)).toContain("- [G99](https://example.org/docs/g/99.md): ");
    const brief = await llms(1002);
    expect(brief).toContain("\n- [G999](https://example.org/docs/g/999.md)\n- … 2 more\n");
    expect(brief).not.toContain("[G1000]");
  });

  it("leads to the list of a family that is too large to be named", async () => {
    const crumbs = [
      { label: "GraphQL", href: "/docs/graphql/" },
      { label: "Objects", href: "/docs/objects/" },
    ];
    const list = (family: string, length: number, breadcrumbs: SitePage["breadcrumbs"]): readonly SitePage[] =>
      Array.from({ length }, (_, index) => ({
        ...page(`${family}/${index}`, `${family} ${index}`, "a"),
        section: "graphql" as const,
        breadcrumbs,
      }));
    const sections = [{ id: "graphql", label: "GraphQL", href: "/docs/graphql/" }] as const;
    const objects = [
      { ...page("objects", "Objects", "a"), section: "graphql" as const },
      ...list("objects", 501, crumbs),
    ];
    const llms = async (pages: readonly SitePage[]): Promise<string | undefined> =>
      (await renderAll({ ...plan, site: { ...plan.site, sections }, pages: [...plan.pages, ...pages] })).get(
        "llms.txt",
      );
    const head = "## GraphQL: Objects\n\n- [Objects](https://example.org/docs/objects.md): lists all 501";
    const alone = await llms(objects);
    expect(alone).toContain(`${head}, some of which follow\n- [objects 0](https://example.org/docs/objects/0.md)\n`);
    expect(alone?.split("\n- ").length).toBeLessThan(410);
    const others = [1, 2, 3, 4].flatMap((n) => list(`f${n}`, 95, [{ label: `F${n}`, href: `/docs/f${n}/` }]));
    const beside = await llms([...objects, ...others]);
    expect(beside).toContain(`${head}\n\n`);
    expect(beside).not.toContain("[objects 0]");
  });

  it("names the guides of a family that is too large, whatever somebody has written at its beginning", async () => {
    const breadcrumbs = [{ label: "Yard", href: "/docs/yard/" }];
    const guide = (route: string, title: string): SitePage => ({ ...page(route, title, "a"), section: "guides" });
    const many = Array.from({ length: 101 }, (_, index) => ({ ...guide(`yard/${index}`, `Y${index}`), breadcrumbs }));
    const files = await renderAll({ ...plan, pages: [...plan.pages, guide("yard", "Yard"), ...many] });
    const llms = files.get("llms.txt");
    expect(llms).toContain("\n- [Y100](https://example.org/docs/yard/100.md)\n");
    expect(llms).not.toContain("lists all");
  });

  it("sends readers of old addresses on", async () => {
    const redirects = [
      { path: "old/index.html", from: "old", href: "/docs/a/b&c/#x" },
      { path: "old.html", from: "old.html", href: 'https://example.com/"x' },
    ];
    const files = await renderAll({ ...plan, redirects });
    expect(files.get("old/index.html")).toContain('content="0; url=../a/b&amp;c/#x"');
    expect(files.get("old/index.html")).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;`,
    );
    expect(files.get("old/index.html")).toContain(
      '<link rel="canonical" href="https://example.org/docs/a/b&amp;c/#x">',
    );
    expect(files.get("old.html")).toContain('href="https://example.com/&#34;x"');
    expect(files.get("_redirects")).toBe(`/docs/old /docs/a/b&c/#x 301
/docs/old/ /docs/a/b&c/#x 301
/docs/old.html https://example.com/%22x 301
`);
    expect((await renderAll(plan)).has("_redirects")).toBe(false);
  });

  it("leaves nothing in texts that a terminal would do", async () => {
    const files = await renderAll({
      ...plan,
      pages: [page("", "Ho\u001b[2Jme", "home"), page("a", "Pa\u009b31mge", "a")],
    });
    const texts = [...files].filter(([path]) => /\.(?:md|txt)$/.test(path));
    expect(texts.map(([path]) => path)).toContain("llms-full.txt");
    for (const [path, text] of texts) expect(text, path).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    expect(files.get("index.md")).toContain("# Ho\ufffd\\[2Jme in Start");
  });

  it("writes the feed of releases", async () => {
    const html = "<p>New &amp; good</p>" as Html;
    const feed = [
      { title: "v2", href: "https://example.org/docs/releases/#v2", date: "2024-02-01", html },
      { title: "v1 & co", href: "https://example.org/docs/releases/#v1", date: "2024-01-01" },
    ];
    const files = await renderAll({ ...plan, site: { ...plan.site, feed: "/docs/feed.xml" }, feed });
    expect(files.get("feed.xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Releases of Model</title>
  <id>https://example.org/docs/releases/</id>
  <link rel="alternate" type="text/html" href="https://example.org/docs/releases/"/>
  <link rel="self" type="application/atom+xml" href="https://example.org/docs/feed.xml"/>
  <author><name>Model</name></author>
  <updated>2024-02-01T00:00:00Z</updated>
  <entry>
    <title>v2</title>
    <id>https://example.org/docs/releases/#v2</id>
    <link rel="alternate" type="text/html" href="https://example.org/docs/releases/#v2"/>
    <updated>2024-02-01T00:00:00Z</updated>
    <content type="html" xml:base="https://example.org/docs/releases/">&lt;p&gt;New &amp;amp; good&lt;/p&gt;</content>
  </entry>
  <entry>
    <title>v1 &amp; co</title>
    <id>https://example.org/docs/releases/#v1</id>
    <link rel="alternate" type="text/html" href="https://example.org/docs/releases/#v1"/>
    <updated>2024-01-01T00:00:00Z</updated>
  </entry>
</feed>
`);
  });

  it("leaves out of the feed what XML can't hold", async () => {
    const entry = {
      title: "v1\u000b \u{1f600}\ud800",
      href: "https://example.org/docs/releases/#v1",
      date: "2024-01-01",
    };
    const files = await renderAll({ ...plan, site: { ...plan.site, feed: "/docs/feed.xml" }, feed: [entry] });
    expect(files.get("feed.xml")).toContain("<title>v1\ufffd \u{1f600}\ufffd</title>");
  });

  it("gives the same bytes each time", async () => {
    expect(await renderAll(plan)).toEqual(await renderAll(plan));
  });

  it("does not hide a page without a tree", async () => {
    await expect(renderAll({ ...plan, navigation: new Map() })).rejects.toThrow("no navigation tree home");
  });
});

describe("all pages in one file", () => {
  it("end where there is no more room", async () => {
    const full = createLlmsFull(10);
    for (const body of ["1234", "567890", "a", "b"])
      full.add(body, [1, 1 + body.length], () => Buffer.from(`-${body}\n`));
    expect(full.bodies.map(({ path }) => path)).toEqual(["1234", "567890"]);
    expect(full.left).toBe(2);
  });
});
