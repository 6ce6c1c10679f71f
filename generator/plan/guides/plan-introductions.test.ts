import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import type { Page, SitePlan } from "../../page-model/page.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { type LoadedGuides, loadGuides } from "../../testdata/load-guides.ts";
import { plan } from "../plan.ts";
import { readPage } from "../../page-model/read-page.ts";

let loaded: LoadedGuides;
let sitePlan: SitePlan;

beforeAll(async () => {
  loaded = await loadGuides(fileURLToPath(new URL("../../testdata/sites/introduced", import.meta.url)));
  const { catalogue, documents, report } = loaded;
  sitePlan = plan(catalogue, { title: "Ships", base: "/docs/" }, report, documents.prose);
});

function getPage(route: string): Page {
  const page = sitePlan.pages.find((each) => each.route === route);
  if (page === undefined) throw new Error(`no page ${route}`);
  return readPage(page);
}

function getEntity(name: string) {
  const { content, ...page } = getPage(`generated/metamodel/entities/${name}`);
  if (content.kind !== "entity") throw new Error(`${name} is no entity`);
  return { ...page, content };
}

it("shows what is written about entities on their pages, with links and included files", () => {
  const texts = ["ship", "port"].map((name) => `<!-- ${name} -->\n${getEntity(name).content.inDepth ?? ""}\n`);
  expectGolden(fileURLToPath(new URL("./testdata/introductions.html", import.meta.url)), texts.join("\n"));
});

it("puts its headings into the contents list, before the last part", () => {
  expect(getEntity("ship").toc.slice(-3)).toEqual([
    { id: "~in-depth", label: "In depth", level: 2 },
    { id: "~in-depth.identity", label: "Identity", level: 3 },
    { id: "~in-depth.at-sea", label: "At sea", level: 3 },
  ]);
});

it("begins a page with its first sentence where the registry says nothing", () => {
  expect(getEntity("ship").content.doc).toBe("<p>A vessel.</p>");
  expect(getEntity("port").content.doc).toBe("<p>Ports are where ships &lt; lie.</p>");
  expect(getEntity("port").description).toBe("Ports are where ships < lie.");
});

it("lets guides link to its headings, and makes no pages of the texts themselves", () => {
  const { content } = getPage("guide");
  expect(content.kind === "prose" ? content.html : "").toContain(
    '"/docs/generated/metamodel/entities/ship/#~in-depth.at-sea"',
  );
  expect(sitePlan.pages.filter(({ content }) => content.get().kind === "prose")).toHaveLength(1);
});

it("tells of anchors that are nowhere and of texts about no entity", () => {
  const said = sayAll(loaded.report.diagnostics).filter((line) => !line.includes("prose/orphan"));
  expect(said).toEqual([
    "metadata-models/docs/entities/lost.md:1:1 prose/loose-introduction the text is named for the entity `lost`, which no registry has",
    "metadata-models/docs/entities/ship.md:7:69 prose/missing-anchor `metadata-models/docs/entities/ship.md` has no heading `#ship`",
    "docs/guide.md:3:81 prose/missing-anchor `generated/metamodel/entities/ship` has no heading `#ashore`",
  ]);
});

it("doesn't tell of texts whose entity may be in what can't be read of a registry", () => {
  const { catalogue, documents } = loaded;
  const registries = catalogue.registries.map((registry) => ({ ...registry, incomplete: true as const }));
  expect(registries).not.toEqual([]);
  const report = createReport();
  plan({ ...catalogue, registries }, { title: "Ships", base: "/docs/" }, report, documents.prose);
  expect(report.diagnostics.filter(({ code }) => code === "prose/loose-introduction")).toEqual([]);
});
