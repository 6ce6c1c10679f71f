import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diff } from "../../api.ts";
import { typedefRules } from "../rules/typedefs.ts";
import { findWayOut, sayChange } from "../say-change.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-typedefs-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What is told of two states of the same types, as codes and sentences, but for docs. */
async function hear(was: object, is: object): Promise<readonly string[]> {
  for (const [name, types] of Object.entries({ was, is })) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "types.json"), JSON.stringify(types));
  }
  const { comparison } = await diff(join(folder, "was"), join(folder, "is"), { cwd: folder, config: false });
  if (comparison === undefined) return expect.fail("nothing was compared");
  return comparison.changes
    .filter(({ verdict }) => verdict !== "docs")
    .map(
      (change) =>
        `${change.code} ${change.coordinate}: ${sayChange(change)
          .map(({ text }) => text)
          .join("")}`,
    );
}

const toAttribute = (more: object): object => ({
  entityDefs: [{ name: "a", attributeDefs: [{ name: "x", typeName: "array<string>", isOptional: true, ...more }] }],
});

const ends = { a: { name: "a", attributeDefs: [] }, b: { name: "b", attributeDefs: [] } };
const toRelationship = (more: object, first: object = {}): object => ({
  entityDefs: Object.values(ends),
  relationshipDefs: [
    {
      ...{ name: "r", relationshipCategory: "AGGREGATION", propagateTags: "NONE", ...more },
      endDef1: { type: "a", name: "bs", isContainer: true, cardinality: "SET", ...first },
      endDef2: { type: "b", name: "a", cardinality: "SINGLE" },
    },
  ],
});

const toEntity = (more: object): object => ({
  entityDefs: [
    { name: "a", attributeDefs: [], ...more },
    { name: "b", attributeDefs: [] },
    { name: "c", attributeDefs: [{ name: "x", typeName: "int" }] },
  ],
});

const toClassification = (entityTypes: readonly string[]): object => ({
  ...{ entityDefs: Object.values(ends) },
  classificationDefs: [{ name: "k", entityTypes, attributeDefs: [] }],
});

const toEnum = (...elements: readonly (readonly [value: string, ordinal: number])[]): object => ({
  enumDefs: [{ name: "e", elementDefs: elements.map(([value, ordinal]) => ({ value, ordinal })) }],
});

const struct = { name: "s", attributeDefs: [] };

const toBusinessMetadata = (...types: readonly string[]): object => ({
  entityDefs: Object.values(ends),
  businessMetadataDefs: [
    {
      name: "m",
      attributeDefs: [
        { name: "x", typeName: "int", isOptional: true, options: { applicableEntityTypes: JSON.stringify(types) } },
      ],
    },
  ],
});

const cases: readonly [what: string, was: object, is: object, told: readonly string[]][] = [
  [
    "an attribute of business metadata is for other entities",
    toBusinessMetadata("a"),
    toBusinessMetadata("b"),
    [
      "breaking/applicability-narrowed atlas.m.x/for a: x of atlas.m is no longer for a",
      "safe/applicability-widened atlas.m.x/for b: x of atlas.m is for b as well",
    ],
  ],
  [
    "an enum is a struct, which is told once",
    toEnum(["A", 0]),
    { structDefs: [{ name: "e", attributeDefs: [] }] },
    ["breaking/kind-changed atlas.e: atlas.e was enum and is record"],
  ],
  [
    "an attribute is unique",
    toAttribute({}),
    toAttribute({ isUnique: true }),
    ["breaking/attribute-made-unique atlas.a.x: no two of a may have the same x now"],
  ],
  [
    "an attribute is no longer unique",
    toAttribute({ isUnique: true }),
    toAttribute({}),
    ["breaking/attribute-made-common atlas.a.x: several of a may have the same x now"],
  ],
  [
    "an attribute is indexed",
    toAttribute({}),
    toAttribute({ isIndexable: true }),
    ["safe/attribute-indexed atlas.a.x: searches can go by x of a now"],
  ],
  [
    "an attribute is no longer indexed",
    toAttribute({ isIndexable: true }),
    toAttribute({}),
    ["risky/attribute-unindexed atlas.a.x: no index is made for x of a any more"],
  ],
  [
    "a list is a set",
    toAttribute({ cardinality: "LIST" }),
    toAttribute({ cardinality: "SET" }),
    ["risky/cardinality-changed atlas.a.x: x of a was a list and is a set"],
  ],
  [
    "a list is one value, which its type says",
    toAttribute({ cardinality: "LIST" }),
    toAttribute({ typeName: "string", cardinality: "SINGLE" }),
    ["breaking/type-changed atlas.a.x: x was array[string] and is string"],
  ],
  [
    "an attribute owns its values",
    toAttribute({}),
    toAttribute({ constraints: [{ type: "ownedRef" }] }),
    ["risky/attribute-ownership-changed atlas.a.x: x of a owns what it leads to now"],
  ],
  [
    "a default that is no plain value",
    toAttribute({ defaultValue: "[a]" }),
    toAttribute({ defaultValue: "[b]" }),
    ['risky/default-changed atlas.a.x: the default of x was "[a]" and is "[b]"'],
  ],
  [
    "an attribute has to be there",
    toAttribute({}),
    toAttribute({ isOptional: false }),
    ["breaking/field-made-required atlas.a.x: the field x is required now"],
  ],
  [
    "a relationship is of another category",
    toRelationship({}),
    toRelationship({ relationshipCategory: "COMPOSITION" }),
    ["breaking/relationship-category-changed atlas.r: the category of atlas.r was AGGREGATION and is COMPOSITION"],
  ],
  [
    "a relationship propagates classifications",
    toRelationship({}),
    toRelationship({ propagateTags: "ONE_TO_TWO" }),
    [
      "risky/propagation-changed atlas.r: atlas.r propagated classifications nowhere and does so from the first end to the second now",
    ],
  ],
  [
    "a relationship has another label",
    toRelationship({ relationshipLabel: "x" }),
    toRelationship({ relationshipLabel: "y" }),
    ["safe/relationship-label-changed atlas.r: the label of atlas.r was x and is y"],
  ],
  [
    "an end is no container",
    toRelationship({}),
    toRelationship({}, { isContainer: false }),
    ["breaking/relationship-end-changed atlas.r.end1: end1 of atlas.r was bs (a set, the container) and is bs (a set)"],
  ],
  [
    "an end is another attribute",
    toRelationship({}),
    toRelationship({}, { name: "cs" }),
    [
      "breaking/field-removed atlas.a.bs: the field bs is gone: optional array[atlas.b]",
      "safe/field-added atlas.a.cs: the field cs is new: optional array[atlas.b]",
      "breaking/relationship-end-changed atlas.r.end1: end1 of atlas.r was bs (a set, the container) and is cs (a set, the container)",
    ],
  ],
  [
    "a type extends another one",
    toEntity({}),
    toEntity({ superTypes: ["b"] }),
    ["safe/super-type-added atlas.a/extends b: a extends b now"],
  ],
  [
    "a type no longer extends one that has attributes",
    toEntity({ superTypes: ["c"] }),
    toEntity({}),
    [
      "breaking/field-removed atlas.a.x: the field x is gone: int",
      "breaking/super-type-removed atlas.a/extends c: a no longer extends c",
    ],
  ],
  [
    "a classification for all is for one type",
    toClassification([]),
    toClassification(["a"]),
    ["breaking/classification-restricted atlas.k: the classification atlas.k was for all entities and is for a alone"],
  ],
  [
    "a classification for one type is for another",
    toClassification(["a"]),
    toClassification(["b"]),
    [
      "breaking/classification-narrowed atlas.k/for a: the classification atlas.k is no longer for a",
      "safe/classification-widened atlas.k/for b: the classification atlas.k is for b now",
    ],
  ],
  [
    "a classification for one type is for all",
    toClassification(["a"]),
    toClassification([]),
    ["safe/classification-widened atlas.k: the classification atlas.k is for all entities now"],
  ],
  [
    "a type is of another service",
    toEntity({ serviceType: "x" }),
    toEntity({ serviceType: "y" }),
    ["safe/service-type-changed atlas.a: the service type of a was x and is y"],
  ],
  [
    "a later version",
    toEntity({ typeVersion: "1.0" }),
    toEntity({ typeVersion: "1.1" }),
    ["safe/type-version-raised atlas.a: a was version 1.0 and is 1.1"],
  ],
  [
    "a version that comes before the other as a text",
    toEntity({ typeVersion: "1.9" }),
    toEntity({ typeVersion: "1.10" }),
    ["risky/type-version-lowered atlas.a: a was version 1.9 and is 1.10, which comes before that"],
  ],
  [
    "values of an enum count from nothing on",
    toEnum(["X", 1], ["Y", 2]),
    toEnum(["X", 0], ["Y", 1]),
    [
      "risky/ordinal-changed atlas.e.X: the ordinal of X was 1 and is 0",
      "risky/ordinal-changed atlas.e.Y: the ordinal of Y was 2 and is 1",
    ],
  ],
  [
    "a value of an enum comes between others",
    toEnum(["X", 0], ["Y", 1]),
    toEnum(["X", 0], ["Z", 1], ["Y", 2]),
    [
      "risky/symbol-added atlas.e.Z: the symbol Z is new",
      "risky/ordinal-changed atlas.e.Y: the ordinal of Y was 1 and is 2",
    ],
  ],
  [
    "a value of an enum is gone",
    toEnum(["X", 0], ["Y", 1]),
    toEnum(["X", 0]),
    ["breaking/symbol-removed atlas.e.Y: the symbol Y is gone"],
  ],
  [
    "a default of an enum",
    { enumDefs: [{ name: "e", elementDefs: [{ value: "X", ordinal: 0 }] }] },
    { enumDefs: [{ name: "e", defaultValue: "X", elementDefs: [{ value: "X", ordinal: 0 }] }] },
    ["safe/enum-default-added atlas.e: atlas.e has a default now: X"],
  ],
  [
    "a struct is a classification",
    { structDefs: [struct] },
    { classificationDefs: [struct] },
    ["breaking/kind-changed atlas.s: atlas.s was struct and is classification"],
  ],
];

test.each(cases)("%s", async (_, was, is, told) => {
  expect(await hear(was, is)).toEqual(told);
});

test("every rule has its case", () => {
  const told = new Set(cases.flatMap(([, , , lines]) => lines.map((line) => line.slice(0, line.indexOf(" ")))));
  expect(Object.keys(typedefRules).filter((code) => !told.has(code))).toEqual([]);
});

test("an entity type that is gone is one change, and hits whom there are", async () => {
  const [was, is] = [toEntity({}), { entityDefs: [{ name: "b", attributeDefs: [] }] }];
  expect((await hear(was, is)).map((line) => line.slice(0, line.indexOf(":")))).toEqual([
    "breaking/entity-removed a",
    "breaking/entity-removed c",
  ]);
  const { comparison } = await diff(join(folder, "was"), join(folder, "is"), { cwd: folder, config: false });
  expect(comparison?.changes[0]?.hits).toEqual(["metadataWriters", "apiClients", "operators"]);
});

test("an attribute that is gone breaks, however optional and whoever reads, since Atlas refuses the type", async () => {
  await hear(toAttribute({}), toEntity({}));
  for (const compat of ["full", "backward", "forward"] as const) {
    const options = { cwd: folder, config: false, compat } as const;
    const { comparison } = await diff(join(folder, "was"), join(folder, "is"), options);
    const removed = comparison?.changes.find(({ coordinate }) => coordinate === "atlas.a.x");
    expect(removed).toMatchObject({ code: "breaking/field-removed", verdict: "breaking" });
  }
});

test("ways out are those of Atlas", async () => {
  const attribute = { name: "x", typeName: "int", isOptional: false };
  await hear(toEntity({}), toEntity({ attributeDefs: [attribute] }));
  const { comparison } = await diff(join(folder, "was"), join(folder, "is"), { cwd: folder, config: false });
  expect(comparison?.changes.map(findWayOut)).toEqual([expect.stringContaining("ADD_MANDATORY_ATTRIBUTE")]);
});

test("what is said alike of both is no change", async () => {
  expect(await hear(toRelationship({}), toRelationship({}))).toEqual([]);
  // Schemas of other languages may say the same words of their own.
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const toSchema = (more: object): object => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...{ type: "object", properties: { x: { type: "string", ...more } } },
  });
  expect(await hear(toSchema({ isUnique: true }), toSchema({}))).toEqual([]);
});
