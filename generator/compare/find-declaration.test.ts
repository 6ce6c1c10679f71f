import { expect, test } from "vitest";
import { compareCatalogues } from "./compare-catalogues.ts";
import { createFindDeclaration } from "./find-declaration.ts";
import { type CaseTexts, linkCase } from "./testdata/link-case.ts";

const span = { file: "tool.yaml", startLine: 7, startColumn: 1, endLine: 7, endColumn: 4 };
const option = { name: "x", type: "text", required: false, multiple: false, names: ["--x"], span };

const cases: readonly (readonly [name: string, texts: CaseTexts, line: number | undefined])[] = [
  ["a field at its record", { pdl: ["record A { x: int }", "\nrecord A {}"] }, 2],
  ["a symbol at its enum", { pdl: ["enum A { X, Y }", "\n\nenum A { Y }"] }, 3],
  [
    "a field of an aspect at the record that is annotated",
    { pdl: ['@Aspect.name = "a"\nrecord A { x: int }', '@Aspect.name = "a"\nrecord A {}'] },
    2,
  ],
  [
    "an operation at the type that had it",
    { graphql: ["type Query { a: Int  b: Int }", "\ntype Query {\n  b: Int }"] },
    2,
  ],
  ["an argument at its operation", { graphql: ["type Query { b(x: Int): Int }", "type Query {\n  b: Int }"] }, 2],
  [
    "a field at its type",
    { graphql: ["type Query { b: A } type A { x: Int y: Int }", "type Query { b: A }\ntype A { y: Int }"] },
    2,
  ],
  [
    "an option at its source",
    {
      plugins: [
        "[{id: a, options: [{path: x, type: string}, {path: y, type: string}]}, {id: b}]",
        "[{id: b},\n {id: a, options: [{path: y, type: string}]}]",
      ],
    },
    4,
  ],
  [
    "a method at its class",
    {
      modules: [
        "[{name: m, classes: [{name: C, methods: [{name: x}]}]}]",
        "[{name: m, functions: [{name: f}],\n  classes: [{name: C}]}]",
      ],
    },
    4,
  ],
  ["an option at its command", { commands: [[{ path: "p q", options: [option], span }], [{ path: "p q", span }]] }, 7],
  ["a record that went with its file nowhere", { pdl: ["record A {}", "record B {}"] }, undefined],
];

test.each(cases)("what is gone is told of: %s", async (_, texts, line) => {
  const [before, after] = await Promise.all([linkCase(texts, 0), linkCase(texts, 1)]);
  const removed = compareCatalogues(before, after).changes.filter(({ kind }) => kind === "removed");
  const find = createFindDeclaration(after);
  expect(removed.map((change) => find(change)?.startLine)).toEqual([line]);
});
