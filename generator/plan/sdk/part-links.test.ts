import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { plan } from "../plan.ts";

test("the pages of a class that fills several say what each begins and ends with, and know which one they are", async () => {
  const said = "Long. ".repeat(5000);
  const methods = ["anchor", "berth", "moor", "sail", "tow"].map(
    (name) => `    def ${name}(self) -> None:\n        """${said}"""\n`,
  );
  const report = createReport();
  const texts = { "shop/__init__.py": "", "shop/berths.py": `class Berth:\n${methods.join("\n")}` };
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: "python" as const }));
  const catalogue = await link({ ...parse(files, report), packages: ["shop"] }, report);
  const { pages } = plan(catalogue, { title: "Shop", base: "/" }, report);
  const contents = pages.filter(({ title }) => title === "Berth").map(({ content }) => content.get());
  const labels = contents.map((content) =>
    content.kind === "sdkClass" ? content.parts.map(({ label }) => label) : [],
  );
  const expected = ["Part 1: anchor … berth", "Part 2: moor … sail", "Part 3: tow"];
  expect(labels).toEqual([expected, expected, expected]);
  expect(contents.map((content) => content.kind === "sdkClass" && content.part)).toEqual([0, 1, 2]);
});
