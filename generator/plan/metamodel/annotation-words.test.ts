import { describe, expect, it } from "vitest";
import type { RichText } from "../../page-model/parts.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { describeOtherAnnotations, describeRelationship, describeTimeseries } from "./annotation-words.ts";

const { catalogue } = await loadModel("harbour");
const context = createPlanContext(catalogue, { title: "Harbour", base: "/" });

/** Links as Markdown writes them, unresolved names with a question mark. */
function print(text: RichText | undefined): string {
  return (text ?? [])
    .map(({ text: words, href, unresolved }) =>
      href === undefined ? words + (unresolved === true ? "?" : "") : `[${words}](${href})`,
    )
    .join("");
}

describe("describeRelationship", () => {
  it("names the targets and the direction of lineage", () => {
    const fact = { name: "LoadedFrom", targets: ["ship", "berth", "raft"], isLineage: true, isUpstream: true };
    expect(print(describeRelationship(fact, context))).toBe(
      "Edge LoadedFrom to [ship](/generated/metamodel/entities/ship/), [berth](/generated/metamodel/entities/berth/) or raft?, lineage (upstream)",
    );
  });

  it("says so when an annotation further out takes the value", () => {
    const fact = { name: "TaggedWith", targets: ["ship"], isLineage: false, overridden: true as const };
    expect(print(describeRelationship(fact, context))).toBe(
      "Edge TaggedWith to [ship](/generated/metamodel/entities/ship/), overridden by an annotation further out and never stored",
    );
  });

  it("says so when any entity may stand there", () => {
    expect(print(describeRelationship({ name: "On", targets: [], isLineage: false }, context))).toBe(
      "Edge On to any entity",
    );
  });
});

describe("describeTimeseries", () => {
  it.each([
    [{ collection: false, statName: "height", annotation: {} }, "Stored for aggregation as height"],
    [
      { collection: false, statName: "runs", annotation: { fieldType: "COUNT", aggregationType: "SUM" } },
      "Stored for aggregation as runs, of type count, aggregated by SUM",
    ],
    [
      { collection: true, statName: "users", key: "user", annotation: {} },
      "Collection stored for aggregation as users, one series per user",
    ],
  ])("of %j", (field, expected) => {
    expect(print(describeTimeseries(field))).toBe(expected);
  });
});

describe("describeOtherAnnotations", () => {
  it.each([
    [{ examples: ["sloop", 3, "a b", "more"] }, "For example sloop, 3, a b"],
    [{ example: false }, "For example false"],
    [{ const: "" }, 'Always ""'],
    [{ const: null }, "Always null"],
    [{ default: "a" }, "Default a"],
    [{ examples: [["sloop"]] }, 'For example ["sloop"]'],
    [{ const: { ship: ["Ada", 1] } }, 'Always { "ship": ["Ada", 1] }'],
    [{ examples: [["s".repeat(90)]] }, `@examples = [["${"s".repeat(90)}"]]`],
    [{ examples: [] }, "@examples = []"],
    [{ enum: [1, null, "a b"] }, "One of 1, null, a b"],
    [{ enum: Array.from({ length: 14 }, (_, at) => at) }, "One of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more"],
    [{ items: { maxLength: 2 } }, "Each item: at most 2 characters"],
    [{ items: { items: { minimum: 1 } } }, "Each item: each item: at least 1"],
    [{ items: { examples: ["Ada", "Bo"] } }, "Each item: for example Ada, Bo"],
    [{ items: "string" }, '@items = "string"'],
    [{ additionalProperties: { pattern: "^A" } }, "Each value: matches ^A"],
    [{ dependentRequired: ["a", "b"] }, "Needs a, b"],
    [{ ofVariants: { kind: ["s3", 3] } }, "Where kind is s3 or 3"],
    [{ ofVariants: ["Small", "Large"] }, "In the variant Small or Large"],
    [{ ofVariants: { kind: "s3" } }, '@ofVariants = { "kind": "s3" }'],
    [{ anyOf: [{ type: "integer", maximum: 9 }, { type: "string" }] }, "As integer: at most 9"],
    [
      { oneOf: [{ type: "integer", maximum: 9 }, { type: "enum", enum: ["a"] }, { type: "a.B" }] },
      "As integer: at most 9",
    ],
    [{ oneOf: [{ enum: ["a", "b"] }, {}] }, "Either one of a, b"],
    [{ items: { anyOf: [{ enum: ["a"] }, {}] } }, "Each item: either one of a"],
    [{ propertyNames: { pattern: "^a" } }, "Keys match ^a"],
    [{ propertyNames: { type: "string", format: "regex" } }, "Keys in the format regex"],
    [{ propertyNames: { maxLength: 9 } }, "Each key: at most 9 characters"],
    [{ propertyNames: { $id: "x" } }, '@propertyNames = { "$id": "x" }'],
    [{ propertyNames: { $ref: "a.Name" } }, "Each key: a.Name"],
    [{ contains: { $ref: "a.Name" } }, "Contains: a.Name"],
    [{ contains: { $ref: "a.Name", minLength: 2 } }, '@contains = { "$ref": "a.Name", "minLength": 2 }'],
    [{ oneOf: ["ship"] }, '@oneOf = ["ship"]'],
    [{ example: "s".repeat(90) }, `@example = "${"s".repeat(90)}"`],
  ])("says which values there may be: %j", (annotations, expected) => {
    expect(describeOtherAnnotations({ annotations }, context).map(print)).toEqual([expected]);
  });

  it.each([
    { uniqueItems: false },
    { propertyNames: { type: "string" } },
    { items: { oneOf: [{ type: "a.B" }, { type: "string" }] } },
    { additionalProperties: { oneOf: [{ type: "a.B" }, { type: "a.C" }] } },
  ])("says nothing of what says no more than the type: %j", (annotations) => {
    expect(describeOtherAnnotations({ annotations }, context)).toEqual([]);
  });

  it("tells limits of several alternatives of one type apart", () => {
    const list = (count: number) => ({ type: "array", minItems: count, maxItems: count });
    const oneOf = [list(4), list(6), { type: "array" }, { type: "string", maxLength: 3, pattern: "^a" }];
    expect(describeOtherAnnotations({ annotations: { oneOf } }, context).map(print)).toEqual([
      "Either as array: at least 4 items, at most 4 items",
      "Either as array: at least 6 items, at most 6 items",
      "As string: at most 3 characters",
      "As string: matches ^a",
    ]);
  });

  it("tells the first of very many alternatives", () => {
    const anyOf = Array.from({ length: 15 }, (_, at) => ({ const: at }));
    const told = describeOtherAnnotations({ annotations: { anyOf } }, context).map(print);
    expect([told.length, told[0], told.at(-1)]).toEqual([13, "Either always 0", "And 3 more alternatives"]);
  });

  it("leads to an entity in whatever case it is named, and marks one that no registry has", () => {
    const annotations = { UrnValidation: { entityTypes: ["SHIP", "galleon"] } };
    expect(describeOtherAnnotations({ annotations }, context).map(print)).toEqual([
      "Must be a URN of [SHIP](/generated/metamodel/entities/ship/) or galleon?",
    ]);
  });

  it("takes a URN of any entity for one", () => {
    const annotations = { UrnValidation: { exist: "true" } };
    expect(describeOtherAnnotations({ annotations }, context).map(print)).toEqual(["Must be a URN that exists"]);
  });

  it("words what it knows, shows what it does not, and leaves out what is told elsewhere", () => {
    const annotations = {
      UrnValidation: { entityTypes: ["ship"], exist: true, strict: true },
      compliance: [{ policy: "NONE" }],
      flagged: true,
      weight: 10,
      SearchScore: { weight: 0.5, modifier: "LOG", defaultValue: 1 },
      SearchableRef: { "/at/urn": { refType: "ship", fieldType: "URN", fieldName: "ref", depth: 2, boostScore: 2 } },
      Searchable: {},
      Relationship: {
        "/*/to": { name: "R", createdOn: "edges/*/at", createdActor: "edges/*/by", via: "edges/*/via" },
        "/*/of": { name: "S", isLineage: true },
      },
      deprecated: true,
    };
    const numbers = { "/weight": "10.0", "/SearchScore/weight": "0.50", "/SearchableRef/~1at~1urn/boostScore": "2.0" };
    expect(describeOtherAnnotations({ annotations, numbers }, context).map(print)).toEqual([
      "Must be a URN of [ship](/generated/metamodel/entities/ship/) that exists, checked strictly",
      '@compliance = [{ "policy": "NONE" }]',
      "@flagged",
      "@weight = 10.0",
      "Ranks results by its value, weight 0.50, modifier LOG, 1 where it is empty",
      "Searched by fields of the [ship](/generated/metamodel/entities/ship/) that it leads to, as URN, indexed as ref, 2 deep, boost 2.0, at at.urn",
      "The edge at to keeps: created on at, created by by, by way of via",
    ]);
  });
});

it("says what limits the first items of a list", () => {
  const prefixItems = [
    { type: "string", title: "code", minLength: 1, maxLength: 3 },
    "long",
    { type: "double", minimum: 1 },
  ];
  expect(describeOtherAnnotations({ annotations: { prefixItems } }, context).map(print)).toEqual([
    "In this order: string (code): at least 1 character, at most 3 characters; long; double: at least 1",
  ]);
});
