import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compareCatalogues } from "../../../generator/compare/compare-catalogues.ts";
import { plan } from "../../../generator/plan/plan.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { linkModel } from "../../../generator/testdata/link-model.ts";
import { PageBody } from "../page-templates.tsx";
import { readPage } from "../../../generator/page-model/read-page.ts";

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
  const path = fileURLToPath(new URL("../testdata/changes.html", import.meta.url));
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
