import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "../../../generator/page-model/page.ts";
import { planAccessPages, type PlannedAccess } from "../../../generator/plan/access/plan-access-pages.ts";
import { createPlanContext } from "../../../generator/plan/create-plan-context.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { linkModel } from "../../../generator/testdata/link-model.ts";
import { PageBody } from "../page-templates.tsx";

const folder = join(import.meta.dirname, "../../../generator/testdata/access");
const schemas = {
  "n/DepotKey.pdl": 'namespace n @Aspect = { "name": "depotKey" } record DepotKey { id: string }',
  "entity-registry.yml": "id: r\nentities: [{ name: depot, keyAspect: depotKey, aspects: [] }]",
  "a.graphql": "type Query { listPolicies: Int }\ntype Mutation { createPolicy: Boolean }",
};
let planned: PlannedAccess;

beforeAll(async () => {
  planned = await planFrom({
    ...schemas,
    "access/all.yml": readFileSync(join(folder, "kitchen-sink.yml"), "utf8"),
    "resources/bootstrap_mcps/all.yaml": readFileSync(join(folder, "../boot/bootstrap.yaml"), "utf8"),
  });
});

async function planFrom(texts: Readonly<Record<string, string>>): Promise<PlannedAccess> {
  const { catalogue } = await linkModel(texts);
  return planAccessPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
}

function render(page: Page | undefined): string {
  if (page === undefined) throw new Error("no such page");
  return renderToStaticMarkup(<PageBody page={page} />);
}

/** One element a line, so that a change shows as a few lines. */
function breakLines(html: string): string {
  return `${html.replaceAll(/(?<=>)(?=<(?:section|tr|li|p|dt|dd|div|h2|h3|table)\b)/g, "\n")}\n`;
}

test("the pages and their tree are these", () => {
  const lines = planned.pages.map(
    ({ route, title, description, breadcrumbs }) =>
      `${route} | ${title} | ${breadcrumbs.map(({ label }) => label).join(" > ")} | ${description}\n`,
  );
  const tree = JSON.stringify(planned.navigation.get("access"), undefined, 2);
  expectGolden(join(folder, "pages/routes.txt"), `${lines.join("")}${tree}\n`);
});

test.each(["privileges", "roles", "policies", "starting-data"])("the page of %s shows what it should", (name) => {
  const page = planned.pages.find(({ route }) => route === `generated/access/${name}`);
  expectGolden(join(folder, `pages/${name}.html`), breakLines(render(page)));
});

test("no link between these pages dangles, and every anchor stands once", () => {
  const anchors = new Map(
    planned.pages.map((page) => {
      const ids = [...render(page).matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? "");
      expect(new Set(ids).size, page.route).toBe(ids.length);
      for (const { id } of page.toc) expect(ids, page.route).toContain(id);
      return [`/docs/${page.route}/`, new Set(ids)];
    }),
  );
  const dangling = planned.pages.flatMap((page) =>
    [...render(page).matchAll(/ href="(\/docs\/generated\/access[^"]*)"/g)]
      .map((match) => match[1] ?? "")
      .filter((href) => {
        const [path = "", anchor] = href.split("#");
        return anchor !== undefined && anchors.get(path)?.has(anchor) !== true;
      }),
  );
  expect(dangling).toEqual([]);
});

test("what nobody has described has no page", async () => {
  const routesOf = async (text: string) =>
    (await planFrom({ "access/all.yml": text })).pages.map(({ route }) => route.replace("generated/access/", ""));
  expect((await planFrom(schemas)).pages).toEqual([]);
  expect(await routesOf("privileges: []")).toEqual([]);
  expect(await routesOf("privileges: [{ name: A }]")).toEqual(["privileges"]);
  expect(await routesOf("policies: [{ id: p }]")).toEqual(["policies"]);
  expect(
    await routesOf("privileges: [{ name: A }]\npolicies: [{ id: p, privileges: [A], actors: { allUsers: true } }]"),
  ).toEqual(["privileges", "roles", "policies"]);
});

test("users and groups have no columns of their own where they are many", async () => {
  const users = (count: number) => Array.from({ length: count }, (_, index) => `"urn:li:corpuser:u${index}"`).join(",");
  const columnsFor = async (count: number) => {
    const { pages } = await planFrom({
      "access/all.yml": `privileges: [{ name: A }]\npolicies: [{ id: p, privileges: [A], actors: { allUsers: true, users: [${users(count)}] } }]`,
    });
    return pages.flatMap(({ content }) => (content.kind === "roleMatrix" ? content.columns : [])).length;
  };
  expect([await columnsFor(6), await columnsFor(7)]).toEqual([7, 1]);
});
