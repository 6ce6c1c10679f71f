import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compareCatalogues } from "../../generator/compare/compare-catalogues.ts";
import { plan } from "../../generator/plan/plan.ts";
import { expectGolden } from "../../generator/testdata/golden.ts";
import { linkModel } from "../../generator/testdata/link-model.ts";
import { PageBody } from "./page-templates.tsx";
import { readPage } from "../../generator/page-model/read-page.ts";

const registry = "id: core\nentities:\n  - name: book\n    keyAspect: bookKey\n    aspects: [ASPECTS]\n";
const key = 'namespace x.y\n@Aspect = { "name": "bookKey" }\nrecord BookKey { isbn: string }';
const info = (fields: string): string =>
  `namespace x.y\n@Aspect = { "name": "bookInfo" }\nrecord BookInfo { ${fields} }`;

it("shows what broke first, then what came, went and changed", async () => {
  const before = await linkModel({
    "entity-registry.yml": registry.replace("ASPECTS", "bookInfo"),
    "a.pdl": key,
    "b.pdl": info("title: string, size: Size"),
    "c.pdl": "namespace x.y\nenum Size { SMALL }",
    "d.graphql": "type Query { book: String  gone: Int }",
  });
  const after = await linkModel({
    "entity-registry.yml": registry.replace("ASPECTS", "bookInfo, loan, note"),
    "a.pdl": key,
    "b.pdl": info("title: int, size: Size"),
    "c.pdl": "namespace x.y\nenum Size { SMALL, <LARGE> }".replace(/[<>]/g, ""),
    "e.pdl": 'namespace x.y\n@Aspect = { "name": "loan" }\nrecord Loan { by: string }',
    "f.pdl": 'namespace x.y\n@Aspect = { "name": "note" }\nrecord Note { by: string }',
    "d.graphql": "type Query { book: String  new: Int }",
  });
  const history = { since: "1.0 <beta>", comparison: compareCatalogues(before.catalogue, after.catalogue) };
  const { pages, navigation, site } = plan(after.catalogue, { title: "Books", base: "/docs/", history });
  const told = pages.map(readPage).filter(({ section }) => section === "changes");
  const markup = told.map(
    (page) => `# ${page.route}: ${page.title}\n${renderToStaticMarkup(<PageBody page={page} />)}`,
  );
  const path = fileURLToPath(new URL("./testdata/changes.html", import.meta.url));
  expectGolden(
    path,
    `${markup
      .join("\n\n")
      .replaceAll(/(?=<(?:section|tr|p|li|ul|table)\b)/g, "\n")
      .trim()}\n`,
  );
  expect(site.sections.at(-1)).toEqual({ id: "changes", label: "Changes", href: "/docs/changes/" });
  expect(navigation.get("changes")?.items.map(({ href }) => href)).toEqual(told.map(({ route }) => `/docs/${route}/`));
  // What has changed says so itself, with the way to the list; what has not says nothing.
  const findHistory = (route: string): unknown => {
    const content = pages.find((page) => page.route === route)?.content.get();
    return content !== undefined && "facts" in content && content.facts.find(({ label }) => label === "History")?.value;
  };
  const metamodel = "generated/metamodel";
  expect(findHistory(`${metamodel}/entities/book`)).toEqual([
    { text: "changed since 1.0 <beta>", href: "/docs/changes/metamodel/#entities.book" },
  ]);
  expect(findHistory(`${metamodel}/aspects/loan`)).toEqual([
    { text: "new since 1.0 <beta>", href: "/docs/changes/metamodel/#~aspects" },
  ]);
  expect(findHistory(`${metamodel}/aspects/bookKey`)).toBeUndefined();
});

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
