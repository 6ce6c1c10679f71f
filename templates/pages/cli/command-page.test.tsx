import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { createPlanContext } from "../../../generator/plan/create-plan-context.ts";
import { planSdkPages, type PlannedSdk } from "../../../generator/plan/sdk/plan-sdk-pages.ts";
import type { PlanContext } from "../../../generator/plan/context/plan-context.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { linkModel } from "../../../generator/testdata/link-model.ts";
import { validateCatalogue } from "../../../generator/testdata/validate-catalogue.ts";
import { printJson } from "../../../generator/print/print-json.ts";
import { PageBody } from "../page-templates.tsx";
import { readPage } from "../../../generator/page-model/read-page.ts";

const folder = join(import.meta.dirname, "../../../generator/testdata/commands");

let context: PlanContext;
let planned: PlannedSdk;
beforeAll(async () => {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".py"));
  const { catalogue } = await linkModel({
    ...Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    "cli/variables.yml": "variables:\n  - { name: ACME_HOME, default: /srv, doc: Where `items` are. }\n",
    "src/acme/more.py": 'import os\nos.getenv("ACME_HOME")\nos.environ["ACME_TOKEN"]\n',
  });
  context = createPlanContext(catalogue, { title: "Test", base: "/docs/" });
  planned = planSdkPages(context);
});

it("is told by a catalogue as its schema says", () => {
  expect(validateCatalogue(printJson(context.catalogue))).toEqual([]);
});

it("has a page for the program and for each of its commands", () => {
  expect(planned.pages.map(({ route, title }) => `${route} ${title}`)).toEqual([
    "generated/cli acme",
    "generated/cli/send-items acme send-items",
    "generated/cli/import acme import",
    "generated/cli/extra acme extra",
    "generated/cli/other-name acme other-name",
    "generated/environment Environment variables",
  ]);
});

it("leads to commands by all their words, also to those that are sections", () => {
  expect(["acme", "acme extra", "acme extra deep get", "acme gone"].map((path) => context.links.command(path))).toEqual(
    ["/docs/generated/cli/", "/docs/generated/cli/extra/", "/docs/generated/cli/extra/#deep-get", undefined],
  );
});

it.each([
  ["program", "generated/cli"],
  ["command", "generated/cli/send-items"],
  ["group", "generated/cli/extra"],
  ["environment", "generated/environment"],
])("shows a %s", (name, route) => {
  const page = planned.pages.map(readPage).find((each) => each.route === route);
  if (page === undefined) throw new Error("no such page");
  const html = renderToStaticMarkup(<PageBody page={page} />);
  const lines = html.replaceAll(/(?<=>)(?=<(?:section|tr|li|p|dt|dd|div|h2|h3|pre|table)\b)/g, "\n");
  expectGolden(join(folder, `pages/${name}.html`), `${lines}\n`);
});
