import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

const folder = fileURLToPath(new URL("../../testdata/sites/numbered", import.meta.url));

test("addresses leave out the numbers of files, and may be of a larger site that the docs are a part of", async () => {
  const { catalogue, report } = await loadGuides(folder);
  const links = [...catalogue.prose.pages.values()].flatMap(({ links }) =>
    links.map((link) => `${link.target} -> ${link.to === "page" ? link.id : link.to}`),
  );
  expect(links).toEqual([
    "../harbour/quay -> 02-harbour/02-quay",
    "/providers/tugs -> elsewhere",
    "/docs/messages/no-wind -> elsewhere",
    "/docs/harbour/qay -> nothing",
    "/providers/tug.png -> nothing",
    "/docs/basics/first-ship -> 01-basics/01-first-ship",
    "/harbour -> 02-harbour/index",
    "./basics/first-ship#mooring -> 01-basics/01-first-ship",
    "/01-basics/01-first-ship -> 01-basics/01-first-ship",
    "basics/first-ship.md -> nothing",
  ]);
  const said = report.diagnostics.filter(({ code }) => code !== "prose/orphan");
  expect(said.map(({ code, severity, message }) => `${severity} ${code}: ${message}`)).toEqual([
    "info prose/unmade-page: `/providers/tugs` is a page of the project that isn't made here",
    "info prose/unmade-page: `/docs/messages/no-wind` is a page of the project that isn't made here",
    "warning prose/missing-target: the link leads to `/docs/harbour/qay`, which is not there",
    "warning prose/missing-target: the link leads to `/providers/tug.png`, which is not there",
    "warning prose/missing-target: the link leads to `basics/first-ship.md`, which is not there",
  ]);
});
