import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import type { SitePlan } from "../../generator/page-model/page.ts";
import { plan } from "../../generator/plan/plan.ts";
import { expectGolden } from "../../generator/testdata/golden.ts";
import { loadGuides } from "../../generator/testdata/load-guides.ts";
import { PageBody } from "./page-templates.tsx";
import { readPage } from "../../generator/page-model/read-page.ts";

let site: SitePlan;

beforeAll(async () => {
  const { catalogue, documents, report } = await loadGuides();
  site = plan(catalogue, { title: "Guides", base: "/docs/" }, report, documents.prose);
});

it.each([
  ["guide", "prose"],
  ["guide-index", "index"],
])("shows a %s", (name, kind) => {
  const page = site.pages.map(readPage).find(({ section, content }) => section === "guides" && content.kind === kind);
  expect(page).toBeDefined();
  const markup = page === undefined ? "" : renderToStaticMarkup(<PageBody page={page} />);
  const path = fileURLToPath(new URL(`./testdata/${name}.html`, import.meta.url));
  expectGolden(path, `${markup.replace(/></g, ">\n<")}\n`);
});
