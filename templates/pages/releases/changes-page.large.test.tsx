import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compareCatalogues } from "../../../generator/compare/compare-catalogues.ts";
import { readPage } from "../../../generator/page-model/read-page.ts";
import { plan } from "../../../generator/plan/plan.ts";
import { linkModel } from "../../../generator/testdata/link-model.ts";
import { PageBody } from "../page-templates.tsx";

it("tells ten thousand changes on pages of less than 250 kB, the gravest first and each once", async () => {
  const many = (count: number, type: string): string =>
    Array.from({ length: count }, (_, index) => `fieldWithSomeName${index}: ${type}`).join(", ");
  const files = (type: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [
        `a${index}.pdl`,
        `namespace x.y\nrecord RecordOfMany${index} { ${many(36, type)}, other: ${type === "int" ? "string" : "int"} }`,
      ]),
    ),
    "z.pdl": `namespace x.y\nrecord RecordOfMore { ${many(750, type)} }`,
    "zz.pdl": `namespace x.y\nrecord RecordOfLittle { harmless: int = ${type === "int" ? 1 : 2} }`,
  });
  const [before, after] = [await linkModel(files("int")), await linkModel(files("string"))];
  const comparison = compareCatalogues(before.catalogue, after.catalogue);
  expect(comparison.changes.length).toBeGreaterThan(10_000);
  const { pages } = plan(after.catalogue, { title: "Many", base: "/docs/", history: { since: "1.0", comparison } });
  const told = pages.map(readPage).filter(({ section }) => section === "changes");
  for (const page of told) expect(renderToStaticMarkup(<PageBody page={page} />).length).toBeLessThan(200_000);
  const [overview, ...parts] = told.map(({ content }) => (content.kind === "changes" ? content : undefined));
  expect(overview?.sections[0]).toMatchObject({ note: "251", more: { label: "171 more" } });
  expect(parts.length).toBeGreaterThan(10);
  const things = parts.flatMap((content) => content?.sections.flatMap(({ changed }) => changed) ?? []);
  expect(new Set(things.map(({ id }) => id)).size).toBe(252);
  expect(things).toHaveLength(252);
  expect(things.at(-1)?.name.text).toBe("RecordOfLittle");
  expect(things.find(({ name }) => name.text === "RecordOfMore")).toMatchObject({ omitted: 550 });
  // A page of a thing leads to the one of several on which it is told.
  const last = pages.find(({ route }) => route.endsWith("RecordOfLittle"))?.content.get();
  const facts = last !== undefined && "facts" in last ? last.facts : [];
  expect(facts.find(({ label }) => label === "History")?.value[0]?.href).toBe(
    `/docs/changes/metamodel-${parts.length}/#types.x.y.RecordOfLittle`,
  );
});
