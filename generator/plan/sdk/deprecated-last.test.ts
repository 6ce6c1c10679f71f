import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { plan } from "../plan.ts";

const classes = `class Berth:
    """One."""

    def aground(self) -> None:
        """Lie aground.

        .. deprecated:: 2.0
           Use moor.
        """

    def moor(self) -> None:
        """Moor."""

    def sail(self) -> None:
        """Sail."""
`;

test("what is not to be used any more comes last on the page of a class", async () => {
  const report = createReport();
  const texts = { "shop/__init__.py": "", "shop/berths.py": classes };
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: "python" as const }));
  const catalogue = await link({ ...parse(files, report), packages: ["shop"] }, report);
  const { pages } = plan(catalogue, { title: "Shop", base: "/" }, report);
  const page = pages.find(({ title }) => title === "Berth");
  const content = page?.content.get();
  const methods = content?.kind === "sdkClass" ? content.methods.flatMap(({ functions }) => functions) : [];
  expect(methods.map(({ name }) => name)).toEqual(["moor", "sail", "aground"]);
});
