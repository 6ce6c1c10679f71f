import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

const folder = fileURLToPath(new URL("../../testdata/sites/routers", import.meta.url));

test("a page whose text is another's has what is for its router, and mistakes are told where they are written", async () => {
  const { catalogue, report } = await loadGuides(folder);
  const headings = [...catalogue.prose.pages.values()].map(({ title, headings }) => [
    title,
    ...headings.map(({ id }) => id),
  ]);
  expect(headings).toEqual([
    ["Ropes of the app router", "for-both", "for-app"],
    ["App"],
    ["Knots"],
    ["Ropes of the pages router", "for-both", "for-pages"],
    ["Pages"],
  ]);
  const said = report.diagnostics.filter(({ code }) => code !== "prose/orphan");
  expect(
    said.map(({ span, message }) => `${span?.file.split("/routers/").at(-1)}:${span?.startLine}: ${message}`),
  ).toEqual([
    "docs/01-app/index.md:5: `02-pages/01-guides/ropes` has no heading `#for-app`",
    "docs/01-app/02-guides/ropes.md:24: the link leads to `/docs/pages/guides/nowhere`, which is not there",
  ]);
});
