import { expect, test } from "vitest";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { type CaseTexts, linkCase } from "../compare/testdata/link-case.ts";
import { linkChanges } from "./link-changes.ts";

const aspect = '@Aspect = { "name": "info" }\n';

const cases: readonly (readonly [name: string, texts: CaseTexts, links: readonly (string | undefined)[]])[] = [
  [
    "a field leads to its row, what is gone to what it was a part of",
    { pdl: ["record A { x: int  y: int }", "record A { x: int  z: int }"] },
    ["generated/metamodel/types/A/", "generated/metamodel/types/A/#z"],
  ],
  [
    "a type that is gone leads nowhere",
    { pdl: ["record A {} ", "record B {}"] },
    [undefined, "generated/metamodel/types/B/"],
  ],
  [
    "what is indexed of an aspect leads to its field",
    {
      shared: { "entity-registry.yml": "entities:\n  - name: a\n    keyAspect: info\n" },
      pdl: [`${aspect}record A { x: string }`, `${aspect}record A { @Searchable = {} x: string }`],
    },
    ["generated/metamodel/aspects/info/#x"],
  ],
  [
    "an argument leads to its operation, by its coordinate",
    { graphql: ["type Query { a: Int }", "type Query { a(b: Int): Int }"] },
    ["graphql/queries/a/#Query.a%28b:%29"],
  ],
  [
    "a guide leads to itself",
    { guides: [{ start: { title: "Start", headings: ["one"] } }, { start: { title: "Start" } }] },
    ["start/"],
  ],
];

test.each(cases)("%s", async (_, texts, links) => {
  const [before, after] = await Promise.all([linkCase(texts, 0), linkCase(texts, 1)]);
  const find = linkChanges(after, "https://example.org/pr/7");
  const found = compareCatalogues(before, after).changes.map((change) => find(change));
  expect(found).toEqual(
    links.map((link) => link && `https://example.org/pr/7/${link.replaceAll("%28", "(").replaceAll("%29", ")")}`),
  );
});
