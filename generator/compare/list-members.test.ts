import { expect, test } from "vitest";
import { compareCatalogues } from "./compare-catalogues.ts";
import { createListMembers } from "./list-members.ts";
import { type CaseTexts, linkCase } from "./testdata/link-case.ts";

const span = { file: "a", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const argument = { name: "x", type: "text", required: false, multiple: false, span };

const cases: readonly (readonly [name: string, texts: CaseTexts, members: readonly string[] | undefined])[] = [
  ["a record its fields", { pdl: ["record A { x: int  y: int }", "record B {}"] }, ["x", "y"]],
  ["an enum its symbols", { pdl: ["enum A { X }", "record B {}"] }, ["X"]],
  ["an aspect those of its record", { pdl: ['@Aspect.name = "a"\nrecord A { x: int }', "record B {}"] }, ["x"]],
  [
    "an operation its arguments",
    { graphql: ["type Query { a(x: Int): Int  b: Int }", "type Query { b: Int }"] },
    ["x"],
  ],
  ["a type its fields", { graphql: ["type Query { b: Int } type A { x: Int }", "type Query { b: Int }"] }, ["x"]],
  ["a source its options", { plugins: ["[{id: a, options: [{path: x, type: string}]}, {id: b}]", "[{id: b}]"] }, ["x"]],
  [
    "a component its options",
    {
      components: [
        [
          { kind: "sink", id: "a", options: [{ path: "x" }] },
          { kind: "sink", id: "b" },
        ],
        [{ kind: "sink", id: "b" }],
      ],
    },
    ["x"],
  ],
  [
    "a class its methods",
    { modules: ["[{name: m, classes: [{name: C, methods: [{name: x}]}]}]", "[{name: m, functions: [{name: f}]}]"] },
    ["x"],
  ],
  ["a command its arguments", { commands: [[{ path: "p", arguments: [argument] }], [{ path: "q" }]] }, ["x"]],
  ["what has nothing says nothing", { pdl: ["record A {}", "record B {}"] }, undefined],
  ["a field that goes alone has none", { pdl: ["record A { x: int }", "record A {}"] }, undefined],
];

test.each(cases)("of what is gone, %s", async (_, texts, members) => {
  const { changes } = compareCatalogues(...(await Promise.all([linkCase(texts, 0), linkCase(texts, 1)])));
  const removed = changes.filter(({ kind }) => kind === "removed");
  expect(removed.map((change) => change.members)).toEqual([members]);
});

test("looks for things that are gone in an index", async () => {
  const count = 200;
  const types = Array.from({ length: count }, (_, at) => `type T${at} { x: Int }`);
  const catalogue = await linkCase({ graphql: [`type Query { a: Int } ${types.join(" ")}`, ""] }, 0);
  let looks = 0;
  const watched = catalogue.graphql.types.map((type) => ({
    ...type,
    get name() {
      looks += 1;
      return type.name;
    },
  }));
  const listMembers = createListMembers({ ...catalogue, graphql: { ...catalogue.graphql, types: watched } });
  for (let at = 0; at < count; at += 1) {
    expect(listMembers({ area: "graphqlTypes", thing: `T${at}` })).toEqual(["x"]);
  }
  expect(looks).toBe(watched.length);
});
