import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { NavigationTree, SitePlan } from "../../page-model/page.ts";
import { loadGuides } from "../../testdata/load-guides.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";
import { findPlace } from "../prose/place-in-guides.ts";

interface Planned {
  readonly plan: SitePlan;
  readonly said: readonly string[];
}

async function planModel(releases: string, url?: string): Promise<Planned> {
  const { catalogue, report } = await linkModel({
    "releases.yml": releases,
    "a.pdl": 'namespace n @Aspect = { "name": "a" } record A { x: int }',
  });
  const sitePlan = plan(catalogue, { title: "Site", base: "/docs/", url }, report);
  return { plan: sitePlan, said: sayAll(report.diagnostics) };
}

const releases = `
releases:
  - version: v1.10.0
    date: 2024-03-01
    links:
      - { label: Aspect, href: generated/metamodel/aspects/a#x }
      - { label: Code, href: "https://example.org/code" }
      - { label: Gone, href: generated/metamodel/aspects/b }
    notes: |
      ## New
      <b>text</b>
  - { version: 1.9.0, prerelease: true }
  - { version: v1-9-0, product: Client, date: 2024-04-01 }
`;

describe("the page of releases", () => {
  it("says how many came before the newest", async () => {
    const describeAll = async (...versions: readonly string[]): Promise<string | undefined> => {
      const { plan: sitePlan } = await planModel(
        `releases: [${versions.map((version) => `{ version: ${version} }`).join()}]`,
      );
      return sitePlan.pages.find(({ route }) => route === "releases")?.description;
    };
    expect(await describeAll("v1.0.0")).toBe("v1.0.0: what has been released.");
    expect(await describeAll("v1.1.0", "v1.0.0")).toBe("v1.1.0 and 1 earlier release.");
    expect(await describeAll("v1.2.0", "v1.1.0", "v1.0.0")).toBe("v1.2.0 and 2 earlier releases.");
  });

  it("has a table for each product, notes, and an anchor for each release", async () => {
    const { plan: sitePlan, said } = await planModel(releases);
    const page = sitePlan.pages.find(({ route }) => route === "releases");
    expect(page).toMatchObject({ title: "Releases", section: "guides", navigation: "releases" });
    expect(page?.toc.map(({ id }) => id)).toEqual(["~releases", "~releases-2", "v1-10-0"]);
    const content = page?.content.get();
    if (content?.kind !== "releases") throw new Error("no page of releases");
    expect(content.groups).toEqual([
      {
        id: "~releases",
        label: "All releases",
        rows: [
          {
            id: undefined,
            version: "v1.10.0",
            notes: { label: "v1.10.0", href: "#v1-10-0" },
            prerelease: false,
            date: "2024-03-01",
            links: [
              { label: "Aspect", href: "/docs/generated/metamodel/aspects/a/#x" },
              { label: "Code", href: "https://example.org/code" },
            ],
          },
          { id: "v1-9-0", version: "1.9.0", notes: undefined, prerelease: true, date: undefined, links: [] },
        ],
      },
      {
        id: "~releases-2",
        label: "Client",
        rows: [
          { id: "v1-9-0-2", version: "v1-9-0", notes: undefined, prerelease: false, date: "2024-04-01", links: [] },
        ],
      },
    ]);
    expect(content.notes).toEqual([
      {
        id: "v1-10-0",
        version: "v1.10.0",
        note: "2024-03-01",
        html: expect.stringMatching(/<h3 id="v1-10-0-new">.*New/),
      },
    ]);
    expect(said).toEqual([
      "releases.yml:8:30 releases/unknown-target the link of the release leads to `generated/metamodel/aspects/b`, which is no page of the site",
    ]);
  });

  it("is not there when nothing was released", async () => {
    const { plan: sitePlan } = await planModel("releases: []");
    expect(sitePlan.pages.some(({ route }) => route === "releases")).toBe(false);
  });

  it("lists what guides have notes of where a sidebar asks for it, unless a guide is called so", async () => {
    const planned = async (guides: Readonly<Record<string, string>>) => {
      const folder = mkdtempSync(join(tmpdir(), "aspectdoc-releases-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      mkdirSync(join(folder, "docs"));
      const files = { ...guides, "docusaurus.config.js": "", "sidebars.json": '{ "docs": ["releases"] }' };
      for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
      const { catalogue } = await loadGuides(folder);
      const { pages } = plan(catalogue, { title: "Site", base: "/" });
      const content = pages.filter(({ route }) => route === "releases").map((page) => page.content.get());
      return content.map((each) => (each.kind === "releases" ? each.groups.map(({ rows }) => rows) : each.kind));
    };
    const notes = {
      "docs/v1.9.md": "# Old",
      "docs/v2.0.md": "# New",
      "docs/log.md": "# Log\n\n## v1.10.0\n\nAll.\n",
    };
    const [groups] = await planned(notes);
    expect(Array.isArray(groups) ? groups[0]?.map(({ version }) => version) : groups).toEqual(["2.0", "1.10.0", "1.9"]);
    expect(await planned({ ...notes, "docs/releases.md": "# Ours" })).toEqual([]);
  });

  it("stands where the sidebar has it", () => {
    const tree = (items: NavigationTree["items"]): NavigationTree => ({ label: "Guides", items });
    const trees = new Map([
      ["closed", tree([{ label: "History", href: "/docs/releases/" }])],
      ["open", tree([{ label: "History", href: "/docs/releases/", items: [{ label: "R", href: "/docs/releases/" }] }])],
    ]);
    expect(findPlace("/docs/releases/", trees)).toEqual({
      navigation: "open",
      breadcrumbs: [{ label: "History", href: "/docs/releases/" }],
    });
    expect(findPlace("/docs/none/", trees)).toBeUndefined();
  });
});

describe("the feed", () => {
  it("has the dated releases, the latest first", async () => {
    const { plan: sitePlan } = await planModel(releases, "https://example.org");
    expect(sitePlan.site.feed).toBe("/docs/feed.xml");
    expect(sitePlan.feed?.map(({ title, href, date }) => [title, href, date])).toEqual([
      ["Client v1-9-0", "https://example.org/docs/releases/#v1-9-0-2", "2024-04-01"],
      ["v1.10.0", "https://example.org/docs/releases/#v1-10-0", "2024-03-01"],
    ]);
  });

  it("is not there while nobody knows where the site is", async () => {
    const { plan: sitePlan } = await planModel(releases);
    expect(sitePlan.site.feed).toBeUndefined();
    expect(sitePlan.feed).toEqual([]);
  });
});
