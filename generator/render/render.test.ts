import { describe, expect, it } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NavigationTree, Page, SitePlan } from "../page-model/page.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { render } from "./render.ts";

const bundle: SiteBundle = {
  renderPage: ({ page, navigation }) => `${page.title} in ${navigation.label}`,
  renderNotFoundPage: ({ navigation }) => `nothing in ${navigation.label}`,
  assets: { styles: ["assets/site.css"], themeScript: "assets/theme.js", scripts: [], icon: "icon.svg" },
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
  sources: [],
};

const page = (route: string, title: string, navigation: string): Page => ({
  route,
  title,
  description: title,
  section: "home",
  navigation,
  breadcrumbs: [],
  toc: [],
  badges: [],
  content: { kind: "landing" } as never,
});

const plan: SitePlan = {
  site: { title: "Model", base: "/docs/", url: "https://example.org", sections: [] },
  pages: [page("", "Home", "home"), page("a/b&c", "Page", "a")],
  navigation: new Map<string, NavigationTree>([
    ["home", { label: "Start", items: [] }],
    ["a", { label: "Tree", items: [] }],
  ]),
};

function renderAll(of: SitePlan): ReadonlyMap<string, string> {
  return new Map([...render(of, catalogue, bundle)].map(({ path, content }) => [path, String(content)]));
}

describe("render", () => {
  it("gives each page a folder of its own, and the site what hosts look for", () => {
    const files = renderAll(plan);
    expect([...files.keys()]).toEqual([
      "index.html",
      "a/b&c/index.html",
      "404.html",
      "assets/site.css",
      "catalogue.json",
      "catalogue.schema.json",
      ".aspectdoc",
      "robots.txt",
      "sitemap.xml",
      ".nojekyll",
    ]);
    expect(files.get("index.html")).toBe("Home in Start");
    expect(files.get("a/b&c/index.html")).toBe("Page in Tree");
    expect(files.get("404.html")).toBe("nothing in Start");
    expect(JSON.parse(files.get("catalogue.json") ?? "")).toMatchObject({ formatVersion: 1 });
    expect(JSON.parse(files.get("catalogue.schema.json") ?? "")).toHaveProperty("$schema");
  });

  it("lists the pages for search engines", () => {
    const files = renderAll(plan);
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

  it("makes no sitemap for a site whose address is unknown", () => {
    const files = renderAll({ ...plan, site: { ...plan.site, url: undefined } });
    expect(files.has("sitemap.xml")).toBe(false);
    expect(files.get("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  });

  it("gives the same bytes each time", () => {
    expect(renderAll(plan)).toEqual(renderAll(plan));
  });

  it("does not hide a page without a tree", () => {
    expect(() => renderAll({ ...plan, navigation: new Map() })).toThrow("no navigation tree home");
  });
});
