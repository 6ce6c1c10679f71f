import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

test("pages that only send readers elsewhere are redirects, and links to them lead there", async () => {
  const folder = fileURLToPath(new URL("../../testdata/sites/jekyll-forwards", import.meta.url));
  const { catalogue, report } = await loadGuides(folder);
  const { pages } = catalogue.prose;
  expect([...pages.values()].map(({ slug }) => slug)).toEqual(["docs/planting", "docs/somewhere", ""]);
  expect(catalogue.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "docs/away https://example.org/away/",
    "docs/beside /docs/planting#frost",
    "pretty /docs/old",
    "docs/old /docs/planting",
    "sowing /docs/planting",
  ]);
  const links = pages
    .get("index")
    ?.links.map((link) =>
      link.to === "page" ? `${link.id} ${link.anchor ?? ""}` : link.to === "external" ? link.href : link.to,
    );
  expect(links).toEqual(["docs/planting ", "docs/planting frost", "docs/planting ", "https://example.org/away/"]);
  const told = report.diagnostics.filter(({ severity }) => severity !== "info");
  expect(told.map(({ code, span }) => `${code} ${span?.file}`)).toEqual(["redirects/left-out docs/lost.md"]);
});

test("keys of a page say so in Jekyll alone, as in Hugo its own address has one of the same name", async () => {
  const folder = fileURLToPath(new URL("../../testdata/sites/hugo-forwards", import.meta.url));
  const { catalogue, report } = await loadGuides(folder);
  expect([...catalogue.prose.pages.values()].map(({ slug }) => slug)).toEqual(["", "berths"]);
  expect(catalogue.redirects).toEqual([]);
  expect(report.diagnostics).toEqual([]);
});
