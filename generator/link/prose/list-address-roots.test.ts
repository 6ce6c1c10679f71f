import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

const folder = fileURLToPath(new URL("../../testdata/sites/html-links", import.meta.url));

test("pages that lead to each other by `.html` are named by another tool than GitHub, whichever signs it makes of points", async () => {
  const { catalogue, report } = await loadGuides(folder);
  const anchors = [...catalogue.prose.pages.values()].flatMap(({ links }) =>
    links.map((link) => {
      const id = link.to === "page" ? link.id : "";
      return `${link.target} -> ${id}#${("anchor" in link && link.anchor) || ""}`;
    }),
  );
  expect(anchors).toEqual([
    "ropes.html#config-rope-length_limit -> ropes#configropelength_limit",
    "ropes.html#config-rope-length-limit -> ropes#configropelength_limit",
    "#the-yard-s-gate -> #the-yards-gate",
    "ropes.html#config-knots -> ropes#",
    "#config-rope-length-limit -> #configropelength_limit",
    "#Config-rope -> #configrope",
  ]);
  expect(report.diagnostics.map(({ message }) => message)).toEqual([
    "`ropes` has no heading `#config-knots`",
    "`ropes` has no heading `#Config-rope`",
  ]);
});
