import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { createPlanContext } from "../../../generator/plan/create-plan-context.ts";
import { readPage } from "../../../generator/page-model/read-page.ts";
import { planGraphqlPages, type PlannedGraphql } from "../../../generator/plan/graphql/plan-graphql-pages.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { readGraphqlModel } from "../../../generator/testdata/graphql-model.ts";
import { PageBody } from "../page-templates.tsx";

const folder = join(import.meta.dirname, "../../../generator/testdata/graphql");
let planned: PlannedGraphql;

beforeAll(async () => {
  const names = ["kitchen-sink.graphql", "kitchen-sink-more.graphql"];
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, "ok", name), "utf8")]));
  const { catalogue } = await readGraphqlModel(texts);
  planned = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
});

function renderRoute(route: string, { pages }: PlannedGraphql = planned): string {
  const page = pages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`no page at ${route}`);
  return renderToStaticMarkup(<PageBody page={readPage(page)} />);
}

/** One element a line, so that a change shows as a few lines. */
function breakLines(html: string): string {
  return `${html.replaceAll(/(?<=>)(?=<(?:section|tr|li|p|dt|dd|div|h2|pre|details|table|nav)\b)/g, "\n")}\n`;
}

test("the routes are these", () => {
  const lines = planned.pages.map(
    ({ route, title, noun, navigation }) => `${route} | ${noun ?? "-"} | ${title} | ${navigation}\n`,
  );
  expectGolden(join(folder, "pages/routes.txt"), lines.join(""));
});

test.each([
  ["overview", "graphql"],
  ["queries", "graphql/queries"],
  ["query-find", "graphql/queries/find"],
  ["query-book", "graphql/queries/book"],
  ["subscription-moved", "graphql/subscriptions/moved"],
  ["object-book", "graphql/objects/Book"],
  ["interface-node", "graphql/interfaces/Node"],
  ["input-search", "graphql/inputObjects/Search"],
  ["input-by", "graphql/inputObjects/By"],
  ["enum-order", "graphql/enums/Order"],
  ["union-media", "graphql/unions/Media"],
  ["scalar-moment", "graphql/scalars/Moment"],
  ["scalar-string", "graphql/scalars/String"],
  ["directive-key", "graphql/directives/key"],
  ["directive-deprecated", "graphql/directives/deprecated"],
])("the page %s shows what it should", (name, route) => {
  expectGolden(join(folder, `pages/${name}.html`), breakLines(renderRoute(route)));
});

test("every page renders, with each anchor once and every anchor of its contents list", () => {
  for (const page of planned.pages) {
    const html = renderRoute(page.route);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? "");
    expect(new Set(ids).size, page.route).toBe(ids.length);
    for (const { id } of page.toc) expect(ids, page.route).toContain(id);
  }
});

test("a kind that the schema lacks has no page, and the overview says so", async () => {
  const { catalogue } = await readGraphqlModel({ "a.graphql": "type Query { a: Int }" });
  const plan = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/" }));
  expect(plan.pages.map(({ route }) => route)).toEqual([
    "graphql",
    "graphql/queries",
    "graphql/queries/a",
    "graphql/scalars",
    "graphql/scalars/Int",
  ]);
  expect(renderRoute("graphql", plan)).toContain(
    "The schema has no mutations, subscriptions, objects, inputs, interfaces, unions, enums or directives.",
  );
});

test("a directive counts what its page lists, the schema block included, and a place once", async () => {
  const { catalogue } = await readGraphqlModel({
    "a.graphql": `
      directive @tag(name: String) repeatable on SCHEMA | OBJECT
      schema @tag(name: "x") { query: Q }
      type Q @tag(name: "y") @tag(name: "z") { a: Int }`,
  });
  const plan = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/" }));
  const html = renderRoute("graphql/directives/tag", plan);
  expect(html).toContain('Applied to <span class="count">2</span>');
  expect(html).toContain('<li><a href="/graphql/"><code>schema</code></a></li>');
  expect(html).toContain('<li><a href="/graphql/queries/"><code>Q</code></a></li>');
});

test("a model without GraphQL has no GraphQL pages", async () => {
  const { catalogue } = await readGraphqlModel({});
  expect(planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/" })).pages).toEqual([]);
});

test("what nothing declares is a marked placeholder", async () => {
  const { catalogue } = await readGraphqlModel({ "a.graphql": "type Query { a(b: Missing): [Nowhere!] }" });
  const html = renderRoute(
    "graphql/queries/a",
    planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/" })),
  );
  expect(html).toContain('<span class="unresolved" title="Nothing declares type Missing">Missing</span>');
  expect(html).toContain('<span class="unresolved" title="Nothing declares type Nowhere">Nowhere</span>');
});

test("what a linked specification declares leads there, if that is an address of the web", async () => {
  const { catalogue } = await readGraphqlModel({
    "a.graphql": `
      extend schema
        @link(url: "https://example.org/money/v1.0", import: ["@rounded", "Money"])
        @link(url: "javascript:alert(1)", import: ["Bad"])
      type Query { a(b: Bad): [Money!] @rounded }`,
  });
  const plan = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/" }));
  const html = renderRoute("graphql/queries/a", plan);
  const link = 'href="https://example.org/money/v1.0" title="Declared by https://example.org/money/v1.0"';
  expect(html).toContain(`<a ${link}>Money</a>`);
  expect(html).toContain(`<a ${link}><code>@rounded</code></a>`);
  expect(html).toContain('title="Declared by javascript:alert(1)"');
  expect(html).not.toContain('href="javascript:');
  expect(html).not.toContain("unresolved");
});
