import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import type { SitePlan } from "../../page-model/page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";
import { findOccupant, outlineArchive, outlineEdition, settleRoutes } from "./outline-edition.ts";
import { settleVersions } from "./settle-versions.ts";

const versions = `
versions:
  - { version: next, banner: unreleased, path: /docs/next/ }
  - { version: "2.0", path: /docs/, isLast: true }
  - { version: "1.0", path: /docs/1.0/ }
  - { version: "0.9", href: "https://old.example.org/" }
`;

async function planEdition(version: string, base: string): Promise<SitePlan> {
  const { catalogue, report } = await linkModel({ "versions.yml": versions, "n/A.pdl": "namespace n record A {}" });
  return plan(catalogue, { title: "Site", base, version }, report);
}

const known = new Map([
  ["/docs/", new Set(["", "generated/coverage"])],
  ["/docs/1.0/", new Set([""])],
]);

const pageOf = ({ pages }: SitePlan, route: string) => pages.find((page) => page.route === route)?.version;

describe("the ways to other editions", () => {
  it("lead to the same page where it is there, else to the first", async () => {
    const settled = settleVersions(await planEdition("next", "/docs/next/"), known);
    const shared = pageOf(settled, "generated/coverage");
    expect(shared?.menu.map(({ href, note }) => [href, note])).toEqual([
      ["/docs/next/", "unreleased"],
      ["/docs/generated/coverage/", undefined],
      ["/docs/1.0/", "without this page"],
      ["https://old.example.org/", undefined],
    ]);
    expect(shared?.last).toMatchObject({ href: "/docs/generated/coverage/", isSamePage: true });
    expect(shared?.canonical).toBe("/docs/generated/coverage/");
    expect(pageOf(settled, "generated/metamodel/types/n.A")).toMatchObject({
      last: { href: "/docs/", note: "without this page" },
      canonical: undefined,
    });
    expect(pageOf(settled, "")).toMatchObject({ canonical: "/docs/", last: { href: "/docs/", isSamePage: true } });
  });

  it("are those of the whole site where nothing is known of an edition", async () => {
    const { site, pages } = await planEdition("next", "/docs/next/");
    expect(pages.map(({ version }) => version?.menu)).toEqual(pages.map(() => site.version?.menu));
    expect(pageOf({ site, pages } as SitePlan, "generated/coverage")?.canonical).toBe("/docs/generated/coverage/");
  });

  it("of the last one name no other as the original", async () => {
    const settled = settleVersions(await planEdition("2.0", "/docs/"), known);
    expect(settled.pages.filter(({ version }) => version?.canonical !== undefined)).toEqual([]);
  });
});

describe("the ways to other models", () => {
  const models = `
versions:
  - { version: shop, path: /docs/, isLast: true }
  - { version: stock, pluginId: stock, path: /docs/stock/ }
  - { version: stock-1, pluginId: stock, path: /docs/stock-1/ }
`;

  async function planModel(version: string, base: string) {
    const { catalogue, report } = await linkModel({ "versions.yml": models, "n/A.pdl": "namespace n record A {}" });
    const routes = new Map([
      ["/docs/", new Set(["", "generated/coverage"])],
      ["/docs/stock/", new Set([""])],
    ]);
    return settleVersions(plan(catalogue, { title: "Site", base, version }, report), routes);
  }

  it("lead to the same page or the first one, and neither is a newer state of the other", async () => {
    const stock = pageOf(await planModel("stock", "/docs/stock/"), "generated/coverage");
    expect(stock?.menu.map(({ href, note }) => [href, note])).toEqual([
      ["/docs/generated/coverage/", undefined],
      ["/docs/stock/", undefined],
      ["/docs/stock-1/", undefined],
    ]);
    expect([stock?.last, stock?.canonical]).toEqual([undefined, undefined]);
    expect(pageOf(await planModel("stock-1", "/docs/stock-1/"), "")?.last).toMatchObject({ href: "/docs/stock/" });
  });

  it("say of no page that the other model lacks it", async () => {
    const shop = pageOf(await planModel("shop", "/docs/"), "generated/metamodel/types/n.A");
    expect(shop?.menu.map(({ note }) => note)).toEqual([undefined, undefined, undefined]);
  });
});

describe("the outline of an edition", () => {
  it("tells whose page lies in another's folder", async () => {
    const outline = outlineEdition(await planEdition("2.0", "/docs/"));
    expect(findOccupant([outline, outlineArchive("/docs/0.9/", ["index.html"])])).toBeUndefined();
    expect(findOccupant([outlineArchive("/docs/Generated/", ["index.html"]), outline])).toEqual({
      path: "/docs/Generated/",
      occupant: expect.stringMatching(/^generated\//),
    });
  });

  it("counts files as well, and is not misled by names that begin alike", () => {
    const outer = outlineArchive("/docs/1/", ["index.html", "next.html", "img/a.png"]);
    expect(findOccupant([outer, outlineArchive("/docs/1/next/", ["index.html"])])).toBeUndefined();
    expect(findOccupant([outer, outlineArchive("/docs/1/img/", ["index.html"])])?.occupant).toBe("img/a.png");
  });

  it("in whose way another is says of a folder by its own name that this may be its input", () => {
    const tell = (...own: readonly string[]): string | undefined => {
      const report = createReport();
      const newest = outlineArchive("/docs/", ["v1/a/index.html", "v2/a/index.html"]);
      expect(settleRoutes([newest, outlineArchive("/docs/v1/", own)], report)).toBeUndefined();
      return report.diagnostics[0]?.help;
    };
    expect(tell("v1/a/index.html")).toBe(
      "the version's own pages are below `v1/` once more: if that is its folder, name this under `inputs` of the version, such as `inputs: [\"v1\"]`, and each other version's likewise; else give it another `path`",
    );
    expect(tell("v10/a/index.html")).toBe("give the version another `path`, or the page another address");
  });

  it("of an archive has the pages that are in folders", () => {
    const { routes } = outlineArchive("/docs/1/", ["index.html", "a/b/index.html", "a/page.html", "xindex.html"]);
    expect([...routes]).toEqual(["", "a/b"]);
  });
});
