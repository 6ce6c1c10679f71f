import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { plan } from "../plan.ts";

test("names that are too long for an address have a number behind the same one, which is no mistake of anybody's", async () => {
  const report = createReport();
  const long = "Harbour".repeat(25);
  const files = ["Crane", "crane", `${long}Piers`, `${long}Piers2`].map((name) => ({
    path: `${name}.pdl`,
    text: `/** One. */ enum ${name} { A }`,
    kind: "pdl" as const,
  }));
  const { pages } = plan(await link(parse(files, report), report), { title: "Harbour", base: "/" }, report);
  const routes = pages.map(({ route }) => route).filter((route) => route.startsWith("generated/metamodel/types/"));
  expect(routes).toHaveLength(4);
  expect(new Set(routes.map((route) => route.toLowerCase())).size).toBe(4);
  const said = report.diagnostics.filter(({ code }) => code === "plan/route-collision");
  expect(said.map(({ message }) => message)).toEqual([
    "the page of enum `crane` would overwrite the one of `Crane`, so it stands at `generated/metamodel/types/crane-2`",
  ]);
});
