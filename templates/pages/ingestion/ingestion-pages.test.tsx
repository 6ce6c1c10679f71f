import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { createPlanContext } from "../../../generator/plan/create-plan-context.ts";
import { createReport } from "../../../generator/diagnostics/report.ts";
import { planIngestionPages, type PlannedIngestion } from "../../../generator/plan/ingestion/plan-ingestion-pages.ts";
import { printJson } from "../../../generator/print/print-json.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { readIngestionModel } from "../../../generator/testdata/ingestion-model.ts";
import { PageBody } from "../page-templates.tsx";

const folder = join(import.meta.dirname, "../../../generator/testdata/ingestion");
const options = { title: "Test", base: "/docs/", sourceUrl: "https://example.org/{path}#L{line}" };
let planned: PlannedIngestion;

beforeAll(async () => {
  const barn = `platform: barn\nname: Barn\nplugins:\n  - id: barn-reader\n    status: certified\n`;
  const { catalogue } = await readIngestionModel({
    "ingestion/depot.yml": readFileSync(join(folder, "manifests/all-keys.yml"), "utf8"),
    "ingestion/barn.yml": barn,
    "ingestion/shed.yml": "platform: shed\nplugins: [{id: shed, capabilities: [{name: NEW_THING}]}]\n",
  });
  planned = planIngestionPages(createPlanContext(catalogue, options));
});

function render(route: string): string {
  const page = planned.pages.find((candidate) => candidate.route === `generated/ingestion/${route}`);
  if (page === undefined) throw new Error(`no page at ${route}`);
  return renderToStaticMarkup(<PageBody page={page} />);
}

/** One element a line, so that a change shows as a few lines. */
function breakLines(html: string): string {
  return `${html.replaceAll(/(?<=>)(?=<(?:section|tr|li|p|dt|dd|div|h2|h3|pre|details|table|ul|symbol)\b)/g, "\n")}\n`;
}

test("the routes are these", () => {
  const lines = planned.pages.map(
    ({ route, title, noun, badges, description }) =>
      `${route} | ${noun ?? "-"} | ${title} | ${badges.map(({ label }) => label).join() || "-"} | ${description}\n`,
  );
  expectGolden(join(folder, "pages/routes.txt"), lines.join(""));
});

test("nothing is said of maturity where no source states any, nor of what pages don't have", async () => {
  const { catalogue } = await readIngestionModel({ "ingestion/shed.yml": "platform: shed\nplugins: [{id: shed}]\n" });
  const { pages } = planIngestionPages(createPlanContext(catalogue, options));
  expect(pages.map(({ description }) => description)).toContain("Metadata from shed: how to begin.");
  const [index] = pages.filter(({ content }) => content.kind === "ingestionIndex");
  expect(index?.content).toMatchObject({ intro: "1 ingestion source with 1 plugin." });
});

test("a plugin that takes no options is told from one whose options nobody has listed", async () => {
  const text = "platform: shed\nplugins: [{id: shed, options: []}, {id: barn}]\n";
  const { catalogue } = await readIngestionModel({ "ingestion/shed.yml": text });
  const { pages } = planIngestionPages(createPlanContext(catalogue, options));
  const html = pages.map((page) => renderToStaticMarkup(<PageBody page={page} />)).join("");
  expect(html).toContain("This plugin takes no options.");
  expect(html).toContain("The manifest of the plugin describes neither options nor a schema of its configuration.");
});

test.each([
  ["index", "sources"],
  ["matrix", "capabilities"],
  ["several-plugins", "sources/depot"],
  ["one-plugin", "sources/barn"],
])("the page %s shows what it should", (name, route) => {
  expectGolden(join(folder, `pages/${name}.html`), breakLines(render(route)));
});

test("the tree has every source", () => {
  expectGolden(join(folder, "pages/navigation.json"), `${printJson(Object.fromEntries(planned.navigation))}\n`);
});

test("schemas become files", () => {
  expect(planned.files.map(({ path }) => path)).toEqual(["generated/ingestion/schemas/depot-usage.json"]);
  expect(JSON.parse(planned.files[0]?.content ?? "")).toHaveProperty("definitions.Window.title", "Window");
});

test("every anchor is there once, and so is every anchor of the contents list", () => {
  for (const page of planned.pages) {
    const html = renderToStaticMarkup(<PageBody page={page} />);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, page.route).toBe(ids.length);
    for (const { id } of page.toc) expect(ids, page.route).toContain(id);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids, page.route).toContain(id);
  }
});

test("a model without sources has no such pages", async () => {
  const { catalogue } = await readIngestionModel({});
  expect(planIngestionPages(createPlanContext(catalogue, options)).pages).toEqual([]);
});

test("many sources stand in runs of the alphabet", async () => {
  const texts = Array.from({ length: 70 }, (_, index) => {
    const id = `${String.fromCharCode(97 + (index % 26))}${index}`;
    return [`ingestion/${id}.yml`, `platform: ${id}\nplugins: [{id: ${id}}]\n`];
  });
  const { catalogue } = await readIngestionModel(Object.fromEntries(texts));
  const { navigation, pages } = planIngestionPages(createPlanContext(catalogue, options));
  const items = [...navigation.values()].flatMap((tree) => tree.items);
  const groups = items.flatMap((item) => (item.items === undefined ? [] : [item.items.length]));
  expect(groups.reduce((sum, size) => sum + size, 0)).toBe(70);
  expect(Math.max(...groups)).toBeLessThanOrEqual(30);
  expect(pages.filter((page) => !navigation.has(page.navigation))).toEqual([]);
});

test("anchors in docs lead to what stands for them here, or are told", async () => {
  const docs = "metadata-ingestion/docs/sources/depot";
  const plugins = { depot: { platform_id: "depot" }, shed: { platform_id: "depot" } };
  const { catalogue } = await readIngestionModel({
    "a/connector_registry/a.json": JSON.stringify({ plugin_details: plugins }),
    [`${docs}/README.md`]: "# Depot\n\n[a](#config-details) [b](#module-shed) [c](#before) [d](#befroe)\n",
    [`${docs}/shed_pre.md`]:
      "---\ntitle: x\n---\n### Prerequisites\n\n#### Before\n\n[e](#before) [f](#starter-recipe) [g](#important-capabilities)\n",
    [`${docs}/shed_post.md`]: "[h](../../ingestion/sources/depot.md#module-depot) [i](../../metamodel/entities/no.md)",
  });
  const report = createReport();
  const { pages } = planIngestionPages(
    createPlanContext(catalogue, { ...options, sourceUrl: undefined }),
    undefined,
    report,
  );
  const page = pages.find(({ title }) => title === "depot");
  const html = page === undefined ? "" : renderToStaticMarkup(<PageBody page={page} />);
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([a-i])</g)].map(
    ([, href, label]) => `${label} ${href}`,
  );
  expect(links).toEqual([
    "e #~prerequisites.shed.before",
    "f #~start.shed",
    "h /docs/generated/ingestion/sources/depot/#~plugin.depot",
    "a #~options.depot",
    "b #~plugin.shed",
    "c #~prerequisites.shed.before",
  ]);
  expect(
    report.diagnostics.map(({ code, span }) => `${span?.file} ${span?.startLine}:${span?.startColumn} ${code}`),
  ).toEqual([
    `${docs}/shed_pre.md 8:39 prose/missing-anchor`,
    `${docs}/shed_post.md 1:56 prose/missing-target`,
    `${docs}/README.md 3:57 prose/missing-anchor`,
  ]);
});
