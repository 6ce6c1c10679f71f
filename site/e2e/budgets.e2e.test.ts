/* What pages may cost at most, by what their documents name. `npm run audit` counts requests in a browser too. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { findBudgetFaults } from "./find-budget-faults.ts";
import { pageKinds } from "./page-kinds.ts";
import { findInline, weighPage } from "./weigh-page.ts";

it.each(pageKinds)("a page of the kind $kind keeps its budgets", async ({ route }) => {
  const site = await generateSite();
  const path = route === "no/such/page/" ? "404.html" : join(route, "index.html");
  const weight = weighPage(readFileSync(join(site.folder, path), "utf8"), site);
  expect(weight.script).toBeGreaterThan(1000);
  expect(weight.style).toBeGreaterThan(1000);
  expect(findBudgetFaults(weight)).toEqual([]);
});

it("no document of the site has a script, a style or a handler of its own", async () => {
  const site = await generateSite();
  const documents = readdirSync(site.folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("index.html"),
  );
  expect(documents.length).toBeGreaterThan(1000);
  const inline = documents.flatMap((path) =>
    findInline(readFileSync(join(site.folder, path), "utf8")).map((tag) => `${path}: ${tag}`),
  );
  expect(inline).toEqual([]);
});

it("what is over a budget is told", () => {
  const html = `<script>1</script><script type="application/ld+json">{}</script><b style="color:red" onclick="x()">`;
  const weight = weighPage(html, { folder: ".", base: "/" });
  expect(findBudgetFaults({ ...weight, script: 10_001, requests: 7 })).toEqual([
    "script: 10001, at most 10000",
    "requests: 7, at most 6",
    "no default-src 'none' in the policy",
    "no script-src 'self' in the policy",
    "no style-src 'self' in the policy",
    "inline: <script>",
    `inline: <b style="color:red" onclick="x()">`,
  ]);
});
