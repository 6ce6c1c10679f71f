import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SidebarItem } from "../../catalogue/prose.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Page, SitePlan } from "../../page-model/page.ts";
import type { WrittenItem } from "../../parse/sidebar/sidebar-document.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadCorpusGuides } from "../../testdata/load-corpus.ts";
import { loadGuides, type LoadedGuides } from "../../testdata/load-guides.ts";
import { plan } from "../plan.ts";
import { readPage } from "../../page-model/read-page.ts";

/*
 * The documentation folder of a real project. The checkout at hand lacks what the project's own site
 * has besides: most pictures and code, two READMEs of its web module, and the page of releases.
 */

const absentPages = ["datahub-web-react/README", "datahub-web-react/src/app/analytics/README"];

describe.skipIf(!corporaFolder)("the guides of datahub-0.10.4", () => {
  let guides: LoadedGuides;
  let site: SitePlan;
  let own: readonly Page[];

  beforeAll(async () => {
    guides = await loadCorpusGuides("datahub-0.10.4");
    site = plan(guides.catalogue, { title: "Model", base: "/docs/" }, guides.report, guides.documents.prose);
    own = site.pages.map(readPage).filter(({ content }) => content.kind === "prose");
  });

  const listPlaces = (code: string): readonly string[] =>
    guides.report.diagnostics
      .filter((diagnostic) => diagnostic.code === code)
      .map(({ span }) => `${span?.file}:${span?.startLine}`)
      .sort();

  test("are the 220 that the project has, less those that the checkout lacks and the template, which is no page", () => {
    expect(guides.catalogue.prose.pages.size + absentPages.length).toBe(219);
    expect(guides.catalogue.prose.pages.has("docs/_feature-guide-template")).toBe(false);
    expect(own).toHaveLength(guides.catalogue.prose.pages.size);
  });

  test("have the addresses that the project gives them", () => {
    const routes = new Set(own.map(({ route }) => route));
    const known = [
      "introduction",
      "features",
      "saas",
      "code_of_conduct",
      "metadata-ingestion",
      "actions",
      "quickstart",
    ];
    expect(known.filter((route) => !routes.has(route))).toEqual([]);
    expect(routes.has("metadata-modeling/extending-the-metadata-model")).toBe(true);
  });

  test("stand in the nine groups of the sidebar, with all of its ids", () => {
    const sidebar = guides.catalogue.prose.sidebars.get("overviewSidebar");
    const labels = sidebar?.items.map((item) => ("label" in item ? item.label : ""));
    expect(labels).toEqual([
      "Getting Started",
      "Integrations",
      "Deployment",
      "API",
      "Features",
      "Develop",
      "Community",
      "Managed DataHub",
      "Release History",
    ]);
    const written = guides.documents.prose.sidebars.flatMap(({ sidebars }) => sidebars.flatMap(({ items }) => items));
    const countIds = (items: readonly WrittenItem[]): number => {
      let count = 0;
      for (const item of items) {
        if (item.type === "doc") count += 1;
        if (item.type === "category") count += countIds(item.items) + (item.link?.type === "doc" ? 1 : 0);
      }
      return count;
    };
    expect(countIds(written)).toBe(186);
    // Ids that belong to no file are pages made from the model.
    const generated: string[] = [];
    const visit = (items: readonly SidebarItem[]): void => {
      for (const item of items) {
        if (item.type === "doc" && !item.resolved) generated.push(item.docId);
        if (item.type === "category") visit(item.items);
      }
    };
    visit(sidebar?.items ?? []);
    expect(generated).toEqual([
      ...["queries", "mutations", "objects", "inputObjects", "interfaces", "unions", "enums", "scalars"].map(
        (kind) => `graphql/${kind}`,
      ),
      "releases",
    ]);
    const unknown = guides.report.diagnostics.filter(({ code }) => code === "sidebar/unknown-page");
    expect(unknown.map(({ message }) => /`(.+)`/.exec(message)?.[1])).toEqual(absentPages);
  });

  test("that no sidebar holds are the known ones", () => {
    expect(listPlaces("prose/orphan")).toHaveLength(30);
  });

  test("have broken links and anchors where they are known to be", () => {
    const codes = ["prose/missing-target", "prose/missing-anchor", "prose/unseen-source"];
    const summary = Object.fromEntries(codes.map((code) => [code, countPlaces(listPlaces(code))]));
    const golden = fileURLToPath(new URL("../../testdata/broken-links-0.10.4.json", import.meta.url));
    expectGolden(golden, `${JSON.stringify(summary, null, 2)}\n`);
    expect(listPlaces("prose/missing-anchor").length).toBeGreaterThanOrEqual(19);
    expect(guides.report.diagnostics.every(({ code, span }) => !codes.includes(code) || isExact(span))).toBe(true);
  });

  test("mark what is part of the managed service alone", () => {
    expect(own.filter(({ badges }) => badges.some(({ label }) => label === "managed only"))).toHaveLength(10);
  });
});

describe.skipIf(!corporaFolder)(
  "the guides of datahub-0.10.4 with stand-ins for the two that the checkout lacks",
  () => {
    let folder = "";
    let guides: LoadedGuides;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "aspectdoc-guides-"));
      cpSync(join(corporaFolder ?? "", "datahub-0.10.4"), folder, { recursive: true });
      for (const id of absentPages) {
        mkdirSync(dirname(join(folder, id)), { recursive: true });
        writeFileSync(join(folder, `${id}.md`), "# Stand-in\n\nAt the place of a guide.\n");
      }
      guides = await loadGuides(folder);
    });

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test("are all 220 but the template, each with a page", () => {
      const site = plan(guides.catalogue, { title: "Model", base: "/docs/" }, guides.report, guides.documents.prose);
      expect(guides.catalogue.prose.pages.size).toBe(219);
      expect(site.pages.filter(({ content }) => content.get().kind === "prose")).toHaveLength(219);
      const routes = new Set(site.pages.map(({ route }) => route));
      expect(
        ["datahub-web-react", "datahub-web-react/src/app/analytics"].filter((route) => !routes.has(route)),
      ).toEqual([]);
    });

    test("leave no id of the sidebar without a guide or a page made from the model", () => {
      expect(guides.report.diagnostics.filter(({ code }) => code === "sidebar/unknown-page")).toEqual([]);
    });
  },
);

/** How many there are in each place. */
function countPlaces(places: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function isExact(span: Span | undefined): boolean {
  return span !== undefined && span.endLine === span.startLine;
}
